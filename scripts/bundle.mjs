/** Bundles TypeScript of the tree for Node. */
import { renameSync } from "node:fs";
import { join } from "node:path";
import { threadId } from "node:worker_threads";
import { build } from "esbuild";

/** @satisfies {import("esbuild").BuildOptions} */
export const FOR_NODE = {
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  packages: "external",
};

/**
 * Makes one module in .cache/ of a file of TypeScript and all of ours that it imports, and says where it is; packages
 * stay outside. Rejects, and has printed why, where it does not build.
 * @param {string} root the root of the tree
 * @param {string} path the file's path from there
 */
export async function bundle(root, path) {
  const file = join(root, ".cache", "bundles", path.replace(/\.ts$/, ".mjs"));
  const staged = `${file}.${process.pid}-${threadId}`;
  await build({
    ...FOR_NODE,
    entryPoints: [join(root, path)],
    outfile: staged,
    sourcemap: "inline",
    logLevel: "error",
  });
  // Moved in whole: another process may be reading the last one.
  renameSync(staged, file);
  return file;
}
