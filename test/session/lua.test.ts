import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as tstl from "typescript-to-lua";
import ts from "typescript";
import { expect, test } from "vitest";
import { finishBundle } from "../../scripts/lua/finish";
import { createLua52 } from "../../tabletop/lua/lua52";
import "./room";

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

const files = sources(["core", "battle", "games", "bots", "text", "session"].map((name) => `src/${name}`));
for (const path of ["test/session/room.ts", "test/helpers/presser.ts"])
  files[path] = readFileSync(path, "utf8");
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
  luaBundleEntry: "test/session/room.ts",
  noImplicitSelf: true,
});
const bundle = transpiledFiles.find((file) => file.lua !== undefined)?.lua ?? "";

type Room = (players: string, seed: string, most: string) => string;

test("the room compiles to Lua", () => {
  expect(diagnostics.map((d) => ts.flattenDiagnosticMessageText(d.messageText, " "))).toEqual([]);
});

test.each([1, 77])("Lua shows what Node shows, hostile %i", (hostile) => {
  const vm = createLua52({ hostile: { seed: hostile } });
  vm.run(finishBundle(bundle), "bundle");
  const node = (globalThis as unknown as { room: Room }).room;
  for (const players of ["2", "5"]) {
    const seed = `${hostile + 3}`;
    expect(vm.call("room", players, seed, "400")).toBe(node(players, seed, "400"));
  }
  vm.close();
});
