import { readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { Complaint } from "../complaint";
import { parseXml, XmlError, type Node } from "../../tabletop/xml/parse";

/** The document of an XML text, which complaints name by its file. */
export function readDocument(text: string, file: string): Node[] {
  try {
    return parseXml(text);
  } catch (error) {
    if (error instanceof XmlError) throw new Complaint(`${file}: ${error.message}.`);
    throw error;
  }
}

/** The JSON files in a folder, each with its name without the ending; complains where there is none. */
export function statesIn(folder: string): { name: string; file: string }[] {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new Complaint(`There is no folder ${folder}.`);
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  if (files.length === 0) throw new Complaint(`There is no JSON file in ${folder}.`);
  return files.sort().map((name) => ({ name: basename(name, ".json"), file: join(folder, name) }));
}
