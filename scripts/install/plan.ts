import { existsSync, lstatSync, readdirSync, readFileSync, statSync, type Stats } from "node:fs";
import { dirname, join, posix } from "node:path";
import { contentHash } from "../pack/assets";
import type { DataFolder } from "./data-folder";
import { placeOf, type Written } from "./manifest";

/** A file to write, by its path in the data folder. */
export interface NewFile {
  readonly path: string;
  readonly bytes: Buffer;
}

/** What is to be done in the data folder for one game. */
export interface Plan {
  readonly write: readonly NewFile[];
  readonly remove: readonly string[];
  /** What is left as it is although it was written once, and why: a sentence each. */
  readonly kept: readonly string[];
  /** What will have been written by then. */
  readonly manifest: readonly Written[];
  /** The name of the save's file; empty where it is taken away. */
  readonly installed: string;
}

/** A game, or any mod, as it is installed: its save, picture and files for caches. */
export interface Installable {
  readonly save: Buffer;
  /** Where it has one. */
  readonly picture: Buffer | undefined;
  /** What its file is called among the saved objects; undefined for a save, whose file gets a number. */
  readonly objectName: string | undefined;
  readonly caches: readonly NewFile[];
}

/** What manifests say: that of the game, and those of the others. */
export interface Known {
  readonly own: readonly Written[];
  readonly others: readonly Written[];
}

/**
 * Plans the copy of a game: over its own copy of before, as long as nobody has changed that since, or as the save with the
 * next free number, which is then one of `taken`. Nothing is planned over a file that no manifest has as it is.
 */
export function planInstall(
  folder: DataFolder,
  { save, picture, objectName, caches }: Installable,
  { own, others }: Known,
  taken: Set<string>,
): Plan {
  const saves = own.filter(({ path }) => path.endsWith(".json"));
  const mine = saves.find((one) => isAsWritten(folder, one));
  const free = (): string =>
    objectName === undefined ? freeSave(folder.saves, taken) : freeObject(folder.saves, objectName);
  const stem = mine === undefined ? free() : stemOf(mine.path);
  const known = [...own, ...others];
  const wanted = [
    ...(picture === undefined ? [] : [{ path: `Saves/${stem}.png`, bytes: picture }]),
    ...caches,
    { path: `Saves/${stem}.json`, bytes: save },
  ];
  const write: NewFile[] = [];
  const manifest: Written[] = [];
  const kept = saves.filter(({ path }) => path !== mine?.path).map((one) => whyKept(folder, one));
  for (const file of wanted) {
    const there = hashAt(placeOf(folder, file.path) ?? "");
    const written = { path: file.path, size: file.bytes.length, hash: contentHash(file.bytes) };
    const ours = known.filter(({ path }) => path === file.path);
    const isOurs = ours.some(({ hash }) => hash === there);
    if (there === undefined || (isOurs && there !== written.hash)) write.push(file);
    else if (!isOurs && ours.length > 0)
      kept.push(`${file.path} was changed since it was installed: it stays.`);
    if (there === undefined || isOurs) manifest.push(written);
  }
  const paths = new Set(wanted.map(({ path }) => path));
  const isOld = (path: string): boolean => path.startsWith("Mods/") || path === `Saves/${stem}.png`;
  const old = own.filter(({ path }) => isOld(path) && !paths.has(path));
  const { remove, kept: more } = planRemoval(folder, { own: old, others });
  return { write, remove, kept: [...kept, ...more], manifest, installed: `${stem}.json` };
}

/** Plans to take back what was written for a game, and is as it was written, and of no other game. */
export function planRemoval(folder: DataFolder, { own, others }: Known): Plan {
  const shared = new Set(others.map(({ path }) => path));
  const remove: string[] = [];
  const kept: string[] = [];
  for (const one of own) {
    if (shared.has(one.path)) continue;
    if (isAsWritten(folder, one)) remove.push(one.path);
    else if (one.path.endsWith(".json") || hashAt(placeOf(folder, one.path) ?? "") !== undefined)
      kept.push(whyKept(folder, one));
  }
  return { write: [], remove, kept, manifest: [], installed: "" };
}

function isAsWritten(folder: DataFolder, { path, hash }: Written): boolean {
  const place = placeOf(folder, path);
  return place !== undefined && hashAt(place) === hash;
}

/** What became of a file that is not as it was written. */
function whyKept(folder: DataFolder, one: Written): string {
  if (hashAt(placeOf(folder, one.path) ?? "") !== undefined)
    return `${one.path} was changed since it was installed: it stays.`;
  const moved = renamed(dirname(placeOf(folder, one.path) ?? ""), one);
  return moved === undefined
    ? `${one.path} is gone.`
    : `${one.path} is ${posix.dirname(one.path)}/${moved} now: it stays.`;
}

/** The name under which a save lies now that was renamed since; undefined where there is none. */
function renamed(folder: string, { size, hash }: Written): string | undefined {
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder).find((name) => {
    if (!name.endsWith(".json")) return false;
    const file = join(folder, name);
    const bytes = statSync(file, { throwIfNoEntry: false })?.size;
    return (size === 0 || bytes === size) && hashAt(file) === hash;
  });
}

function stemOf(path: string): string {
  return path.replace(/^Saves\//, "").replace(/\.json$/, "");
}

/** Digits of a number that is counted on from; a larger one is somebody's name for a save. */
const DIGITS = 6;

/** The name of a save, without its ending, with a number above those there are and those that are `taken`. */
function freeSave(folder: string, taken: Set<string>): string {
  const numbers = new Set<string>();
  let last = 0;
  for (const name of [...readdirSync(folder), ...taken]) {
    const [, digits = ""] = /^TS_Save_(\d+)\./i.exec(name) ?? [];
    numbers.add(digits.replace(/^0+/, ""));
    if (digits.length <= DIGITS) last = Math.max(last, Number(digits));
  }
  let next = last + 1;
  while (numbers.has(String(next))) next++;
  taken.add(`TS_Save_${next}.json`);
  return `TS_Save_${next}`;
}

/** The name of a saved object, without its ending: that which is wanted, or with the first number after it that is free. */
function freeObject(saves: string, wanted: string): string {
  for (let number = 1; ; number++) {
    const stem = `Saved Objects/${number === 1 ? wanted : `${wanted}-${number}`}`;
    if (["json", "png"].every((ending) => !existsSync(join(saves, `${stem}.${ending}`)))) return stem;
  }
}

/** The hash of a file; undefined where nothing is, empty for what is no regular file, as a link, a pipe or a folder. */
function hashAt(file: string): string | undefined {
  const stat = lookAt(file);
  if (stat === undefined) return undefined;
  return stat.isFile() ? contentHash(readFileSync(file)) : "";
}

/** What is at a path; nothing is below a file. */
function lookAt(file: string): Stats | undefined {
  try {
    return lstatSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOTDIR") return undefined;
    throw error;
  }
}
