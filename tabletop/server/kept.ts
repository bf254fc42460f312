/** The games that are kept in the folder: those that were given up for another one, and those saved by name. */
import { readdir, readFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { free, plainName, type Archive } from "./archive";
import { partsOf } from "./opening";
import type { KeptGame } from "./answers";
import type { GameFacts, Records } from "./records";

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
  return found.sort((a, b) => b.when - a.when).slice(0, MOST);
}

/** What was read of files, as long as they are as they were then. */
const read = new Map<string, { stamp: string; facts: GameFacts | undefined }>();

/** Lists the kept games, and how each stands. */
export async function listKept(archive: Archive, records: Records | undefined): Promise<KeptGame[]> {
  const out: KeptGame[] = [];
  for (const { key, name, path, when, size } of await files(archive)) {
    const stamp = `${when} ${size}`;
    if (read.get(path)?.stamp !== stamp) {
      const state = partsOf(await readFile(path, "utf8").catch(() => ""))?.LuaScriptState ?? "";
      read.set(path, { stamp, facts: records?.facts(state) });
    }
    out.push(keptGame(key, name, when, read.get(path)?.facts));
  }
  return out;
}

export function keptGame(key: string, name: string, when: number, facts: GameFacts | undefined): KeptGame {
  const { how = "", seats = [], steps = 0, over = false } = facts ?? {};
  return { key, name, when, how, names: seats.map((seat) => seat.name), steps, over };
}

/** The text of a kept game; undefined where there is none of that key. */
export async function readKept(archive: Archive, key: string): Promise<string | undefined> {
  const file = (await files(archive)).find((one) => one.key === key);
  return file === undefined ? undefined : readFile(file.path, "utf8");
}

/** Gives a kept game a name, beside others of that name: it is a saved one then. False where there is none of that key. */
export async function nameKept(archive: Archive, key: string, name: string): Promise<boolean> {
  const file = (await files(archive)).find((one) => one.key === key);
  if (file === undefined) return false;
  if (file.key === `saves/${plainName(name)}.json`) return true;
  await rename(file.path, await free(archive, "saves", plainName(name)));
  return true;
}
