import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { makeBundle } from "../../scripts/lua/bundle";

/** A project of its own, so that the real dist/ is left alone. */
function project(): string {
  const root = mkdtempSync(join(tmpdir(), "bundle-"));
  for (const name of ["tsconfig.base.json", "tstl.json"]) cpSync(name, join(root, name));
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"), "junction");
  mkdirSync(join(root, "src", "tts"), { recursive: true });
  writeFileSync(join(root, "src", "tts", "main.ts"), "export {};\n");
  return root;
}

describe("the bundle", () => {
  const root = project();
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const make = (entry: string) => {
    writeFileSync(join(root, "src", "tts", "boot.ts"), entry);
    return makeBundle(root, { name: "test", entry: "src/tts/boot.ts" });
  };

  it("is written whole, with a map that names files from the project's root", () => {
    const bundle = make('(globalThis as unknown as { hi: () => string }).hi = () => "one";\nexport {};\n');
    expect(bundle).toMatchObject({ errors: [], defines: ["hi"] });
    expect((JSON.parse(bundle.map) as { sources: string[] }).sources).toEqual(["src/tts/boot.ts"]);
  });

  it("has what the script asks for when it runs, and nothing that is imported for its types alone", () => {
    const write = (name: string, text: string): void =>
      writeFileSync(join(root, "src", "tts", `${name}.ts`), text);
    write("words", 'export const WORDS = { rules: "What only the interface says" };\n');
    write("deep", 'export const DEEP = "asked for by what is asked for";\n');
    write("late", 'import { DEEP } from "./deep";\nexport const late = (): string => DEEP;\n');
    const { code, errors } = make(
      'import type { WORDS } from "./words";\nimport { late } from "./late";\n' +
        "export type Words = typeof WORDS;\n(globalThis as unknown as { hi: () => string }).hi = () => late();\n",
    );
    expect(errors).toEqual([]);
    expect(code).toContain("asked for by what is asked for");
    expect(code).not.toContain("What only the interface says");
  });

  it("is refused with the line in the TypeScript", () => {
    expect(make("export const a: number = 'x';\n").errors).toEqual([
      "src/tts/boot.ts:1:14: Type 'string' is not assignable to type 'number'.",
    ]);
    expect(make("export const now = (): number => Date.now();\n").errors[0]).toMatch(
      /the global Date does not exist there \(from src\/tts\/boot\.ts:1:\d+\)$/,
    );
    expect(make("export const f = (n: number): boolean => (n ? true : false);\n").errors[0]).toMatch(
      /^src\/tts\/boot\.ts:1:\d+: Only false and nil evaluate to 'false' in Lua/,
    );
  });
}, 30_000);

describe("the commands", () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ["scripts/run.mjs", ...args], { encoding: "utf8" });

  it("refuse arguments and names they do not know in one sentence", () => {
    const { status, stderr } = run("build", "--fast");
    expect([status, stderr.split("\n")[0]]).toEqual([2, "--fast is no option."]);
    const none = run("../x");
    expect([none.status, none.stderr.split("\n").length]).toEqual([2, 2]);
  });
}, 30_000);
