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

const LUA_SOURCE = ["src/**/*.ts"];

export default [
  { ignores: ["dist/", ".cache/", "test/moonsharp/{bin,obj}/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" }, settings: { ours: hash.digest("hex") } },
  {
    name: "house/all",
    files: ["**/*.{ts,mjs,cjs}"],
    plugins: { "@typescript-eslint": tseslint.plugin },
    languageOptions: { parser: tseslint.parser },
    rules: {
      eqeqeq: "error",
      // The page asks and tells in its own look: the browser's boxes stop everything else, and some browsers leave them out.
      "no-alert": "error",
      "no-cond-assign": "error",
      "no-constant-condition": ["error", { checkLoops: "allExceptWhileTrue" }],
      "no-debugger": "error",
      "no-dupe-else-if": "error",
      "no-duplicate-case": "error",
      "no-empty": "error",
      "no-implicit-coercion": "error",
      "no-lonely-if": "error",
      "no-loss-of-precision": "error",
      "no-self-assign": "error",
      "no-self-compare": "error",
      "no-sparse-arrays": "error",
      "no-template-curly-in-string": "error",
      "no-unsafe-finally": "error",
      "no-useless-escape": "error",
      "no-useless-rename": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "@typescript-eslint/ban-ts-comment": "error",
      "@typescript-eslint/no-shadow": ["error", { ignoreTypeValueShadow: true }],
      "@typescript-eslint/no-unused-expressions": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    name: "house/length",
    files: ["**/*.{ts,mjs,cjs}"],
    ignores: ["test/**"],
    rules: { "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  {
    name: "house/typed",
    files: ["**/*.ts"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-array-delete": "error",
      "@typescript-eslint/no-base-to-string": "error",
      "@typescript-eslint/no-duplicate-type-constituents": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-for-in-array": "error",
      "@typescript-eslint/no-implied-eval": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/no-misused-spread": "error",
      "@typescript-eslint/no-mixed-enums": "error",
      "@typescript-eslint/no-redundant-type-constituents": "error",
      "@typescript-eslint/no-unnecessary-boolean-literal-compare": "error",
      "@typescript-eslint/no-unnecessary-type-arguments": "error",
      "@typescript-eslint/no-unnecessary-type-assertion": "error",
      "@typescript-eslint/no-unsafe-argument": "error",
      "@typescript-eslint/no-unsafe-assignment": "error",
      "@typescript-eslint/no-unsafe-call": "error",
      "@typescript-eslint/no-unsafe-enum-comparison": "error",
      "@typescript-eslint/no-unsafe-member-access": "error",
      "@typescript-eslint/no-unsafe-return": "error",
      "@typescript-eslint/only-throw-error": "error",
      "@typescript-eslint/prefer-promise-reject-errors": "error",
      "@typescript-eslint/require-await": "error",
      "@typescript-eslint/restrict-plus-operands": ["error", { allowNumberAndString: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/return-await": "error",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
      ],
      "@typescript-eslint/use-unknown-in-catch-callback-variable": "error",
    },
  },
  {
    name: "house/src",
    files: LUA_SOURCE,
    rules: {
      "no-console": "error",
      "@typescript-eslint/unbound-method": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-unnecessary-condition": ["error", { allowConstantLoopConditions: true }],
      "@typescript-eslint/prefer-for-of": "error",
    },
  },
  {
    name: "house/src-pure",
    files: LUA_SOURCE,
    ignores: ["src/tts/**"],
    rules: {
      "no-restricted-globals": ["error", "Date", "Intl", "Reflect", "Proxy", "WeakRef"],
      "no-restricted-properties": [
        "error",
        { object: "Math", property: "random", message: "Chance is a player: ask the dealer." },
      ],
    },
  },
  ...moonsharp,
  ...rooms,
];
