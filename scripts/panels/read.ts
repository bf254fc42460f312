import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { Complaint } from "../complaint";
import { parseXml, XmlError, type Node } from "../../tabletop/xml/parse";

/** The document in a file; complains of what cannot be read. */
export function readDocument(file: string): Node[] {
  if (!existsSync(file)) throw new Complaint(`There is no file ${file}.`);
  try {
    return parseXml(readFileSync(file, "utf8"));
  } catch (error) {
    if (error instanceof XmlError) throw new Complaint(`${file}: ${error.message}.`);
    throw error;
  }
}

/** The JSON files in a folder, each with its name without the ending. */
export function statesIn(folder: string): { name: string; file: string }[] {
  if (!existsSync(folder)) throw new Complaint(`There is no folder ${folder}.`);
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  if (files.length === 0) throw new Complaint(`There is no JSON file in ${folder}.`);
  return files.sort().map((name) => ({ name: basename(name, ".json"), file: join(folder, name) }));
}
