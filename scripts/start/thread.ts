import { bundle } from "../bundle.mjs";

/** Bundles the thread of the table into .cache/, for `new Worker`; says where it is. */
export async function bundleThread(root: string): Promise<string> {
  return bundle(root, "tabletop/server/table/worker.ts", true);
}
