import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Complaint } from "../complaint";

/** A file that the save refers to. */
export interface Asset {
  /** As in assets/manifest.json, or that of a model made for the save. */
  readonly path: string;
  /** The name it has in dist/assets: path and content tell it apart, so that no cache shows an old one. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** Hexadecimal digits of the content's hash in a file's name. */
export const HASH_DIGITS = 12;

/** The SHA-256 of some bytes, or of a text in UTF-8, in hexadecimal digits. */
export function contentHash(bytes: Buffer | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** `models/infantry.obj` becomes `models-infantry-0123456789ab.obj`: flat, as some hosts know no folders. */
function hashedName(path: string, bytes: Buffer): string {
  const dot = path.lastIndexOf(".");
  const stem = path.slice(0, dot).replaceAll("/", "-");
  return `${stem}-${contentHash(bytes).slice(0, HASH_DIGITS)}${path.slice(dot)}`;
}

export interface AssetStore {
  /** The asset of a path, read when it is first asked for; complains of one that is not there. */
  take: (path: string) => Asset;
  /** All that were taken, by path. */
  taken: () => Asset[];
}

/** Assets below `folder`, and those that are `made` for the save: texts by path. */
export function assetStore(folder: string, made: Readonly<Record<string, string>>): AssetStore {
  const taken = new Map<string, Asset>();
  const read = (path: string): Buffer => {
    if (Object.hasOwn(made, path)) return Buffer.from(made[path]);
    const file = join(folder, path);
    if (/^[\w.-]+(\/[\w.-]+)*$/.test(path) && !path.includes("..") && existsSync(file))
      return readFileSync(file);
    throw new Complaint(`The save wants the asset ${path}, and assets/${path} is not there.`);
  };
  return {
    take: (path) => {
      const before = taken.get(path);
      if (before !== undefined) return before;
      const bytes = read(path);
      const asset = { path, name: hashedName(path, bytes), bytes };
      taken.set(path, asset);
      return asset;
    },
    taken: () => [...taken.values()].sort((one, other) => (one.path < other.path ? -1 : 1)),
  };
}
