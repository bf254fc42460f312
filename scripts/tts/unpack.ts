import { existsSync, mkdirSync, statSync } from "node:fs";
import { posix } from "node:path";
import { Complaint } from "../complaint";
import { contentHash } from "../pack/assets";
import { isSystemFault, reasonOf } from "../../tabletop/server/reason";
import { readSave, readSaveText } from "./file";
import { isFields, isText, type Json, type JsonFields } from "../../tabletop/tree/json";
import { layOut, layoutOf } from "./json/layout";
import { readJson } from "../../tabletop/tree/read";
import { openDisk, type Disk } from "./tree/disk";
import { steady } from "./tree/drift";
import { fieldHashes, type FieldHashes } from "./tree/fields";
import type { Files } from "./tree/bundle";
import { joinSave } from "../../tabletop/tree/join";
import { MANIFEST, readManifest, writeManifest, type Manifest } from "./tree/manifest";
import { mergeAll, type Merges } from "./tree/merge";
import { kindOf, namesOf, TEXT } from "../../tabletop/tree/refer";
import { fileText, LAYOUT, split } from "./tree/split";

const NO_MERGES: Merges = { merged: new Set(), own: new Set(), left: new Set(), conflicts: new Map() };

/** Git changes no line ends in a tree: they are the save's. */
const ATTRIBUTES = ".gitattributes";

export interface Unpacked {
  readonly written: number;
  readonly removed: number;
  readonly same: number;
  /** Values whose text in the tree was kept, as they had only drifted or change with every save. */
  readonly steady: number;
  /** Files that somebody changed, or that are not the tree's, and what unpack would have done. */
  readonly kept: readonly string[];
}

export interface UnpackOptions {
  /** Takes numbers that have drifted, dates and states as well. */
  readonly exact: boolean;
  /** Writes over files that somebody changed, too. */
  readonly force: boolean;
}

/** Unpacks the save of a file into a folder: writes what has changed, and over nothing that it has not written itself. */
export function unpack(file: string, folder: string, { exact, force }: UnpackOptions): Unpacked {
  const text = readSaveText(file);
  const { files, json } = filesOf(readSave(text, file), text, file);
  refused(folder, () => makeFolder(folder));
  const disk = openDisk(folder);
  const before = readManifest(disk);
  if (before !== undefined && !force) refuseOther(files, before, file, folder);
  const kept = exact || before === undefined ? 0 : keepSteady(files, json, disk);
  const merges = before === undefined || force ? NO_MERGES : mergeAll(files, json, disk, before);
  const plan = planOf(files, disk, before, force, merges);
  if (before === undefined && plan.kept.length > 0)
    throw new Complaint(
      `${folder} has other files in the way and no ${MANIFEST}: unpack into an empty folder.`,
      1,
      plan.kept,
    );
  refused(folder, () => {
    for (const path of plan.write) disk.write(path, files.get(path) ?? "");
    for (const path of plan.remove) disk.remove(path);
    const fields = fieldsOf(json, before, plan.kept, merges);
    writeManifest(disk, { saves: [contentHash(text)], files: plan.hashes, fields });
  });
  const { write, remove } = plan;
  return {
    ...{ written: write.length, removed: remove.length, steady: kept, kept: plan.kept },
    same: files.size - write.length - plan.kept.length,
  };
}

/** The hashes of all fields that the save has; of files that were kept, or where both have changed a field, those of before. */
function fieldsOf(
  json: ReadonlyMap<string, JsonFields>,
  before: Manifest | undefined,
  kept: readonly string[],
  { conflicts }: Merges,
): Record<string, FieldHashes> {
  const old = new Set([...kept, ...conflicts.keys()]);
  const entries = [...json].flatMap(([path, fields]): [string, FieldHashes][] => {
    const hashes = old.has(path) ? before?.fields?.[path] : fieldHashes(fields);
    return hashes === undefined ? [] : [[path, hashes]];
  });
  return Object.fromEntries(entries);
}

/** All files of a new tree; complains where the tree would not become the same bytes again. */
function filesOf(save: JsonFields, text: string, file: string): ReturnType<typeof split> {
  const { files, json } = split(save);
  const layout = layoutOf(text, save);
  if (
    layOut(
      joinSave((path) => files.get(path)),
      layout,
    ).text !== text
  )
    throw new Error(`${file} would not be the same again once it is packed`);
  files.set(LAYOUT, `${JSON.stringify(layout, undefined, 2)}\n`);
  files.set(ATTRIBUTES, "* -text\n");
  return { files, json };
}

