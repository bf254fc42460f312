/** Bundles TypeScript of the tree for Node. */
import { renameSync } from "node:fs";
import { build } from "esbuild";

/**
 * Writes an entry and all of ours that it imports into one module; packages stay outside. Rejects, and has printed why,
 * where it does not build.
 * @param {string} entry the path of a file of TypeScript
 * @param {string} file the path of the module
 */
export async function bundle(entry, file) {
  const staged = `${file}.${process.pid}`;
  await build({
    entryPoints: [entry],
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
}
