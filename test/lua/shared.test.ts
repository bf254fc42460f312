import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { compileBundle, type Compiled } from "../../scripts/lua/compile";

const CONFIG = {
  compilerOptions: {
    ...{ target: "ES2022", lib: ["ES5"], skipLibCheck: true, module: "ESNext", moduleResolution: "bundler" },
    ...{ strict: true, types: [], rootDir: ".", outDir: "dist", sourceMap: true },
  },
  files: ["one.ts"],
  tstl: {
    ...{ luaTarget: "5.2", luaLibImport: "require-minimal", luaBundle: "one.lua" },
    ...{ luaBundleEntry: "one.ts", noImplicitSelf: true, noHeader: true },
  },
};

/** A folder with a program of two entries that share a file; each file that is written looks younger than before. */
function folder(): { write: (name: string, text: string) => void; compile: (name: string) => Compiled } {
  const root = mkdtempSync(join(tmpdir(), "shared-test-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(root, { recursive: true });
  let age = 1_000_000;
  const write = (name: string, text: string): void => {
    writeFileSync(join(root, name), text);
    utimesSync(join(root, name), ++age, age);
  };
  write("tstl.json", JSON.stringify(CONFIG));
  write(
    "words.ts",
    'export const words = ["both"];\nexport const last = (list: string[]) => list[list.length - 1];',
  );
  write("one.ts", 'import { last, words } from "./words";\nexport const shown = "one " + last(words);');
  write(
    "two.ts",
    'import { words } from "./words";\nexport const shown = words.map((word) => "two " + word);',
  );
  return { write, compile: (name) => compileBundle(join(root, "tstl.json"), { name, entry: `${name}.ts` }) };
}

test("a bundle behind another one of the same program is what it is alone", () => {
  const both = folder();
  both.compile("one");
  const second = both.compile("two");
  expect(second.errors).toEqual([]);
  expect(second).toEqual(folder().compile("two"));
  expect(second.code).not.toContain("one ");
});

test("a file that has changed between two bundles is read anew, be it wrong now", () => {
  const { compile, write } = folder();
  compile("one");
  write("words.ts", 'export const words = ["changed"];\nexport const last = (list: string[]) => list[0];');
  expect(compile("two").code).toContain("changed");
  expect(compile("one").code).toContain("changed");
  write("words.ts", "export const words: string[] = [1];\nexport const last = (list: string[]) => list[0];");
  expect(compile("two").errors).toEqual([expect.stringMatching(/^words\.ts:1:\d+: Type 'number'/)]);
  expect(compile("one").errors).toHaveLength(1);
  write("words.ts", 'export const words = ["mended"];\nexport const last = (list: string[]) => list[0];');
  expect(compile("two").code).toContain("mended");
});