/** Complains of a save that has none of the tree's objects: its files would take their place. */
function refuseOther(files: Files, before: Manifest, file: string, folder: string): void {
  const [now, then] = [[...files.keys()], Object.keys(before.files)].map((paths) =>
    paths.filter((path) => path.startsWith("objects/")),
  );
  if (now.length === 0 || then.length === 0 || then.some((path) => files.has(path))) return;
  throw new Complaint(
    `${folder} is of another save, which has no object of ${file}: unpack into an empty folder, or say --force.`,
  );
}

/** Complains in a sentence of what the system refuses. */
function refused(folder: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!isSystemFault(error)) throw error;
    throw new Complaint(
      `${folder} cannot be written: ${reasonOf(error)}. Each file there is whole, old or new: put that right and unpack again.`,
    );
  }
}

function makeFolder(folder: string): void {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  else if (!statSync(folder).isDirectory())
    throw new Complaint(`${folder} is a file, where a folder is wanted.`);
}

/** Of files that are the same the state may differ, where it has a file of its own. */
const HAS_STATE = /"LuaScriptState": \{/;

/** Puts the tree's text into files where the save has only drifted from it; gives how many values that were. */
function keepSteady(files: Files, json: Map<string, JsonFields>, disk: Disk): number {
  let count = 0;
  for (const [path, now] of json) {
    const there = disk.find(path);
    const text = files.get(path) ?? "";
    if (typeof there !== "object" || (there.text === text && !HAS_STATE.test(text))) continue;
    let tree: Json;
    try {
      tree = readJson(there.text, path);
    } catch {
      // It is no JSON any more: somebody has changed it, and it is kept as a whole.
      continue;
    }
    const merged = steady(now, tree, (kept, save) => {
      if (keepText(kept, save, posix.dirname(path), files, disk)) count++;
    });
    // What is laid out otherwise and says the same stays as it is laid out.
    files.set(path, fileText(merged) === fileText(tree) ? there.text : fileText(merged));
    if (isFields(merged)) json.set(path, merged);
  }
  return count;
}

/** Keeps the file of a kept text, and leaves out that of the save; gives whether the values differ. */
function keepText(kept: Json, save: Json, folder: string, files: Files, disk: Disk): boolean {
  const [old, now] = [kept, save].map((json) => {
    const name = isFields(json) && kindOf(json) === TEXT ? namesOf(json)?.[0] : undefined;
    return name === undefined ? undefined : posix.join(folder, name);
  });
  const there = old === undefined ? undefined : disk.find(old);
  const text = now === undefined ? undefined : files.get(now);
  if (now !== undefined && now !== old) files.delete(now);
  if (old !== undefined && typeof there === "object") files.set(old, there.text);
  if (old === undefined || now === undefined) return isText(kept) !== isText(save) || kept !== save;
  return typeof there === "object" && there.text !== text;
}

/** What is to be done to a tree on disk so that it has these files. */
function planOf(
  files: Files,
  disk: Disk,
  before: Manifest | undefined,
  force: boolean,
  { merged, own, left, conflicts }: Merges,
) {
  const [write, remove]: string[][] = [[], []];
  const kept = [...conflicts].map(([path, keys]) => `${path} (${keys.join(", ")})`);
  const hashes: Record<string, string> = {};
  const isOurs = (path: string, hash: string): boolean =>
    force || merged.has(path) || before?.files[path] === hash;
  for (const [path, text] of files) {
    if (left.has(path)) continue;
    const there = disk.find(path);
    const hash = contentHash(text);
    if (there === undefined || (typeof there === "object" && there.hash !== hash && isOurs(path, there.hash)))
      write.push(path);
    else if (there === "other" || there.hash !== hash) kept.push(path);
    const noted = kept.at(-1) === path || own.has(path) ? before?.files[path] : hash;
    if (noted !== undefined) hashes[path] = noted;
  }
  for (const [path, noted] of Object.entries(before?.files ?? {})) {
    if (left.has(path)) hashes[path] = noted;
    if (left.has(path) || files.has(path)) continue;
    const there = disk.find(path);
    if (there === undefined) continue;
    if (there !== "other" && isOurs(path, there.hash)) {
      remove.push(path);
      hashes[path] = there.hash;
    } else kept.push(path);
  }
  // A kept file may still name those that would go.
  if (kept.length === 0) for (const path of remove) delete hashes[path];
  return { write, remove: kept.length === 0 ? remove : [], kept, hashes };
}
