// Our own rules as fragments of an ESLint configuration: what goes wrong on MoonSharp, and what the house wants. They
// are TypeScript, so they are bundled first; the Lua rules are for files that are parsed with types (typescript-eslint's
// parser with projectService), which this does not set.
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { bundle } from "../bundle.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** @param {string} name @returns {Promise<import("eslint").ESLint.Plugin>} */
async function load(name) {
  const file = await bundle(root, `scripts/lint/${name}.ts`);
  return (await import(pathToFileURL(file).href)).default;
}

const lua = await load("plugin");
const house = await load("house");

/** Rules for hot code alone. */
const HOT = new Set(["no-collections"]);
const HOT_FILES = ["src/core/**/*.ts", "src/risk/**/*.ts", "src/games/**/*.ts"];

/**
 * @param {boolean} hot
 * @returns {Record<string, "error">}
 */
const chosen = (hot) =>
  Object.fromEntries(
    Object.keys(lua.rules ?? {})
      .filter((name) => HOT.has(name) === hot)
      .map((name) => [`lua/${name}`, "error"]),
  );

/** What describes the interface for the save, or a game for commands, and is never compiled to Lua. */
const XML_FILES = [
  "src/**/xml.ts",
  "src/session/ui/xml/*.ts",
  "src/**/panels/document.ts",
  "src/games/*/report/*.ts",
  "src/risk/**/report/*.ts",
];

/** @type {import("eslint").Linter.Config[]} */
export const moonsharp = [
  {
    name: "lua/everywhere",
    files: ["src/**/*.ts"],
    ignores: XML_FILES,
    plugins: { lua },
    rules: chosen(false),
  },
  { name: "lua/hot", files: HOT_FILES, ignores: XML_FILES, plugins: { lua }, rules: chosen(true) },
];

/** Texts that are no programs: styles, pages, interfaces. */
const TEXTS = "css,html,xml,lua,cs";

/** Parses any text as an empty program: rules about its lines are all that look at it. */
const plainText = {
  meta: { name: "plain-text" },
  /** @param {string} text */
  parseForESLint(text) {
    const loc = { start: { line: 1, column: 0 }, end: { line: text.split("\n").length, column: 0 } };
    const lists = { body: [], comments: [], tokens: [] };
    return { ast: { type: "Program", sourceType: "module", ...lists, range: [0, text.length], loc } };
  },
};

/** @type {import("eslint").Linter.Config[]} */
export const rooms = [
  {
    name: "house/size",
    files: [`{src,mod,tabletop,scripts,test}/**/*.{${TEXTS}}`],
    languageOptions: { parser: plainText },
    rules: { "max-lines": ["error", 400] },
  },
  {
    name: "house/any-game",
    files: [`tabletop/**/*.{ts,mjs,${TEXTS}}`],
    languageOptions: { parser: plainText },
    plugins: { house },
    rules: { "house/game-words": "error" },
  },
  {
    name: "house/names",
    files: ["src/**/*.ts"],
    ignores: ["src/**/*.d.ts"],
    plugins: { house },
    rules: { "house/one-letter": "error" },
  },
  { name: "house/tags", files: ["src/**/*.ts"], plugins: { house }, rules: { "house/no-guids": "error" } },
  {
    name: "house/no-state",
    files: ["src/**/*.ts"],
    ignores: ["src/tts/**"],
    plugins: { house },
    rules: {
      "house/module-state": "error",
      "no-restricted-syntax": [
        "error",
        {
          selector: ":matches(VariableDeclaration, ClassDeclaration)[declare=true]",
          message: "Names of Lua and TTS belong in src/tts: hand in a function.",
        },
        {
          selector: ":matches(TSDeclareFunction, TSEnumDeclaration, TSModuleDeclaration)[declare=true]",
          message: "Names of Lua and TTS belong in src/tts: hand in a function.",
        },
      ],
    },
  },
];
