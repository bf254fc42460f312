import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type * as tstl from "typescript-to-lua";
import { typescriptToLua } from "./compiler";

/** What is compiled of a tstl.json that several bundles share. */
export interface Script {
  /** Names the bundle: `NAME.lua`. */
  readonly name: string;
  /** The file that runs when the bundle is loaded, from the folder of the tstl.json. */
  readonly entry: string;
}

/** The program of a tstl.json, with a script's entry in place of its own where one is given and there. */
export function readProgram(configFile: string, script?: Script): tstl.ParsedCommandLine {
  const parsed = typescriptToLua().parseConfigFileWithSystem(resolve(configFile));
  if (script === undefined) return parsed;
  const options = { ...parsed.options, luaBundle: `${script.name}.lua` };
  const entry = join(dirname(resolve(configFile)), script.entry);
  if (!existsSync(entry)) return { ...parsed, options };
  return {
    ...parsed,
    options: { ...options, luaBundleEntry: script.entry },
    // Entries of other scripts are not to be in the bundle.
    fileNames: [entry, ...parsed.fileNames.filter((name) => name.endsWith(".d.ts"))],
  };
}
