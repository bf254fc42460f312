import { readFileSync, statSync } from "node:fs";
import { Complaint } from "../complaint";
import { fieldOf, isFields, isList, type JsonFields } from "../../tabletop/tree/json";
import { readJson } from "../../tabletop/tree/read";
import { withoutMark } from "./json/layout";

/** Bytes; larger texts Node has none of. */
const LARGEST = 256_000_000;

/** The text of a save's file, with its byte order mark; complains in a sentence where it has none. */
export function readSaveText(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) throw new Complaint(`There is no file ${file}.`);
  if (stat.isDirectory()) throw new Complaint(`${file} is a folder, where a save is wanted.`);
  if (!stat.isFile()) throw new Complaint(`${file} is no file, but a pipe or a device.`);
  if (stat.size > LARGEST)
    throw new Complaint(`${file} is larger than ${LARGEST / 1e6} MB, which no save is.`);
  const bytes = readFileSync(file);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Complaint(`${file} is no text in UTF-8, as saves are.`);
  }
}

/** The fields of a save's text, which is that of `file`; complains of what is no save. */
export function readSave(text: string, file: string): JsonFields {
  const save = readJson(withoutMark(text), file);
  if (isFields(save) && isList(fieldOf(save, "ObjectStates"))) return save;
  throw new Complaint(`${file} is no save of Tabletop Simulator: it has no list ObjectStates.`);
}
