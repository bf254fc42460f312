import { join } from "node:path";
import type { DataFolder } from "./data-folder";
import type { Done } from "./install";
import { changeList, readList } from "./list";
import type { InstallOptions } from "./options";

/**
 * Gives what is said of all that was done, a line each. With --list that changes Tabletop Simulator's list of saves, which
 * is read at once: complains, before anything is done, of a list that is not known.
 */
export function newReport(
  folder: DataFolder,
  { remove, list, "dry-run": dry }: InstallOptions,
  hasCaches: boolean,
): (done: readonly Done[]) => readonly string[] {
  const entries = list ? readList(folder.saves) : undefined;
  return (done) => [
    ...(remove ? removedLines(done, dry) : installedLines(folder, done, dry, hasCaches)),
    ...done.flatMap(({ kept }) => kept),
    ...(list ? [listLine(folder, entries, done, dry)] : []),
  ];
}

function installedLines(
  { saves, mods }: DataFolder,
  done: readonly Done[],
  dry: boolean,
  hasCaches: boolean,
): string[] {
  const lines = done.map(({ installed }) => `${dry ? "Would write " : ""}${join(saves, installed)}`);
  // Games share some of them.
  const paths = new Set(done.flatMap(({ write }) => write).map(({ path }) => path));
  const cached = [...paths].filter((path) => path.startsWith("Mods/")).length;
  if (hasCaches && mods === undefined)
    lines.push("There is no folder Mods beside the saves: no caches are filled.");
  else if (cached > 0)
    lines.push(`${cached} pictures and models ${dry ? "would go" : "are put"} into the caches in ${mods}.`);
  const removed = done.flatMap(({ remove }) => remove).length;
  if (removed > 0) lines.push(`${removed} old files ${dry ? "would be" : "are"} taken away.`);
  return lines;
}

function removedLines(done: readonly Done[], dry: boolean): string[] {
  const removed = done.flatMap(({ remove }) => remove);
  const saves = removed.filter((path) => path.startsWith("Saves/"));
  if (removed.length === 0) return ["There is nothing to take back."];
  const how = dry ? "Would take away" : "Taken away:";
  const others = removed.length - saves.length;
  return [
    ...saves.map((path) => `${how} ${path}`),
    ...(others === 0 ? [] : [`${how} ${others} files of the caches`]),
  ];
}

function listLine(
  { saves }: DataFolder,
  entries: ReturnType<typeof readList>,
  done: readonly Done[],
  dry: boolean,
): string {
  if (entries === undefined) return "Tabletop Simulator has no list of saves yet: it makes one itself.";
  const add = done.flatMap(({ installed, title }) =>
    installed === "" ? [] : [{ file: installed, name: title }],
  );
  if (dry) return "Would change Tabletop Simulator's list of saves, and keep a copy.";
  const drop = done.flatMap(({ dropped }) => dropped);
  return changeList(saves, entries, { add, drop }, Math.floor(Date.now() / 1000));
}
