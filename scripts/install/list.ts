import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Complaint } from "../complaint";
import { putFiles } from "../put";
import {
  parseText,
  fieldOf,
  isFields,
  isList,
  isText,
  type Json,
  type JsonFields,
} from "../../tabletop/tree/json";
import { readJson } from "../../tabletop/tree/read";
import { PLAIN, writeJson } from "../../tabletop/tree/write";

/** Tabletop Simulator's own list of saves, and the copy of it that is kept. */
const LIST = "SaveFileInfos.json";
const COPY = "SaveFileInfos.copy.txt";

/** An entry of the list: the file of a save, and the name that it has there. */
export interface Entry {
  readonly file: string;
  readonly name: string;
}

/** Reads the list; undefined where Tabletop Simulator has none yet. Complains of what is no such list. */
export function readList(saves: string): readonly JsonFields[] | undefined {
  const file = join(saves, LIST);
  if (!existsSync(file)) return undefined;
  const read: Json = readJson(readFileSync(file, "utf8").replace(/^\ufeff/, ""), file);
  const entries = isList(read) ? read.items.filter(isFields) : [];
  if (
    isList(read) &&
    entries.length === read.items.length &&
    entries.every((one) => directoryOf(one) !== undefined)
  )
    return entries;
  throw new Complaint(`${file} is not the list that is known of Tabletop Simulator: leave --list out.`);
}

/** Puts saves into the list and takes others out of it; says what was done. `time` is in seconds since 1970. */
export function changeList(
  saves: string,
  entries: readonly JsonFields[],
  { add, drop }: { readonly add: readonly Entry[]; readonly drop: readonly string[] },
  time: number,
): string {
  const gone = new Set([...drop, ...add.map(({ file }) => file)]);
  const kept = entries.filter((one) => !gone.has(nameOf(directoryOf(one) ?? "")));
  const above = aboveOf(entries) ?? join(saves, "/");
  const added = add.map(({ file, name }): Json => {
    const values = [above + file, name].map((text) => JSON.stringify(text));
    return { keys: ['"Directory"', '"Name"', '"UpdateTime"'], values: [...values, String(time)] };
  });
  const [list, copy] = [join(saves, LIST), join(saves, COPY)];
  if (!existsSync(copy)) putFiles([{ path: copy, bytes: readFileSync(list) }]);
  putFiles([{ path: list, bytes: writeJson({ items: [...kept, ...added] }, PLAIN) }]);
  return `${LIST} is changed; ${COPY} is the list of before.`;
}

function directoryOf(entry: JsonFields): string | undefined {
  const value = fieldOf(entry, "Directory");
  return isText(value) ? parseText(value) : undefined;
}

/** The file's name at the end of a path, of whatever system. */
function nameOf(path: string): string {
  return path.slice(path.search(/[^\\/]*$/));
}

/** What stands before the names of saves in the list: under Proton that is a path of Windows. */
function aboveOf(entries: readonly JsonFields[]): string | undefined {
  const path = entries
    .map((one) => directoryOf(one) ?? "")
    .find((one) => /[\\/]TS_Save_\d+\.json$/.test(one));
  return path?.slice(0, path.length - nameOf(path).length);
}
