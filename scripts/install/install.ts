import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { Complaint } from "../complaint";
import { contentHash } from "../pack/assets";
import type { Save } from "../../mod/save";

/** Says which save of a folder is ours: its name, and the hash of what we wrote. */
interface Note {
  readonly name: string;
  readonly hash: string;
}

/** What names the files of a save. */
type InstalledSave = Pick<Save, "name" | "meta">;

/** Where Tabletop Simulator keeps its saves, as its manual says: it may have been told otherwise. */
export function savesFolder(platform: string = process.platform, home: string = homedir()): string {
  const above: Readonly<Record<string, string>> = {
    win32: join(home, "Documents", "My Games"),
    darwin: join(home, "Library"),
  };
  return join(above[platform] ?? join(home, ".local", "share"), "Tabletop Simulator", "Saves");
}

/**
 * Copies a save and its picture from `dist` into `folder`, as the save with the next free number, or over the one
 * that was copied before, if nobody has saved a game there since. Gives the name of the save's file.
 */
export function installSave(dist: string, folder: string, { name, meta }: InstalledSave): string {
  const source = join(dist, `${name}.json`);
  if (!existsSync(source)) throw new Complaint(`There is no dist/${name}.json: run npm run build first.`);
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new Complaint(
      `There is no folder ${folder}: start Tabletop Simulator once, or name its Saves folder with --folder.`,
    );
  const save = readFileSync(source);
  const noteFile = noteOf(meta.title);
  const stem = ownSave(join(folder, noteFile)) ?? freeSave(folder);
  const installed = `${stem}.json`;
  const note: Note = { name: installed, hash: contentHash(save) };
  const files: readonly (readonly [string, Buffer | string])[] = [
    [`${stem}.png`, readFileSync(join(dist, `${name}.png`))],
    [installed, save],
    [noteFile, `${JSON.stringify(note)}\n`],
  ];
  const staged = files.map(([to, bytes]) => ({
    to: join(folder, to),
    at: join(folder, `.${to}.new`),
    bytes,
  }));
  try {
    for (const { at, bytes } of staged) writeFileSync(at, bytes);
    for (const { at, to } of staged) renameSync(at, to);
  } finally {
    for (const { at } of staged) rmSync(at, { force: true });
  }
  return installed;
}

/** The name of the file with a game's note: no .json, which Tabletop Simulator might list. */
function noteOf(title: string): string {
  return `${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.installed.txt`;
}

/** The save that was copied before, without its ending; undefined if it is gone or another by now. */
function ownSave(noteFile: string): string | undefined {
  try {
    const { name, hash } = JSON.parse(readFileSync(noteFile, "utf8")) as Note;
    const isSame =
      /^TS_Save_\d+\.json$/.test(name) && contentHash(readFileSync(join(dirname(noteFile), name))) === hash;
    return isSame ? name.slice(0, -".json".length) : undefined;
  } catch {
    return undefined;
  }
}

function freeSave(folder: string): string {
  const taken = readdirSync(folder).map((name) => Number(/^TS_Save_(\d+)\./i.exec(name)?.[1] ?? 0));
  return `TS_Save_${Math.max(0, ...taken) + 1}`;
}
