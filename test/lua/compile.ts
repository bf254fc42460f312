import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as tstl from "typescript-to-lua";
import ts from "typescript";
import { finishBundle } from "../../scripts/lua/finish";
import { throwPlugin } from "../../scripts/lua/plugin";

export interface Compiled {
  lua: string;
  map: string;
  errors: string[];
}

/** Compiles TypeScript in memory as the build does: entry `main.ts`, one bundle, finished unless `raw`. */
export function compileLua(main: string, raw = false): Compiled {
  return compileFiles({ "main.ts": main }, "main.ts", raw);
}

/** Likewise a test's own program, which uses rooms of `src`; `more` are other files of tests that it needs. */
export function compileProgram(
  rooms: readonly string[],
  entry: string,
  ...more: readonly string[]
): Compiled {
  const files: Record<string, string> = {};
  for (const room of rooms) {
    for (const file of readdirSync(join("src", room), { recursive: true, withFileTypes: true })) {
      if (!file.isFile() || !file.name.endsWith(".ts")) continue;
      const path = join(file.parentPath, file.name).replaceAll("\\", "/");
      files[path] = readFileSync(path, "utf8");
    }
  }
  for (const path of [entry, ...more]) files[path] = readFileSync(path, "utf8");
  return compileFiles(files, entry, false);
}

function compileFiles(files: Record<string, string>, entry: string, raw: boolean): Compiled {
  const result = tstl.transpileVirtualProject(files, {
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2022.d.ts"],
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    strict: true,
    types: [],
    skipLibCheck: true,
    sourceMap: true,
    luaTarget: tstl.LuaTarget.Lua52,
    luaLibImport: tstl.LuaLibImportKind.RequireMinimal,
    luaBundle: "bundle.lua",
    luaBundleEntry: entry,
    noImplicitSelf: true,
    noImplicitGlobalVariables: true,
    noHeader: true,
    luaPlugins: raw ? [] : [{ plugin: throwPlugin }],
  });
  const file = result.transpiledFiles.find((one) => one.lua !== undefined);
  return {
    lua: raw ? (file?.lua ?? "") : finishBundle(file?.lua ?? ""),
    map: file?.luaSourceMap ?? "",
    errors: result.diagnostics.map((d) => ts.flattenDiagnosticMessageText(d.messageText, " ")),
  };
}

/** The head of a test program: `out` makes a global function that the engine can call. */
export const HEAD = `
const out = (name: string, f: (this: void, a: string) => string): void => {
  (globalThis as unknown as Record<string, unknown>)[name] = f;
};
`;
