/** Bundles TypeScript of the tree for Node. */
import { renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { threadId } from "node:worker_threads";
import { build } from "esbuild";
import { unwritable } from "./writable.mjs";

/** Why nothing can be bundled: the project's folder cannot be written, which the message says in one sentence. */
export class Unwritable extends Error {
  syscall = "access";
}

/** @satisfies {import("esbuild").BuildOptions} */
export const FOR_NODE = {
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  packages: "external",
  loader: { ".lua": "text" },
};

/**
 * Makes one module in .cache/ of a file of TypeScript and all of ours that it imports, and says where it is; packages
 * stay outside. Rejects with an `Unwritable`, or where it does not build, which esbuild has printed then.
 * @param {string} root the root of the tree
 * @param {string} path the file's path from there
 */
export async function bundle(root, path) {
  const file = join(root, ".cache", "bundles", path.replace(/\.ts$/, ".mjs"));
  const why = unwritable(dirname(file));
  if (why !== undefined) throw new Unwritable(why);
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
