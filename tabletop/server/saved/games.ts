/** The games that are kept in the folder: those that were given up for another one, and those saved by name. */
import { readdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { free, plainName, type Archive } from "./archive";
import { readSaveFile, type SaveFile } from "./save-file";
import type { SavedGame } from "../../wire/answers";
import type { GameFacts, Records, SeatFacts } from "./records";
import { messageOf } from "../../save/check";

/** The folders that games are kept in: given up, and saved by name. */
const FOLDERS = ["games", "saves"] as const;
/** The latest are listed, so many of them. */
const MOST = 100;

interface File {
  key: string;
  name: string;
  path: string;
  when: number;
  size: number;
}

/** The files of kept games, the latest first. Their keys name them; none leads out of the folder. */
async function files({ folder }: Archive): Promise<File[]> {
  const found: File[] = [];
  for (const kind of FOLDERS) {
    const names = await readdir(join(folder, kind)).catch(() => []);
    for (const file of names.filter((name) => name.endsWith(".json"))) {
      const path = join(folder, kind, file);
      const about = await stat(path).catch(() => undefined);
      if (about?.isFile() !== true) continue;
      const { mtimeMs: when, size } = about;
      found.push({ key: `${kind}/${file}`, name: file.slice(0, -".json".length), path, when, size });
    }
  }
  return found.sort((one, other) => other.when - one.when).slice(0, MOST);
}

/** The state of the script in a file, or why the file is no game that can be opened. */
type Content = { state: string } | { fault: string };

interface Known {
  stamp: string;
  content: Content;
  /** How its game stands, once somebody has asked for it. */
  facts?: Promise<GameFacts | undefined>;
}

/** What was read of files, as long as they are as they were then. */
const read = new Map<string, Known>();

async function readOnce({ path, when, size }: File): Promise<Known> {
  const stamp = `${when} ${size}`;
  const known = read.get(path);
  if (known?.stamp === stamp) return known;
  const save = (await readSaveFile(path)) ?? { fault: "it is gone" };
  const content = "fault" in save ? save : { state: save.parts.LuaScriptState };
  const now: Known = { stamp, content };
  read.set(path, now);
  return now;
}

/** Lists the kept games, and how each stands; `log` is told of what the reader of games has failed at. */
export async function listSaved(
  archive: Archive,
  records: Records | undefined,
  log: (line: string) => void,
): Promise<SavedGame[]> {
  const out: SavedGame[] = [];
  for (const file of await files(archive)) {
    const { key, name, when } = file;
    const known = await readOnce(file);
    const { content } = known;
    if ("fault" in content) {
      const how = `This file cannot be opened: ${content.fault}.`;
      out.push({ ...savedGame(key, name, when, undefined), how });
      continue;
    }
    // One file that the reader fails at hides no other.
    known.facts ??= (async () => records?.facts(content.state))().catch((error: unknown) => {
      log(`${key} cannot be read: ${messageOf(error)}`);
      return undefined;
    });
    out.push(savedGame(key, name, when, await known.facts));
  }
  return out;
}

/** Who plays a seat, with a computer's level. */
export function nameOf({ name, level }: SeatFacts): string {
  return level === undefined ? name : `${name} (${level})`;
}

export function savedGame(key: string, name: string, when: number, facts: GameFacts | undefined): SavedGame {
  const { how = "", seats = [], steps = 0, over = false } = facts ?? {};
  return { key, name, when, how, names: seats.map(nameOf), steps, over };
}

/** A kept game, or why it is none; undefined where there is none of that key. */
export async function readSaved(archive: Archive, key: string): Promise<SaveFile | undefined> {
  const file = (await files(archive)).find((one) => one.key === key);
  return file === undefined ? undefined : readSaveFile(file.path);
}

/** The state of the script in a kept game, or why there is none; undefined where there is none of that key. */
export async function stateOfSaved(archive: Archive, key: string): Promise<Content | undefined> {
  const file = (await files(archive)).find((one) => one.key === key);
  return file === undefined ? undefined : (await readOnce(file)).content;
}

/** Gives a kept game a name, beside others of that name: it is a saved one then. False where there is none of that key. */
export async function nameSaved(archive: Archive, key: string, name: string): Promise<boolean> {
  const file = (await files(archive)).find((one) => one.key === key);
  if (file === undefined) return false;
  if (file.key === `saves/${plainName(name)}.json`) return true;
  await rename(file.path, await free(archive, "saves", plainName(name)));
  return true;
}
