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
  const result = tstl.transpileVirtualProject(
    { "main.ts": main },
    {
      target: ts.ScriptTarget.ES2022,
      lib: ["lib.es2022.d.ts"],
      strict: true,
      types: [],
      skipLibCheck: true,
      sourceMap: true,
      luaTarget: tstl.LuaTarget.Lua52,
      luaLibImport: tstl.LuaLibImportKind.RequireMinimal,
      luaBundle: "bundle.lua",
      luaBundleEntry: "main.ts",
      noImplicitSelf: true,
      noImplicitGlobalVariables: true,
      noHeader: true,
      luaPlugins: raw ? [] : [{ plugin: throwPlugin }],
    },
  );
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
