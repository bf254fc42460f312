import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keptBundle } from "../../scripts/lua/kept";

const CONFIG = {
  compilerOptions: {
    ...{ target: "ES2022", lib: ["ES2022"], module: "ESNext", moduleResolution: "bundler" },
    ...{ strict: true, types: [], rootDir: ".", outDir: "dist" },
  },
  files: ["src/one.ts"],
  tstl: {
    ...{ luaTarget: "5.2", luaLibImport: "require-minimal", luaBundle: "one.lua" },
    ...{ luaBundleEntry: "src/one.ts", noImplicitSelf: true, noHeader: true },
  },
};

test("a bundle is compiled once, however the project's folder is written", () => {
  const root = mkdtempSync(join(tmpdir(), "kept-test-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, "src", "saves"), { recursive: true });
  mkdirSync(join(root, ".cache", "lua"), { recursive: true });
  writeFileSync(join(root, "tstl.json"), JSON.stringify(CONFIG));
  writeFileSync(join(root, "src", "one.ts"), "export const one = [1].length;");
  writeFileSync(join(root, "src", "saves", "two.ts"), "export const two = [1, 2].length;");
  const script = { name: "two", entry: "src/saves/two.ts" };
  const made = keptBundle(root, join(root, "tstl.json"), script, (compiled) => compiled);
  expect(made.errors).toEqual([]);
  const kept = readdirSync(join(root, ".cache", "lua"));
  const from = relative(process.cwd(), root);
  const never = (): typeof made => {
    throw new Error("it was made again");
  };
  expect(keptBundle(from, join(from, "tstl.json"), script, never)).toEqual(made);
  expect(kept).toHaveLength(1);
  expect(readdirSync(join(root, ".cache", "lua"))).toEqual(kept);
});

test("it is compiled anew when a file has changed that its script imports from elsewhere", () => {
  const root = mkdtempSync(join(tmpdir(), "kept-test-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ["src", "test", "more", ".cache/lua"])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, "tstl.json"), JSON.stringify(CONFIG));
  writeFileSync(join(root, "src", "one.ts"), "export const one = [1].length;");
  writeFileSync(join(root, "test", "two.ts"), `import { n } from "../more/n";\nexport const two = n;`);
  const script = { name: "two", entry: "test/two.ts" };
  const made = (n: number): string => {
    writeFileSync(join(root, "more", "n.ts"), `export const n = ${n};`);
    return keptBundle(root, join(root, "tstl.json"), script, (compiled) => compiled).code;
  };
  expect(made(41)).toContain("41");
  expect(made(42)).toContain("42");
});
