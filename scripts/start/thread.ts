import { bundle } from "../bundle.mjs";
import { join } from "node:path";

/** Bundles the thread of the table into .cache/ (packages stay outside), for `new Worker`; says where it is. */
export async function bundleThread(root: string): Promise<string> {
  return bundleScript(root, ["tabletop", "server", "table", "worker.ts"], "table-thread.mjs");
}

/** Bundles a script of the tree into .cache/ under a name. */
export async function bundleScript(root: string, path: readonly string[], name: string): Promise<string> {
  const file = join(root, ".cache", "scripts", name);
  await bundle(join(root, ...path), file);
  return file;
}
