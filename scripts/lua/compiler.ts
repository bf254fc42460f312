/**
 * The compilers, which are loaded where something is compiled: that takes half a second, and most commands and tests find
 * their bundles made.
 */
import { createRequire } from "node:module";
import type TypeScript from "typescript";
import type * as TypeScriptToLua from "typescript-to-lua";
import type * as Library from "typescript-to-lua/dist/LuaLib.js";
import type * as Resolve from "typescript-to-lua/dist/transpilation/resolve.js";
import type * as Transpiler from "typescript-to-lua/dist/transpilation/transpiler.js";

interface Modules {
  readonly typescript: typeof TypeScript;
  readonly "typescript-to-lua": typeof TypeScriptToLua;
  readonly "typescript-to-lua/dist/LuaLib.js": typeof Library;
  readonly "typescript-to-lua/dist/transpilation/resolve.js": typeof Resolve;
  readonly "typescript-to-lua/dist/transpilation/transpiler.js": typeof Transpiler;
}

const load: <Name extends keyof Modules>(name: Name) => Modules[Name] = createRequire(import.meta.url);

export const typescript = (): typeof TypeScript => load("typescript");
export const typescriptToLua = (): typeof TypeScriptToLua => load("typescript-to-lua");

/** What of TypeScriptToLua puts files of Lua together, and is not among what it exports. */
export const bundling = (): typeof Library & typeof Resolve & typeof Transpiler => ({
  ...load("typescript-to-lua/dist/LuaLib.js"),
  ...load("typescript-to-lua/dist/transpilation/resolve.js"),
  ...load("typescript-to-lua/dist/transpilation/transpiler.js"),
});
