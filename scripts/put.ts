import { renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { threadId } from "node:worker_threads";

/**
 * Puts files in their places: writes all beside theirs first, and moves them in only then. An old file is whole as long as
 * the new one is not; where the system refuses one, none has been moved.
 */
export function putFiles(files: readonly { readonly path: string; readonly bytes: Buffer | string }[]): void {
  const staged = files.map((file, i) => ({
    ...file,
    at: join(dirname(file.path), `.${process.pid}-${threadId}-${i}.new`),
  }));
  try {
    for (const { at, bytes } of staged) writeFileSync(at, bytes);
    for (const { at, path } of staged) renameSync(at, path);
  } finally {
    for (const { at } of staged) rmSync(at, { force: true });
  }
}
