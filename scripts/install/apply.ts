import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isSystemFault, reasonOf } from "../../tabletop/server/reason";
import { Complaint } from "../complaint";
import type { DataFolder } from "./data-folder";
import { manifestName, manifestText, placeOf, type Written } from "./manifest";
import type { Plan } from "./plan";

interface Staged {
  readonly at: string;
  readonly to: string;
}

/**
 * Carries out the plan for a game: writes all files beside their places first, in new folders of their own, so that none is
 * ever half there, and the manifest before they are moved, so that it has whatever lies there should this end half way.
 * Complains in one sentence where the system refuses.
 */
export function apply(
  folder: DataFolder,
  title: string,
  { write, remove, manifest }: Plan,
  own: readonly Written[],
): void {
  const staging = newStaging();
  const notes = join(folder.saves, manifestName(title));
  try {
    const files = write.map(({ path, bytes }) => staging.stage(placeOf(folder, path) ?? "", bytes));
    const both = staging.stage(notes, manifestText([...own, ...manifest]));
    const last = manifest.length === 0 ? undefined : staging.stage(notes, manifestText(manifest));
    staging.move([both, ...files]);
    for (const path of remove) rmSync(placeOf(folder, path) ?? "");
    if (last === undefined) rmSync(notes);
    else staging.move([last]);
  } catch (error) {
    if (!isSystemFault(error)) throw error;
    const outcome = staging.hasMoved()
      ? "Some files are new: put that right and run it again"
      : "Nothing was changed";
    throw new Complaint(`${title} is not installed in ${folder.saves}: ${reasonOf(error)}. ${outcome}.`);
  } finally {
    staging.end();
  }
}

/** Files that are written in a new folder beside each of theirs: the caches may be on another disk than the saves. */
function newStaging() {
  const folders = new Map<string, string>();
  let count = 0;
  let moved = false;
  return {
    stage(to: string, bytes: Buffer | string): Staged {
      const folder = dirname(to);
      mkdirSync(folder, { recursive: true });
      const beside = folders.get(folder) ?? mkdtempSync(join(folder, ".installing-"));
      folders.set(folder, beside);
      const at = join(beside, `${count++}-${basename(to)}`.slice(-200));
      writeFileSync(at, bytes, { flag: "wx" });
      return { at, to };
    },
    move(files: readonly Staged[]): void {
      for (const { at, to } of files) {
        renameSync(at, to);
        moved = true;
      }
    },
    hasMoved: (): boolean => moved,
    end(): void {
      for (const folder of folders.values()) rmSync(folder, { recursive: true, force: true });
    },
  };
}
