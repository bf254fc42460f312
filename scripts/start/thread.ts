import { build } from "esbuild";
import { join } from "node:path";
import { renameSync } from "node:fs";

/** Bundles the thread of the table into .cache/ (packages stay outside), for `new Worker`; says where it is. */
export async function bundleThread(root: string): Promise<string> {
  const file = join(root, ".cache", "scripts", "table-thread.mjs");
  const staged = `${file}.${process.pid}.mjs`;
  await build({
    entryPoints: [join(root, "tabletop", "server", "table", "worker.ts")],
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
