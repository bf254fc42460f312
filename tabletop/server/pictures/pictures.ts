import { mkdir, readdir, readFile, stat, writeFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { download, Undelivered, type Reach } from "./download";
import { kindOf, type Kind } from "./kind";

/** The pictures of a foreign save: which there are, and those that were fetched, in a folder. */
export interface Pictures {
  folder: string;
  /** Addresses by the keys that browsers have for them. */
  known: Map<string, string>;
  /** What is being fetched. */
  underWay: Map<string, Promise<Picture | undefined>>;
  /** What could not be had, and when. */
  failed: Map<string, number>;
  /** Bytes in the folder; undefined before it was looked into. */
  bytes: number | undefined;
  /** Settled when there is room for one more download, in their order. */
  places: Promise<unknown>[];
  turn: number;
  reach: Reach;
  log: (line: string) => void;
}

export interface Picture {
  type: Kind["type"];
  bytes: Buffer;
}

/** Downloads at the same time, and pictures that wait. */
const AT_ONCE = 6;
const MOST_WAITING = 500;
/** Bytes of all that is kept. */
const MOST_BYTES = 2_000_000_000;
/** Milliseconds until something is asked for again that could not be had. */
const AGAIN = 600_000;

export function newPictures(archive: string, log: (line: string) => void, reach: Reach = {}): Pictures {
  return {
    ...{ folder: join(archive, "pictures"), known: new Map(), underWay: new Map(), failed: new Map() },
    ...{ bytes: undefined, places: Array<Promise<unknown>>(AT_ONCE).fill(Promise.resolve()), turn: 0 },
    ...{ reach, log },
  };
}

/** The picture of a key: as it is kept, or fetched; undefined for one that is not known, cannot be had or is none. */
export async function picture(pictures: Pictures, key: string): Promise<Picture | undefined> {
  const url = pictures.known.get(key);
  if (url === undefined) return undefined;
  const { underWay } = pictures;
  const before = underWay.get(key);
  if (before !== undefined) return before;
  if (underWay.size >= MOST_WAITING) return undefined;
  const finding = find(pictures, key, url).finally(() => underWay.delete(key));
  underWay.set(key, finding);
  return finding;
}

async function find(pictures: Pictures, key: string, url: string): Promise<Picture | undefined> {
  const stored = await readFile(join(pictures.folder, key)).catch(() => undefined);
  const kind = stored === undefined ? undefined : kindOf(stored);
  if (stored !== undefined && kind !== undefined) return { type: kind.type, bytes: stored };
  if (performance.now() - (pictures.failed.get(key) ?? -Infinity) < AGAIN) return undefined;
  try {
    return await fetchOne(pictures, key, url);
  } catch (error) {
    if (!(error instanceof Undelivered)) throw error;
    pictures.failed.set(key, performance.now());
    pictures.log(`The picture ${printable(url)} is not shown: ${error.message}.`);
    return undefined;
  }
}

async function fetchOne(pictures: Pictures, key: string, url: string): Promise<Picture> {
  const place = pictures.turn++ % AT_ONCE;
  const turn = pictures.places[place].then(async () => {
    pictures.bytes ??= await sizeOf(pictures.folder);
    if (pictures.bytes > MOST_BYTES) throw new Undelivered("the folder of pictures is full");
    return download(url, pictures.reach);
  });
  pictures.places[place] = turn.catch(() => undefined);
  const bytes = await turn;
  const kind = kindOf(bytes);
  if (kind === undefined)
    throw new Undelivered("it is no picture (PNG, JPEG, GIF, WebP), or too large to draw");
  pictures.bytes = (pictures.bytes ?? 0) + bytes.length;
  await keep(pictures, key, bytes).catch(() => undefined);
  return { type: kind.type, bytes };
}

async function keep({ folder }: Pictures, key: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const staged = join(folder, `${key}.new`);
  await writeFile(staged, bytes, { mode: 0o600 });
  await rename(staged, join(folder, key));
}

async function sizeOf(folder: string): Promise<number> {
  let sum = 0;
  for (const name of await readdir(folder).catch(() => []))
    sum += (await stat(join(folder, name)).catch(() => undefined))?.size ?? 0;
  return sum;
}

/** An address as a terminal may be told it. */
function printable(url: string): string {
  return url.replace(/[^\x21-\x7e]/g, "?").slice(0, 200);
}
