import { join } from "node:path";
import { readFileSync } from "node:fs";
import type { Rewrite } from "./messages";

/** The text of a model's file, where the server has it. */
export function readModel(url: string, rewrites: readonly Rewrite[]): string | undefined {
  const { from, folder } = rewrites.find((one) => url.startsWith(one.from)) ?? {};
  if (from === undefined || folder === undefined) return undefined;
  try {
    return readFileSync(join(folder, decodeURIComponent(url.slice(from.length))), "utf8");
  } catch {
    return undefined;
  }
}
