/** The bundles of scripts, kept from one command or test to the next. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { compileBundle, type Compiled } from "./compile";
import { cached } from "./cache";
import { readProgram, type Script } from "./program";
import { reach } from "./reach";

/** What `finish` makes of what `compileBundle` gives, from the cache where nothing that they read has changed. */
export function cachedBundle<T extends { readonly errors: readonly string[] }>(
  root: string,
  configFile: string,
  script: Script,
  finish: (compiled: Compiled) => T,
): T {
  const make = (): T => finish(compileBundle(configFile, script));
  return cached(root, fingerprint(root, configFile, script), make);
}

/**
 * Stands for all that a bundle is made of: the files that its program reaches, and what compiles them. `folder` may be
 * written in any way: commands and tests have one cache.
 */
function fingerprint(folder: string, configFile: string, script: Script): string {
  const hash = createHash("sha256").update(`${script.name} ${script.entry}\n`);
  const root = resolve(folder);
  for (const name of readProgram(configFile, script).fileNames)
    for (const [path, text] of reach(name)) hash.update(`${relative(root, path)}\n${text}`);
  const compiler = filesIn(join(root, "scripts", "lua"), /\.ts$/);
  // What else lies beside the tstl.json of the tree, as vitest's configuration, is in no bundle.
  const settings = [...new Set([root, dirname(resolve(configFile))])];
  for (const file of [...compiler, ...settings.flatMap((place) => filesIn(place, SETTINGS))])
    hash.update(`${relative(root, file)}\n`).update(readFileSync(file));
  return hash.digest("hex");
}

const SETTINGS = /^(tstl|tsconfig.*|package-lock)\.json$/;

function filesIn(folder: string, wanted: RegExp): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => wanted.test(name));
  return names.sort().map((name) => join(folder, name));
}
