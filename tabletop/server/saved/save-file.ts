import { readFile, stat } from "node:fs/promises";
import { statSync, type Stats } from "node:fs";
import { partsOf, type Scripted } from "../opening";
import { codeOf, reasonOf } from "../reason";

/** A save of long games has less than two million letters. */
const LARGEST = 64_000_000;

/** What lies where a save is looked for: the save and when it was written, in milliseconds since 1970, or why it is none. */
export type SaveFile = { text: string; parts: Scripted; when: number } | { fault: string };

/** Reads a save; undefined where nothing lies there. A pipe is never opened: to read it would wait for ever. */
export async function readSaveFile(file: string): Promise<SaveFile | undefined> {
  try {
    const about = await stat(file);
    const fault = oddity(about);
    if (fault !== undefined) return { fault };
    const text = await readFile(file, "utf8");
    const parts = partsOf(text);
    return parts === undefined ? { fault: "it is no save" } : { text, parts, when: about.mtimeMs };
  } catch (error) {
    return codeOf(error) === "ENOENT" ? undefined : { fault: reasonOf(error) };
  }
}

/** Why something cannot be read as a file of ours; undefined where it can be, or where nothing lies there. */
export function fileFault(file: string): string | undefined {
  const about = statSync(file, { throwIfNoEntry: false });
  return about === undefined ? undefined : oddity(about);
}

/** Why what lies somewhere is no file of a save, in words after a colon. */
function oddity(about: Stats): string | undefined {
  if (about.isDirectory()) return "it is a folder";
  if (!about.isFile()) return "it is no file";
  return about.size > LARGEST ? `it is larger than ${LARGEST / 1e6} MB` : undefined;
}
