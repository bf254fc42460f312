// The Lua rules as a fragment of an ESLint configuration. They are TypeScript, so they are bundled first; the files
// they are for must be parsed with types (typescript-eslint's parser with projectService), which this does not set.
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { bundle } from "../bundle.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const file = join(here, "..", "..", ".cache", "lint", "plugin.mjs");
await bundle(join(here, "plugin.ts"), file);
const { default: plugin } = await import(pathToFileURL(file).href);

/** Rules for hot code alone. */
const HOT = new Set(["no-collections"]);
const HOT_FILES = ["src/core/**/*.ts", "src/risk/**/*.ts", "src/games/**/*.ts"];

/**
 * @param {boolean} hot
 * @returns {Record<string, "error">}
 */
const chosen = (hot) =>
  Object.fromEntries(
    Object.keys(plugin.rules)
      .filter((name) => HOT.has(name) === hot)
      .map((name) => [`lua/${name}`, "error"]),
  );

/** What describes the interface for the save, and is never compiled to Lua. */
const XML_FILES = ["src/**/xml.ts", "src/session/panel/xml/*.ts", "src/games/*/panels/document.ts"];

/** @type {import("eslint").Linter.Config[]} */
export default [
  {
    name: "lua/everywhere",
    files: ["src/**/*.ts"],
    ignores: XML_FILES,
    plugins: { lua: plugin },
    rules: chosen(false),
  },
  { name: "lua/hot", files: HOT_FILES, ignores: XML_FILES, plugins: { lua: plugin }, rules: chosen(true) },
];
