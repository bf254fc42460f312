/** The bundles of scripts, kept from one command or test to the next. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { recordIn } from "../../tabletop/save/check";
import { compileBundle, type Compiled } from "./compile";
import { cached } from "./cache";
import type { Script } from "./program";
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
  const config = resolve(configFile);
  for (const name of rootsOf(config, resolve(root, script.entry)))
    for (const [path, text] of reach(name)) hash.update(`${relative(root, path)}\n${text}`);
  const compiler = filesIn(join(root, "scripts", "lua"), /\.ts$/);
  // What else lies beside the tstl.json of the tree, as vitest's configuration, is in no bundle.
  const settings = [...new Set([root, dirname(config)])];
  for (const file of [...compiler, ...settings.flatMap((place) => filesIn(place, SETTINGS))])
    hash.update(`${relative(root, file)}\n`).update(readFileSync(file));
  return hash.digest("hex");
}

/** The files of a script's program, as readProgram says, and what else is declared beside those that are included. */
function rootsOf(config: string, entry: string): string[] {
  const { files, include } = recordIn(readFileSync(config, "utf8")) ?? {};
  const [named, patterns] = [files, include].map((list) =>
    Array.isArray(list) ? list.map((one) => join(dirname(config), String(one))) : [],
  );
  const declared = patterns.flatMap((pattern) => filesIn(dirname(pattern), /\.d\.ts$/));
  const own = existsSync(entry) ? [entry, ...named.filter((name) => name.endsWith(".d.ts"))] : named;
  return [...own, ...declared];
}

const SETTINGS = /^(tstl|tsconfig.*|package-lock)\.json$/;

function filesIn(folder: string, wanted: RegExp): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => wanted.test(name));
  return names.sort().map((name) => join(folder, name));
}
