/** The bundles of scripts, kept from one command or test to the next. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { compileBundle, type Compiled } from "./compile";
import { keep } from "./keep";
import type { Script } from "./program";
import { reach } from "./reach";

/** What `finish` makes of what `compileBundle` gives, from the cache where nothing that they read has changed. */
export function keptBundle<T extends { readonly errors: readonly string[] }>(
  root: string,
  configFile: string,
  script: Script,
  finish: (compiled: Compiled) => T,
): T {
  const make = (): T => finish(compileBundle(configFile, script));
  return keep(root, fingerprint(root, configFile, script), make);
}

/** `folder` may be written in any way: commands and tests have one cache. */
function fingerprint(folder: string, configFile: string, script: Script): string {
  const hash = createHash("sha256").update(`${script.name} ${script.entry}\n`);
  const root = resolve(folder);
  const config = resolve(configFile);
  const places = [join(root, "src"), join(root, "scripts", "lua"), dirname(config)];
  const entry = resolve(root, script.entry);
  // A script of a test reaches files of other tests; a game's entry may not be there.
  if (existsSync(entry))
    for (const [path, text] of reach(entry, places[0])) hash.update(`${relative(root, path)}\n${text}`);
  for (const place of places.filter((one) => existsSync(one))) {
    const recursive = place !== root;
    // What else lies beside the tstl.json of the tree, as vitest's configuration, is in no bundle.
    const read = recursive ? /\.(ts|json)$/ : /^(tstl|tsconfig.*|package-lock)\.json$/;
    for (const name of readdirSync(place, { recursive, encoding: "utf8" }).sort())
      if (read.test(name)) hash.update(`${name}\n`).update(readFileSync(join(place, name)));
  }
  return hash.digest("hex");
}
