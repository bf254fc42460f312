import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Compiled } from "../../scripts/lua/compile";
import { cachedBundle } from "../../scripts/lua/bundle-cache";

const CONFIG = {
  compilerOptions: {
    ...{ target: "ES2022", lib: ["ES5"], skipLibCheck: true, module: "ESNext", moduleResolution: "bundler" },
    ...{ strict: true, types: [], rootDir: ".", outDir: "dist" },
  },
  files: ["src/one.ts"],
  tstl: {
    ...{ luaTarget: "5.2", luaLibImport: "require-minimal", luaBundle: "one.lua" },
    ...{ luaBundleEntry: "src/one.ts", noImplicitSelf: true, noHeader: true },
  },
};

/** A project with further folders, and one file that its tstl.json names, in a folder of its own. */
function newProject(...folders: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), "bundle-cache-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ["src", ".cache/lua", ...folders]) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, "tstl.json"), JSON.stringify(CONFIG));
  writeFileSync(join(root, "src", "one.ts"), "export const one = [1].length;");
  return root;
}

const never = (): Compiled => {
  throw new Error("it was made again");
};

test("a bundle is compiled once, however the project's folder is written", () => {
  const root = newProject("src/saves");
  writeFileSync(join(root, "src", "saves", "two.ts"), "export const two = [1, 2].length;");
  const script = { name: "two", entry: "src/saves/two.ts" };
  const made = cachedBundle(root, join(root, "tstl.json"), script, (compiled) => compiled);
  expect(made.errors).toEqual([]);
  const kept = readdirSync(join(root, ".cache", "lua"));
  const from = relative(process.cwd(), root);
  expect(cachedBundle(from, join(from, "tstl.json"), script, never)).toEqual(made);
  expect(kept).toHaveLength(1);
  expect(readdirSync(join(root, ".cache", "lua"))).toEqual(kept);
});

test("it is compiled anew when a file has changed that its script imports from elsewhere", () => {
  const root = newProject("test", "more");
  writeFileSync(join(root, "test", "two.ts"), `import { n } from "../more/n";\nexport const two = n;`);
  const script = { name: "two", entry: "test/two.ts" };
  const made = (n: number): string => {
    writeFileSync(join(root, "more", "n.ts"), `export const n = ${n};`);
    return cachedBundle(root, join(root, "tstl.json"), script, (compiled) => compiled).code;
  };
  expect(made(41)).toContain("41");
  expect(made(42)).toContain("42");
});

test("it is kept when a file has changed that its script does not reach", () => {
  const root = newProject("src/saves");
  const config = join(root, "tstl.json");
  writeFileSync(
    join(root, "src", "saves", "two.ts"),
    `import type { Two } from "../one";\nexport const two: Two = 2;`,
  );
  writeFileSync(join(root, "src", "one.ts"), "export type Two = 2;");
  const script = { name: "two", entry: "src/saves/two.ts" };
  const made = cachedBundle(root, config, script, (compiled) => compiled);
  expect(made.errors).toEqual([]);
  writeFileSync(join(root, "src", "saves", "three.ts"), "export const three = 3;");
  expect(cachedBundle(root, config, script, never)).toEqual(made);
  // A type that it imports may change what is refused.
  writeFileSync(join(root, "src", "one.ts"), "export type Two = 3;");
  expect(cachedBundle(root, config, script, (compiled) => compiled).errors).toEqual([
    expect.stringContaining("src/saves/two.ts:2:14: "),
  ]);
});

test("it is compiled anew when a declaration has changed that its tstl.json includes", () => {
  const root = newProject("declared");
  const config = join(root, "tstl.json");
  writeFileSync(config, JSON.stringify({ ...CONFIG, include: ["declared/*.d.ts"] }));
  writeFileSync(join(root, "src", "one.ts"), "export const one = Size.Whole;");
  const made = (size: number): string => {
    writeFileSync(join(root, "declared", "size.d.ts"), `declare const enum Size { Whole = ${size} }`);
    return cachedBundle(root, config, { name: "one", entry: "src/one.ts" }, (compiled) => compiled).code;
  };
  expect(made(41)).toContain("41");
  expect(made(42)).toContain("42");
});

test("an import that leads nowhere is refused by its name, and found as soon as it is there", () => {
  const root = newProject();
  const config = join(root, "tstl.json");
  writeFileSync(join(root, "src", "one.ts"), `import { two } from "./two";\nexport const one = two;`);
  const made = (): Compiled =>
    cachedBundle(root, config, { name: "one", entry: "src/one.ts" }, (compiled) => compiled);
  expect(made().errors).toEqual([expect.stringMatching(/^src\/one\.ts:1:21: .*'\.\/two'/)]);
  writeFileSync(join(root, "src", "two.ts"), "export const two = 42;");
  expect(made().code).toContain("42");
});
