import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ESLint } from "eslint";
import ts from "typescript";
import { afterAll, describe, expect, it } from "vitest";

const root = process.cwd();
const CONFIG = ".oxlintrc.jsonc";
const tree = mkdtempSync(join(tmpdir(), "oxlint-"));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const LONG = "// a line\n".repeat(401);
const FORGOTTEN = "export const n = (send: () => Promise<void>): void => {\n  send();\n};\n";
const LETTERS = "export const plus = (s: number, a: number): number => s + a;\n";
const NAMES =
  '/// <reference types="node" />\nexport const day = (): Date => new Date(0);\nexport const x = 1;\n';
const TREE: Readonly<Record<string, string>> = {
  "src/core/a.ts": FORGOTTEN,
  "tabletop/a.ts": FORGOTTEN,
  "scripts/a.ts": FORGOTTEN,
  "test/a.test.ts": FORGOTTEN,
  "src/core/names.ts": NAMES,
  "src/tts/names.ts": NAMES,
  "scripts/a.mjs": "export var day = 1;\n",
  "tabletop/letters.ts": LETTERS,
  "scripts/letters.mjs": "export const a = 1;\n",
  "assets/letters.ts": LETTERS,
  "test/b.ts": "let c = 1;\nexport const d = (e: number): number => c + e;\n",
  "scripts/long.mjs": LONG,
  "scripts/even.mjs": LONG.slice("// a line\n".length),
  "scripts/long.data.mjs": LONG,
  "test/unused.ts": "// oxlint-disable-next-line no-var\nexport const a = 1;\n",
  "test/used.ts": "// oxlint-disable-next-line no-var\nexport var a = 1;\n",
  "test/other.ts": "// eslint-disable-next-line no-var\nexport const a = 1;\n",
  "tsconfig.json": JSON.stringify({ compilerOptions: { strict: true, types: [], lib: ["ES2022"] } }),
};
for (const [path, text] of Object.entries(TREE)) {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}
copyFileSync(join(root, CONFIG), join(tree, CONFIG));

interface Report {
  readonly diagnostics: readonly {
    readonly code?: string;
    readonly filename: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
}

/** What our configuration says of the tree, as `RULE LINE` by file; what is said of a comment has no rule. */
const found = ((): ReadonlyMap<string, readonly string[]> => {
  const bin = join(root, "node_modules", "oxlint", "bin", "oxlint");
  const { stdout } = spawnSync(process.execPath, [bin, "-c", CONFIG, "--format", "json"], {
    cwd: tree,
    encoding: "utf8",
  });
  const said = new Map<string, string[]>();
  for (const { code = "comment", filename, labels } of (JSON.parse(stdout) as Report).diagnostics) {
    const path = filename.replaceAll("\\", "/");
    said.set(path, [...(said.get(path) ?? []), `${code} ${labels[0]?.span.line ?? 0}`]);
  }
  return said;
})();
const said = (path: string): readonly string[] => found.get(path) ?? [];

describe("oxlint", () => {
  it.each(["src/core/a.ts", "tabletop/a.ts", "scripts/a.ts", "test/a.test.ts"])(
    "knows the types of %s: a promise is not forgotten",
    (path) => expect(said(path)).toEqual(["typescript(no-floating-promises) 2"]),
  );

  it("holds programs of both kinds to rules that need no types", () => {
    expect(said("scripts/a.mjs")).toEqual(["eslint(no-var) 1"]);
    expect(said("test/b.ts")).toEqual(["eslint(prefer-const) 1"]);
  });

  it("knows five names of one letter in tabletop and in scripts, and no sixth", () => {
    expect(said("tabletop/letters.ts")).toEqual(["eslint(id-length) 1"]);
    expect(said("scripts/letters.mjs")).toEqual(["eslint(id-length) 1"]);
    expect(said("assets/letters.ts")).toEqual([]);
  });

  it("knows no program above 400 lines that is no table", () => {
    expect(said("scripts/long.mjs")).toHaveLength(1);
    expect(said("scripts/long.mjs")[0]).toMatch(/^eslint\(max-lines\)/);
    expect(said("scripts/even.mjs")).toEqual([]);
    expect(said("scripts/long.data.mjs")).toEqual([]);
  });

  it("keeps the machine's clock and other worlds' types out of src, and lets tts have both", () => {
    const rules = new Set(said("src/core/names.ts").map((one) => one.split(" ")[0]));
    expect([...rules].sort()).toEqual([
      "eslint(no-restricted-globals)",
      "typescript(triple-slash-reference)",
    ]);
    expect(said("src/tts/names.ts")).toEqual([]);
  });

  it("refuses a comment that excuses nothing, or speaks to ESLint where that does not look", () => {
    expect(said("test/unused.ts")).toEqual(["comment 1"]);
    expect(said("test/used.ts")).toEqual([]);
    expect(said("test/other.ts")).toEqual(["eslint(no-warning-comments) 1"]);
  });

  it("leaves to ESLint in src only what that asks there", async () => {
    const { config } = ts.parseConfigFileTextToJson(CONFIG, readFileSync(CONFIG, "utf8")) as {
      config: { overrides: readonly { rules: Readonly<Record<string, unknown>> }[] };
    };
    const left = config.overrides
      .flatMap(({ rules }) => Object.entries(rules))
      .flatMap(([name, level]) =>
        level === "off" ? [name.replace("typescript/", "@typescript-eslint/")] : [],
      );
    const eslint = new ESLint({ cwd: root, cache: false });
    for (const path of ["src/core/game.ts", "src/tts/main.ts", "src/session/ui/xml/game.ts"]) {
      const { rules } = (await eslint.calculateConfigForFile(path)) as { rules: Record<string, [number]> };
      expect(left.filter((name) => rules[name]?.[0] !== 2)).toEqual([]);
      expect(rules["@typescript-eslint/no-unnecessary-condition"]?.[0]).toBe(2);
    }
    expect(left.length).toBeGreaterThan(0);
  });
});
