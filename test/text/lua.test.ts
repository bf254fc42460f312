import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as tstl from "typescript-to-lua";
import ts from "typescript";
import { expect, test } from "vitest";
import { finishBundle } from "../../scripts/lua/finish";
import { createLua52 } from "../../tabletop/lua/lua52";
import { ENGLISH } from "../../src/text/en/english";
import "./story";

/** The sources below `folders` by path, as the compiler wants them. */
function sources(folders: readonly string[]): Record<string, string> {
  const files: Record<string, string> = {};
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !entry.name.endsWith(".ts")) continue;
      const path = join(entry.parentPath, entry.name).replaceAll("\\", "/");
      files[path] = readFileSync(path, "utf8");
    }
  }
  return files;
}

const files = sources(["core", "battle", "games", "bots", "text"].map((room) => `src/${room}`));
files["test/text/story.ts"] = readFileSync("test/text/story.ts", "utf8");
const { transpiledFiles, diagnostics } = tstl.transpileVirtualProject(files, {
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2022.d.ts"],
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  module: ts.ModuleKind.ESNext,
  strict: true,
  types: [],
  skipLibCheck: true,
  luaTarget: tstl.LuaTarget.Lua52,
  luaLibImport: tstl.LuaLibImportKind.RequireMinimal,
  luaBundle: "bundle.lua",
  luaBundleEntry: "test/text/story.ts",
  noImplicitSelf: true,
});

type Said = Record<string, (argument: string) => string>;
const node = globalThis as unknown as Said;
const bundle = transpiledFiles.find((file) => file.lua !== undefined)?.lua ?? "";

test("the text compiles to Lua", () => {
  expect(diagnostics.map((d) => ts.flattenDiagnosticMessageText(d.messageText, " "))).toEqual([]);
  expect(bundle.length).toBeGreaterThan(10000);
});

test.each([1, 77])("Lua says what Node says, hostile %i", (seed) => {
  const vm = createLua52({ hostile: { seed } });
  vm.run(finishBundle(bundle), "bundle");
  const codes = Object.keys(ENGLISH.refusals).concat("no.code", "nothing").join(" ");
  const header = "castle_risk 1\r\nplayers red blue\nplayer red Zoë  of Köln\n";
  const asked: [string, string][] = [
    ["language", ""],
    ["story", "x"],
    ["story", "xx"],
    ["sentences", codes],
  ];
  for (const text of ["", "\uFEFF", header, `\uFEFF${header}`, "castle_risk 9", "Ü"])
    asked.push(["names", text]);
  for (const [name, argument] of asked) expect(vm.call(name, argument), name).toBe(node[name](argument));
  vm.close();
});
