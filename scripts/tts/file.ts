import { readFileSync, statSync } from "node:fs";
import { Complaint } from "../complaint";

/** The text of a save's file, with its byte order mark; complains in a sentence where it has none. */
export function readSaveText(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) throw new Complaint(`There is no file ${file}.`);
  if (stat.isDirectory()) throw new Complaint(`${file} is a folder, where a save is wanted.`);
  const bytes = readFileSync(file);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Complaint(`${file} is no text in UTF-8, as saves are.`);
  }
}
