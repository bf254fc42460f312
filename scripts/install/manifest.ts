import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Complaint } from "../complaint";
import { contentHash, HASH_DIGITS } from "../pack/assets";
import type { DataFolder } from "./data-folder";
import { isRecord, recordIn } from "../../tabletop/save/check";

/** A file that was written, by its path in the data folder: `Saves/TS_Save_1.json`. */
export interface Written {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly hash: string;
}

/** What paths may be: nothing else is ever taken away. */
const PATH =
  /^(Saves\/(TS_Save_\d+|Saved Objects\/[\p{L}\p{M}\p{N}_-]+)\.(json|png)|Mods\/(Images|Models)\/[A-Za-z0-9]+\.(png|jpg|obj))$/u;
const SAVE = /^TS_Save_\d+\.json$/;

/** Where a path of a manifest is; undefined where the caches are somewhere unknown. */
export function placeOf({ saves, mods }: DataFolder, path: string): string | undefined {
  const [folder, ...rest] = path.split("/");
  const root = folder === "Saves" ? saves : mods;
  return root === undefined ? undefined : join(root, ...rest);
}

/** How names of manifests end: no .json, which Tabletop Simulator might list. */
const ENDING = ".installed.txt";
/** Letters of a title in such a name. */
const LONGEST = 60;

/** The name of the file with the manifest of a game, or of any mod. */
export function manifestName(title: string): string {
  const words = title
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  const isWhole = words.length <= LONGEST && /[^-]/.test(words);
  const name = isWhole ? words : `${words.slice(0, LONGEST)}-${contentHash(title).slice(0, HASH_DIGITS)}`;
  return name + ENDING;
}

/** What was written for each mod, by the names of the manifests. Complains of a file of such a name that is none. */
export function readManifests({ saves }: DataFolder): Map<string, readonly Written[]> {
  const names = readdirSync(saves).filter((name) => name.endsWith(ENDING));
  return new Map(names.map((name) => [name, readManifest(join(saves, name))]));
}

function readManifest(file: string): readonly Written[] {
  const stat = lstatSync(file);
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
  const read = recordIn(text);
  if (read === undefined) return undefined;
  const files = read["files"];
  if (files === undefined) return noteOfBefore(read);
  if (!Array.isArray(files)) return undefined;
  const known = files.flatMap((one: unknown) => writtenFile(one) ?? []);
  return known.length === files.length ? known : undefined;
}

function writtenFile(one: unknown): Written | undefined {
  if (!isRecord(one)) return undefined;
  const { path, size = 0, hash = "" } = one;
  const isRight = typeof path === "string" && PATH.test(path) && typeof size === "number";
  return isRight && typeof hash === "string" ? { path, size, hash } : undefined;
}

/** The notes of earlier versions had the save's name and hash, and the hash of its picture; sizes they did not have. */
function noteOfBefore({ name, hash = "", picture }: Record<string, unknown>): readonly Written[] | undefined {
  if (typeof name !== "string" || !SAVE.test(name) || typeof hash !== "string") return undefined;
  const save = { path: `Saves/${name}`, size: 0, hash };
  if (typeof picture !== "string") return [save];
  return [save, { path: `Saves/${name.replace(/json$/, "png")}`, size: 0, hash: picture }];
}
