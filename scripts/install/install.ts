import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { Complaint } from "../complaint";
import { contentHash } from "../pack/assets";
import { SAVE_NAME, THUMBNAIL_NAME } from "../pack/pack";

/** Says which save of a folder is ours: its name, and the hash of what we wrote. No .json, which TTS might list. */
const NOTE = "castle-risk-europe.installed.txt";

interface Note {
  readonly name: string;
  readonly hash: string;
}

/** Where Tabletop Simulator keeps its saves, as its manual says: it may have been told otherwise. */
export function savesFolder(platform: string = process.platform, home: string = homedir()): string {
  const above: Readonly<Record<string, string>> = {
    win32: join(home, "Documents", "My Games"),
    darwin: join(home, "Library"),
  };
  return join(above[platform] ?? join(home, ".local", "share"), "Tabletop Simulator", "Saves");
}

/**
 * Copies the save and its picture from `dist` into `folder`, as the save with the next free number, or over the one
 * that was copied before, if nobody has saved a game there since. Gives the name of the save's file.
 */
export function installSave(dist: string, folder: string): string {
  const source = join(dist, SAVE_NAME);
  if (!existsSync(source)) throw new Complaint("There is no dist/castle-risk.json: run npm run build first.");
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new Complaint(
      `There is no folder ${folder}: start Tabletop Simulator once, or name its Saves folder with --folder.`,
    );
  const save = readFileSync(source);
  const stem = ownSave(folder) ?? freeSave(folder);
  const name = `${stem}.json`;
  const note: Note = { name, hash: contentHash(save) };
  const files: readonly (readonly [string, Buffer | string])[] = [
    [`${stem}.png`, readFileSync(join(dist, THUMBNAIL_NAME))],
    [name, save],
    [NOTE, `${JSON.stringify(note)}\n`],
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
  return name;
}

/** The save that was copied before, without its ending; undefined if it is gone or another by now. */
function ownSave(folder: string): string | undefined {
  try {
    const { name, hash } = JSON.parse(readFileSync(join(folder, NOTE), "utf8")) as Note;
    const isSame = /^TS_Save_\d+\.json$/.test(name) && contentHash(readFileSync(join(folder, name))) === hash;
    return isSame ? name.slice(0, -".json".length) : undefined;
  } catch {
    return undefined;
  }
}

function freeSave(folder: string): string {
  const taken = readdirSync(folder).map((name) => Number(/^TS_Save_(\d+)\./i.exec(name)?.[1] ?? 0));
  return `TS_Save_${Math.max(0, ...taken) + 1}`;
}
