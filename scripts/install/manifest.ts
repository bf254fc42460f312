import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Complaint } from "../complaint";
import type { DataFolder } from "./data-folder";

/** A file that was written, by its path in the data folder: `Saves/TS_Save_1.json`. */
export interface Written {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly hash: string;
}

/** What paths may be: nothing else is ever taken away. */
const PATH = /^(Saves\/TS_Save_\d+\.(json|png)|Mods\/(Images|Models)\/[A-Za-z0-9]+\.(png|jpg|obj))$/;
const SAVE = /^TS_Save_\d+\.json$/;

/** Where a path of a manifest is; undefined where the caches are somewhere unknown. */
export function placeOf({ saves, mods }: DataFolder, path: string): string | undefined {
  const [folder, ...rest] = path.split("/");
  const root = folder === "Saves" ? saves : mods;
  return root === undefined ? undefined : join(root, ...rest);
}

/** The name of the file with a game's manifest: no .json, which Tabletop Simulator might list. */
export function manifestName(title: string): string {
  return `${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.installed.txt`;
}

/** What was written for a game; nothing where it was not installed. Complains of a file of that name that is no manifest. */
export function readManifest({ saves }: DataFolder, title: string): readonly Written[] {
  const file = join(saves, manifestName(title));
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  const written = stat.isFile() ? writtenIn(readFileSync(file, "utf8")) : undefined;
  if (written !== undefined) return written;
  throw new Complaint(
    `${file} is in the way: it is no note of an earlier copy. Move it elsewhere and try again.`,
  );
}

/** A manifest as a text. */
export function manifestText(files: readonly Written[]): string {
  return `${JSON.stringify({ files }, undefined, 1)}\n`;
}

function writtenIn(text: string): readonly Written[] | undefined {
  const read = parsed(text);
  if (typeof read !== "object" || read === null) return undefined;
  if (!("files" in read)) return noteOfBefore(read);
  const files: unknown = read.files;
  if (!Array.isArray(files)) return undefined;
  const known = files.flatMap((one: unknown) => writtenFile(one) ?? []);
  return known.length === files.length ? known : undefined;
}

function writtenFile(one: unknown): Written | undefined {
  if (typeof one !== "object" || one === null) return undefined;
  const { path, size, hash } = { path: "", size: 0, hash: "", ...one };
  const isRight = typeof path === "string" && PATH.test(path) && typeof size === "number";
  return isRight && typeof hash === "string" ? { path, size, hash } : undefined;
}

/** The notes of earlier versions had the save's name and hash, and the hash of its picture; sizes they did not have. */
function noteOfBefore(read: object): readonly Written[] | undefined {
  const { name, hash, picture } = { name: "", hash: "", picture: undefined, ...read };
  if (typeof name !== "string" || !SAVE.test(name) || typeof hash !== "string") return undefined;
  const save = { path: `Saves/${name}`, size: 0, hash };
  if (typeof picture !== "string") return [save];
  return [save, { path: `Saves/${name.replace(/json$/, "png")}`, size: 0, hash: picture }];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
