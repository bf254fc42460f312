import { existsSync, lstatSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { Complaint } from "../complaint";
import { contentHash } from "../pack/assets";
import { putFiles } from "../put";
import { isSystemFault, reasonOf } from "../../tabletop/server/reason";
import { layOut, readLayout, USUAL } from "./json/layout";
import { openDisk, type Disk } from "./tree/disk";
import { joinSave, ROOT } from "../../tabletop/tree/join";
import { readTreeFile } from "../../tabletop/tree/folder";
import { readManifest, writeManifest } from "./tree/manifest";
import { LAYOUT } from "./tree/split";

export interface Packed {
  readonly bytes: number;
  /** Whether uneven white space of the save that was unpacked had to be left out. */
  readonly isEvened: boolean;
}

/** Makes the save of a folder's tree; complains before it writes over a save that it does not know. */
export function pack(folder: string, file: string, { force }: { readonly force: boolean }): Packed {
  const { text, isEvened, disk, own } = packedText(folder);
  if (own.has(resolve(file)))
    throw new Complaint(`${file} is a file of the tree: name another one for the save.`);
  const manifest = readManifest(disk);
  const hash = contentHash(text);
  refuseUnknown(file, [hash, ...(manifest?.saves ?? [])], force);
  try {
    putFiles([{ path: file, bytes: text }]);
  } catch (error) {
    if (!isSystemFault(error)) throw error;
    throw new Complaint(`${file} cannot be written: ${reasonOf(error)}. What was there is as it was.`);
  }
  if (manifest !== undefined && !manifest.saves.includes(hash))
    writeManifest(disk, { ...manifest, saves: [...manifest.saves.slice(0, 1), hash] });
  return { bytes: Buffer.byteLength(text), isEvened };
}

/** The text of the save of a folder's tree, the tree, and the paths of its files; complains where it is none. */
export function packedText(folder: string): {
  readonly text: string;
  readonly isEvened: boolean;
  readonly disk: Disk;
  readonly own: ReadonlySet<string>;
} {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new Complaint(`There is no folder ${folder}.`);
  const disk = openDisk(folder);
  if (disk.find(ROOT) === undefined)
    throw new Complaint(`${folder} has no ${ROOT}: it is no tree that unpack wrote.`);
  const own = new Set<string>();
  const read = (path: string): string | undefined => {
    own.add(resolve(folder, path));
    return readTreeFile(folder, path);
  };
  const layout = read(LAYOUT);
  const laidOut = layout === undefined ? USUAL : readLayout(layout, join(folder, LAYOUT));
  return { ...layOut(joinSave(read), laidOut), disk, own };
}

function refuseUnknown(file: string, known: readonly string[], force: boolean): void {
  if (statSync(dirname(file), { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new Complaint(`There is no folder ${dirname(file)} for the save.`);
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (!stat.isFile()) throw new Complaint(`${file} is no file that can be written over.`);
  if (force || known.includes(contentHash(readFileSync(file)))) return;
  throw new Complaint(
    `${file} is a save that was not packed here, or was changed since: unpack it first, or say --force.`,
  );
}
