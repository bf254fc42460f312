import { findFile, pathOf } from "../find";
import { readFileSync } from "node:fs";
import { servedAt } from "./urls";
import type { Rewrite } from "./messages";

/** Bytes of a model: none that anybody plays with is larger. */
const LARGEST = 16_000_000;

/** The text of a model's file, where the server has it: a regular file below the folder, and not too large. */
export function readModel(url: string, rewrites: readonly Rewrite[]): string | undefined {
  const { rest, folder } = servedAt(url, rewrites) ?? {};
  if (rest === undefined || folder === undefined) return undefined;
  const path = pathOf(`/${rest}`);
  const file = path === undefined ? undefined : findFile(folder, path.slice(1));
  if (file === undefined || file.size > LARGEST) return undefined;
  try {
    return readFileSync(file.name, "utf8");
  } catch {
    return undefined;
  }
}
