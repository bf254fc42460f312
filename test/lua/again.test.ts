import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newCompiler } from "../../scripts/lua/again";
import { createLua52 } from "../../tabletop/lua/lua52";

/** A small program; each file that is written looks younger than the one before. */
function program(): {
  config: string;
  write: (name: string, text: string) => void;
  drop: (name: string) => void;
} {
  const root = mkdtempSync(join(tmpdir(), "again-test-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, "src"));
  let age = 1_000_000;
  const write = (name: string, text: string): void => {
    writeFileSync(join(root, name), text);
    utimesSync(join(root, name), ++age, age);
  };
  const config = join(root, "tstl.json");
  write(
    "tstl.json",
    JSON.stringify({
      compilerOptions: {
        target: "ES2022",
        lib: ["ES5"],
        skipLibCheck: true,
        module: "ESNext",
        moduleResolution: "bundler",
        strict: true,
        types: [],
        rootDir: ".",
        outDir: "dist",
        sourceMap: true,
      },
      files: ["src/main.ts"],
      tstl: {
        luaTarget: "5.2",
        luaLibImport: "require-minimal",
        luaBundle: "main.lua",
        luaBundleEntry: "src/main.ts",
        noImplicitSelf: true,
        noHeader: true,
      },
    }),
  );
  return { config, write, drop: (name) => rmSync(join(root, name)) };
}

function run(code: string): string {
  const lua = createLua52();
  lua.run(code.replace(/return (____entry)\s*$/, "result = $1"));
  lua.run("function shown() return result.shown end");
  return lua.call("shown");
}

test("what a change has touched is compiled again, and so is what depends on its types", () => {
  const { config, write, drop } = program();
  write("src/value.ts", "export const value = 1;");
  write("src/main.ts", 'import { value } from "./value";\nexport const shown = value + value;');
  const compile = newCompiler(config);
  expect(run(compile().code)).toBe("2");
  // Another type makes another Lua of the file that has not changed: .. in place of +.
  write("src/value.ts", 'export const value = "a";');
  expect(run(compile().code)).toBe("aa");
  write("src/value.ts", "export const wrong = 1;");
  expect(compile().errors).toEqual([expect.stringMatching(/^src\/main\.ts:1:10: /)]);
  write("src/value.ts", 'export const value = "b";');
  expect(run(compile().code)).toBe("bb");
  write("src/main.ts", 'import { other } from "./other";\nexport const shown = other;');
  expect(compile().errors).toEqual([expect.stringMatching(/^src\/main\.ts:1:23: /)]);
  write("src/other.ts", 'export const other = "c";');
  drop("src/value.ts");
  const { code, errors } = compile();
  expect(errors).toEqual([]);
  expect(run(code)).toBe("c");
  expect(code).not.toContain('"b"');
});
