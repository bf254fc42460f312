// The Lua rules as a fragment of an ESLint configuration. They are TypeScript, so they are bundled first; the files
// they are for must be parsed with types (typescript-eslint's parser with projectService), which this does not set.
import { renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const bundle = join(here, "..", "..", ".cache", "lint", "plugin.mjs");
const outfile = `${bundle}.${process.pid}`;
await build({
  entryPoints: [join(here, "plugin.ts")],
  outfile,
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  packages: "external",
  logLevel: "error",
});
// Moved in whole: another process may be reading the last one.
renameSync(outfile, bundle);
const { default: plugin } = await import(pathToFileURL(bundle).href);

/** Rules for hot code alone. */
const HOT = new Set(["no-collections"]);
const HOT_FILES = ["src/core/**/*.ts", "src/battle/**/*.ts", "src/games/**/*.ts"];

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

export { plugin };

/** @type {import("eslint").Linter.Config[]} */
export const lua = [
  { name: "lua/everywhere", files: ["src/**/*.ts"], plugins: { lua: plugin }, rules: chosen(false) },
  { name: "lua/hot", files: HOT_FILES, plugins: { lua: plugin }, rules: chosen(true) },
];

export default lua;
