import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** What the build is made of. */
const SOURCES = ["src", "mod", "assets", "tabletop", "scripts", "package-lock.json", "tstl.json"];

/** Whether a file of the build is younger than everything that it is made of. */
export function isFresh(root: string, file: string): boolean {
  const built = changed(join(root, file));
  return built !== undefined && SOURCES.every((name) => youngest(join(root, name)) < built);
}

function changed(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

function youngest(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory() !== true) return found?.mtimeMs ?? 0;
  let latest = found.mtimeMs;
  for (const { name } of readdirSync(path, { withFileTypes: true }))
    latest = Math.max(latest, youngest(join(path, name)));
  return latest;
}
