import { join } from "node:path";
import { ESLint, RuleTester } from "eslint";
import tseslint from "typescript-eslint";
import { describe, expect, it } from "vitest";
import house from "../../scripts/lint/house";
import { caseFile, programOf } from "../lint/program";

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });
const rule = (name: string): never => house.rules[name] as never;

const STATE = [
  "let n = 0;",
  "export let n = 0;",
  "const a: number[] = [];\nexport function f() { a.push(1); }",
  "const a = { n: 0 };\nconst f = () => { a.n++; };",
  "const a = { n: 0 };\nconst f = () => { a.n += 2; };",
  "const a = { b: [0] };\nconst f = () => { a.b[0] = 1; };",
  "const a = { b: [0] };\nconst f = () => { (a.b as number[]).sort(); };",
  "const a: Record<string, number> = {};\nfunction f() { delete a.x; }",
  "const a = new Map();\nfunction f() { for (const b of []) a.set(b, 1); }",
  "export const a = [1];\nclass B { c() { a.shift(); } }",
];
const NO_STATE = [
  "const a: number[] = [];\nfor (const x of [1]) a.push(x);",
  "const a = [1];\nfunction f(a: number[]) { a.push(1); }",
  "const a = [1];\nfunction f() { const a = []; a.push(1); }",
  "const a = [1];\nfunction f() { return [...a].sort(); }",
  "const a = [1];\nfunction f(b: { at: number }) { b.at = a[0]; }",
  "function f() { let n = 0; n++; }",
  "declare let n: number;",
];
const GUID = '"3f9a01" looks like a GUID: find objects by tag (a colour is written with #)';

tester.run("module-state", rule("module-state"), {
  valid: NO_STATE.map((code) => ({ code, name: code })),
  invalid: [
    ...STATE.map((code) => ({ code, name: code, errors: 1 })),
    { code: "const [a] = [0];\nvar b = 1, c = 2;", errors: 2 },
  ],
});

tester.run("no-guids", rule("no-guids"), {
  valid: ['const a = ["facade", "#aabbcc", "purple", "3f9a0"];', "const a = `3f9a0$" + "{1}`;"],
  invalid: [
    { code: 'const a = "3f9a01";', errors: [{ message: GUID }] },
    { code: "const a = `3f9a01`;", errors: [{ message: GUID }] },
  ],
});

const at = (path: string): string => join(process.cwd(), path);
const GOOD = [
  "const far = (s: { step: string }, t: number, i: number, k?: number): number => t + i + (k ?? 0) + s.step.length;",
  "for (let n = 0; n < 3; n++) void n;",
  "const far = (x: number, y: number): number => x * y;",
  "const inner = ({ a }: { a: number }): number => a;",
];
const BAD: readonly (readonly [code: string, message: "default" | "other"])[] = [
  ["const far = (b: number): number => b;", "default"],
  ["const far = (t: { board: number }): number => t.board;", "other"],
  ["const s = 3;", "other"],
  ["for (const [m, word] of [[1, 2]]) void (m + word);", "default"],
  ["const { battle: b } = { battle: 1 };", "default"],
];
const good = GOOD.map((code, i) => ({
  code: `export {};\n${code}`,
  name: code,
  filename: caseFile("one-letter", "good", i),
}));
const bad = BAD.map(([code, messageId], i) => ({
  ...{ code: `export {};\n${code}`, name: code, filename: caseFile("one-letter", "bad", i) },
  errors: [{ messageId }],
}));
const program = programOf(new Map([...good, ...bad].map(({ filename, code }) => [filename, code])));
const typed = new RuleTester({
  languageOptions: { parser: tseslint.parser, parserOptions: { programs: [program] } },
});
typed.run("one-letter", rule("one-letter"), { valid: good, invalid: bad });

tester.run("game-words", rule("game-words"), {
  valid: [{ code: "// an asterisk\nconst table = 1;", filename: at("tabletop/a.ts") }],
  invalid: [
    {
      code: "// an asterisk\nconst castleRisk = 1; // of armies\n",
      filename: at("tabletop/a.ts"),
      errors: [
        { messageId: "default", line: 2, column: 7, endColumn: 13 },
        { messageId: "default", line: 2, column: 13 },
        { messageId: "default", line: 2, column: 29 },
      ],
    },
    { code: "", filename: at("tabletop/risk.ts"), errors: [{ messageId: "default", line: 1, column: 1 }] },
  ],
});

describe("the configuration", () => {
  const eslint = new ESLint({ cwd: process.cwd(), cache: false });
  /** What is said of a text at a path of the tree, as `RULE LINE`. */
  async function said(path: string, text: string): Promise<string[]> {
    const [result] = await eslint.lintText(text, { filePath: path });
    return (result?.messages ?? []).map(({ ruleId, line }) => `${ruleId ?? "none"} ${line}`);
  }
  const long = "/* a line */\n".repeat(401);

  it("knows no text above 400 lines, as oxlint knows no program (oxlint.test.ts)", async () => {
    expect(await said("tabletop/page/a.css", long)).toEqual(["max-lines 401"]);
    expect(await said("test/moonsharp/a.cs", long)).toEqual(["max-lines 401"]);
    expect(await said("test/moonsharp/a.cs", long.slice("/* a line */\n".length))).toEqual([]);
  });

  it("knows no word of a game in any text of tabletop", async () => {
    expect(await said("tabletop/page/a.css", "a {}\n.castle {}\n")).toEqual(["house/game-words 2"]);
    expect(await said("tabletop/page/risk.html", "<p>\n")).toEqual(["house/game-words 1"]);
    expect(await said("tabletop/world/a.ts", "// a table\nconst castle = 1;\n")).toEqual([
      "house/game-words 2",
    ]);
    expect(await said("scripts/a.mjs", "// a castle\n")).toEqual([]);
  });

  it("asks scripts why they silence the compiler, which oxlint asks of TypeScript alone", async () => {
    const name = "@typescript-eslint/ban-ts-comment";
    expect(await said("scripts/a.mjs", "// @ts-ignore\n")).toEqual([`${name} 1`]);
    expect(await said("scripts/a.mjs", "// @ts-expect-error -- it is so\n")).toEqual([]);
  });

  it("keeps state and names of Lua out of src, and lets tts have both", async () => {
    const rules = async (path: string): Promise<unknown> => {
      const config = (await eslint.calculateConfigForFile(path)) as { rules: Record<string, [number]> };
      const names = ["house/module-state", "house/no-guids", "no-restricted-syntax"];
      return names.map((name) => config.rules[name]?.[0] ?? 0);
    };
    expect(await rules("src/core/game.ts")).toEqual([2, 2, 2]);
    expect(await rules("src/tts/main.ts")).toEqual([0, 2, 0]);
  });
});
