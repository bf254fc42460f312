/** Reading data files. */
import { readFileSync } from "node:fs";

/** The value that a JSON file holds, taken to be of a type. */
export function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, "utf8")) as T;
}
