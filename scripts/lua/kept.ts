/** The bundles of scripts, kept from one command or test to the next. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { compileBundle, type Compiled } from "./compile";
import { keep } from "./keep";
import type { Script } from "./program";

/** What `compileBundle` gives, from the cache where nothing that it reads has changed. */
export function keptBundle(root: string, configFile: string, script?: Script): Compiled {
  return keep(root, fingerprint(root, configFile, script), () => compileBundle(configFile, script));
}

/** `folder` may be written in any way: commands and tests have one cache. */
function fingerprint(folder: string, configFile: string, script: Script | undefined): string {
  const hash = createHash("sha256").update(`${script?.name} ${script?.entry}\n`);
  const root = resolve(folder);
  const config = resolve(configFile);
  const places = [join(root, "src"), join(root, "scripts", "lua"), dirname(config)];
  const own = script === undefined ? "" : dirname(resolve(root, script.entry));
  if (own !== "" && !own.startsWith(places[0])) places.push(own);
  for (const place of places.filter((one) => existsSync(one))) {
    const recursive = place !== root;
    for (const name of readdirSync(place, { recursive, encoding: "utf8" }).sort())
      if (/\.(ts|json)$/.test(name)) hash.update(`${name}\n`).update(readFileSync(join(place, name)));
  }
  return hash.digest("hex");
}
