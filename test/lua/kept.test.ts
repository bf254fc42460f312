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
  const made = keptBundle(root, join(root, "tstl.json"), script);
  expect(made.errors).toEqual([]);
  const kept = readdirSync(join(root, ".cache", "lua"));
  const from = relative(process.cwd(), root);
  expect(keptBundle(from, join(from, "tstl.json"), script)).toEqual(made);
  expect(kept).toHaveLength(1);
  expect(readdirSync(join(root, ".cache", "lua"))).toEqual(kept);
});
