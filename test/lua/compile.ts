import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import * as tstl from "typescript-to-lua";
import ts from "typescript";
import { finishFrame, finishLua } from "../../scripts/lua/finish";
import { cached } from "../../scripts/lua/cache";
import { throwPlugin } from "../../scripts/lua/plugin";
import { reach } from "../../scripts/lua/reach";

export interface Compiled {
  lua: string;
  map: string;
  errors: string[];
}

/**
 * Compiles TypeScript in memory as the build does: entry `main.ts`, one bundle, finished unless `raw`. It is kept: several
 * tests, and both of MoonSharp's runtimes, want the same.
 */
export function compileLua(main: string, raw = false): Compiled {
  return cachedFiles({ "main.ts": main }, "main.ts", raw);
}

/** Likewise a test's own program, with all that it imports. */
export function compileProgram(entry: string): Compiled {
  const files = Object.fromEntries(
    [...reach(entry)].map(([path, text]) => [path.replaceAll("\\", "/"), text]),
  );
  return cachedFiles(files, entry, false);
}

/** What compiles them: with another one all is compiled anew. */
const MAKERS = [
  ...readdirSync("scripts/lua").map((name) => `scripts/lua/${name}`),
  "test/lua/compile.ts",
  "package-lock.json",
].map((name) => readFileSync(name, "utf8"));

function cachedFiles(files: Record<string, string>, entry: string, raw: boolean): Compiled {
  const hash = createHash("sha256").update(JSON.stringify([entry, files, raw, MAKERS]));
  return cached(".", hash.digest("hex"), () => compileFiles(files, entry, raw));
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
    luaPlugins: raw ? [] : [{ plugin: throwPlugin() }],
  });
  const file = result.transpiledFiles.find((one) => one.lua !== undefined);
  return {
    lua: raw ? (file?.lua ?? "") : finishLua(finishFrame(file?.lua ?? "")),
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
