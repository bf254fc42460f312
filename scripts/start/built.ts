import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { Complaint } from "../complaint";
import { unwritable } from "../writable.mjs";
import type { Save } from "../../mod/save";

/** Complains of a folder in which the game and its page cannot be built. */
export function refuseUnwritable(root: string): void {
  const why = unwritable(join(root, "dist", "page"));
  if (why !== undefined) throw new Complaint(why);
}

/** Builds a save that is not built, or is older than what it is made of. */
export function buildIfStale(root: string, save: Save): void {
  if (isFresh(root, join("dist", `${save.name}.json`))) return;
  console.log("Building the mod ...");
  buildAnew(root, save);
}

/** Builds a save, with pictures from this machine. */
export function buildAnew(root: string, { meta }: Save): void {
  const built = spawnSync(
    process.execPath,
    [join(root, "scripts", "run.mjs"), "build", `--game=${meta.id}`],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  if (built.status !== 0) throw new Complaint("The mod cannot be built.");
}

/** What the build is made of. */
const SOURCES = ["src", "mod", "assets", "tabletop", "scripts", "package-lock.json", "tstl.json"];

/** Whether a file of the build is younger than everything that it is made of. */
function isFresh(root: string, file: string): boolean {
  const built = statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs;
  return built !== undefined && SOURCES.every((name) => youngest(join(root, name)) < built);
}

function youngest(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory() !== true) return found?.mtimeMs ?? 0;
  let latest = found.mtimeMs;
  for (const { name } of readdirSync(path, { withFileTypes: true }))
    latest = Math.max(latest, youngest(join(path, name)));
  return latest;
}
