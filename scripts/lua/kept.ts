/** Keeps what was compiled: several tests and commands want the same bundle, and compiling takes seconds. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { compileBundle, type Compiled } from "./compile";
import { alone } from "./lock";
import type { Script } from "./program";

/** As many bundles as are kept; the oldest go. */
const MOST = 8;

/** What `compileBundle` gives, from the cache where nothing that it reads has changed. Faults are not kept. */
export function keptBundle(root: string, configFile: string, script?: Script): Compiled {
  const folder = join(root, ".cache", "lua");
  const file = join(folder, `${fingerprint(root, configFile, script)}.json`);
  const kept = (): Compiled | undefined =>
    existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Compiled) : undefined;
  // Tests of several files want it at the same time: the first one makes it.
  return (
    kept() ??
    alone(`${file}.lock`, () => {
      const others = kept();
      if (others !== undefined) return others;
      const compiled = compileBundle(configFile, script);
      if (compiled.errors.length > 0) return compiled;
      const staged = `${file}.${process.pid}`;
      writeFileSync(staged, JSON.stringify(compiled));
      renameSync(staged, file);
      tidy(folder);
      return compiled;
    })
  );
}

function fingerprint(root: string, configFile: string, script: Script | undefined): string {
  const hash = createHash("sha256").update(`${script?.name} ${script?.entry}\n`);
  const config = resolve(configFile);
  const places = [join(root, "src"), join(root, "scripts", "lua"), dirname(config)];
  for (const place of places.filter((folder) => existsSync(folder))) {
    const recursive = place !== resolve(root);
    for (const name of readdirSync(place, { recursive, encoding: "utf8" }).sort())
      if (/\.(ts|json)$/.test(name)) hash.update(`${name}\n`).update(readFileSync(join(place, name)));
  }
  return hash.digest("hex");
}

function tidy(folder: string): void {
  const age = (name: string): number => statSync(join(folder, name)).mtimeMs;
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  for (const old of files.sort((a, b) => age(b) - age(a)).slice(MOST))
    rmSync(join(folder, old), { force: true });
}
