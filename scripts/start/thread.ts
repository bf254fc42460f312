import { build } from "esbuild";
import { join } from "node:path";
import { renameSync } from "node:fs";

/** Bundles the thread of the table into .cache/ (packages stay outside), for `new Worker`; says where it is. */
export async function bundleThread(root: string): Promise<string> {
  return bundleScript(root, ["tabletop", "server", "table", "worker.ts"], "table-thread.mjs");
}

/** Bundles a script of the tree into .cache/ under a name. */
export async function bundleScript(root: string, path: readonly string[], name: string): Promise<string> {
  const file = join(root, ".cache", "scripts", name);
  const staged = `${file}.${process.pid}.mjs`;
  await build({
    entryPoints: [join(root, ...path)],
    outfile: staged,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    sourcemap: "inline",
    logLevel: "error",
  });
  // Moved in whole: another process may be reading the last one.
  renameSync(staged, file);
  return file;
}
