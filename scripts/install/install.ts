import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { Complaint } from "../complaint";
import { contentHash } from "../pack/assets";
import type { Save } from "../../mod/save";

/** Says which save of a folder is ours: its name, and the hashes of what we wrote, the picture's too. */
interface Note {
  readonly name: string;
  readonly hash: string;
  readonly picture?: string;
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
 * that was copied before, if nobody has saved a game there since. Gives the name of the save's file. Nothing is
 * written over that is not ours by its hash, and nothing through a link.
 */
export function installSave(dist: string, folder: string, { name, meta }: InstalledSave): string {
  const source = join(dist, `${name}.json`);
  if (!existsSync(source)) throw new Complaint(`There is no dist/${name}.json: run npm run build first.`);
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new Complaint(
      `There is no folder ${folder}: start Tabletop Simulator once, or name its Saves folder with --folder.`,
    );
  const [save, picture] = [readFileSync(source), readFileSync(join(dist, `${name}.png`))];
  const noteFile = noteOf(meta.title);
  const before = readNote(join(folder, noteFile));
  const ours = before !== undefined && hashAt(join(folder, before.name)) === before.hash ? before : undefined;
  const stem = ours === undefined ? freeSave(folder) : ours.name.slice(0, -".json".length);
  const installed = `${stem}.json`;
  const there = hashAt(join(folder, `${stem}.png`));
  const isOurPicture = there === undefined || there === ours?.picture;
  const written = isOurPicture ? contentHash(picture) : ours?.picture;
  const note: Note = {
    ...{ name: installed, hash: contentHash(save) },
    ...(written === undefined ? {} : { picture: written }),
  };
  replace(folder, [
    ...(isOurPicture ? [[`${stem}.png`, picture] as const] : []),
    [installed, save],
    [noteFile, `${JSON.stringify(note)}\n`],
  ]);
  return installed;
}

/** Writes files beside those of a folder first, in a new folder of their own, so that none is ever half there. */
function replace(folder: string, files: readonly (readonly [string, Buffer | string])[]): void {
  const staged = mkdtempSync(join(folder, ".installing-"));
  try {
    for (const [name, bytes] of files) writeFileSync(join(staged, name), bytes, { flag: "wx" });
    for (const [name] of files) renameSync(join(staged, name), join(folder, name));
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

/** The name of the file with a game's note: no .json, which Tabletop Simulator might list. */
function noteOf(title: string): string {
  return `${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.installed.txt`;
}

/** The note of an earlier copy; undefined where there is none. Complains of a file of its name that is no note. */
function readNote(file: string): Note | undefined {
  if (lstatSync(file, { throwIfNoEntry: false }) === undefined) return undefined;
  try {
    const { name, hash, picture } = JSON.parse(readOwn(file)?.toString() ?? "") as Partial<Note>;
    if (typeof name === "string" && /^TS_Save_\d+\.json$/.test(name) && typeof hash === "string")
      return { name, hash, ...(typeof picture === "string" ? { picture } : {}) };
  } catch {
    // It is none.
  }
  throw new Complaint(
    `${file} is in the way: it is no note of an earlier copy. Move it elsewhere and try again.`,
  );
}

/** What a file has in it; undefined where there is none, and for links, pipes, devices and folders, never ours. */
function readOwn(file: string): Buffer | undefined {
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(file) : undefined;
}

/** The hash of a file; undefined where nothing is, empty for what is no regular file. */
function hashAt(file: string): string | undefined {
  if (lstatSync(file, { throwIfNoEntry: false }) === undefined) return undefined;
  const bytes = readOwn(file);
  return bytes === undefined ? "" : contentHash(bytes);
}

/** Digits of a number that is counted on from; a larger one is somebody's name for a save. */
const DIGITS = 6;

/** The name of a save, without its ending, with a number above those there are. */
function freeSave(folder: string): string {
  const taken = new Set<string>();
  let last = 0;
  for (const name of readdirSync(folder)) {
    const [, digits = ""] = /^TS_Save_(\d+)\./i.exec(name) ?? [];
    taken.add(digits.replace(/^0+/, ""));
    if (digits.length <= DIGITS) last = Math.max(last, Number(digits));
  }
  let next = last + 1;
  while (taken.has(String(next))) next++;
  return `TS_Save_${next}`;
}
