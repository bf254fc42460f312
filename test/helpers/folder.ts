import { rmSync } from "node:fs";
import { join } from "node:path";

/** A folder, empty or not there, for what a worker makes once for all of its files; another worker has another one. */
export function ownFolder(name: string): string {
  const folder = join(process.cwd(), ".cache", "tests", `${name}-${process.env["VITEST_POOL_ID"] ?? "0"}`);
  rmSync(folder, { recursive: true, force: true });
  return folder;
}
