/**
 * What oxlint (.oxlintrc.jsonc) cannot say: our own rules, for which src is parsed with types, and there the rules that
 * oxlint does not have or finds less with. No other program is parsed.
 */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import tseslint from "typescript-eslint";
/** Rules of our own: what goes wrong on MoonSharp, for all that is compiled to Lua, and what the house wants. */
import { moonsharp, rooms } from "./scripts/lint/config.mjs";

const OURS = new URL("scripts/lint/", import.meta.url);

/** ESLint's cache knows the names of our rules, not what they do: their text has to go into its key. */
const hash = createHash("sha256");
for (const name of readdirSync(OURS, { recursive: true }).map(String).sort())
  if (/\.(ts|mjs)$/.test(name)) hash.update(readFileSync(new URL(name, OURS)));

export default [
  { ignores: ["dist/", ".cache/", "test/moonsharp/{bin,obj}/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" }, settings: { ours: hash.digest("hex") } },
  {
    name: "house/typed",
    files: ["src/**/*.ts"],
    plugins: { "@typescript-eslint": tseslint.plugin },
    languageOptions: {
      parser: tseslint.parser,
      // One program of all of src: the three that tsc checks would each have their types of the language and of core made.
      parserOptions: { project: "scripts/lint/typed.json", tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/no-unnecessary-condition": ["error", { allowConstantLoopConditions: true }],
      // oxlint does not see a[i] = a[i], two members of one shape without a name, or that an any[] becomes what has
      // another name than T[]. Elsewhere that is left to it: to parse the rest with types takes twice as long as src.
      "no-self-assign": "error",
      "@typescript-eslint/no-duplicate-type-constituents": "error",
      "@typescript-eslint/no-unsafe-argument": "error",
      "@typescript-eslint/no-unsafe-assignment": "error",
      "@typescript-eslint/no-unsafe-return": "error",
    },
  },
  ...moonsharp,
  ...rooms,
  {
    name: "house/scripts",
    files: ["**/*.mjs"],
    plugins: { "@typescript-eslint": tseslint.plugin },
    languageOptions: { parser: tseslint.parser },
    // oxlint asks it of TypeScript alone.
    rules: { "@typescript-eslint/ban-ts-comment": "error" },
  },
];
