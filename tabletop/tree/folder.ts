import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { SaveError } from "../save/check";
import { joinSave, type NoteText } from "./join";
import { addText, type Texts } from "./texts";
import { writeJson } from "./write";

/** The text of a tree's file; undefined where there is none. Throws a SaveError where it cannot be read, or is no text in UTF-8. */
export function readTreeFile(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
  const bytes = bytesOf(file);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new SaveError(file, "is no text in UTF-8: save it as one.");
  }
}

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    throw new SaveError(
      file,
      "cannot be read: see that you may read it and that its disk works, and try again.",
    );
  }
}

/** Whether a text can be the path of a folder, which no text of a save is: those begin with a brace. */
function isFolder(text: string): boolean {
  if (/^[\ufeff\s]*[{[]|[\n\0]/.test(text)) return false;
  try {
    return statSync(text, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    // As of a broken save, which is too long for a path.
    return false;
  }
}

/**
 * The text of a save that is given as a text, or as the path of a folder with a tree of small files: `texts` is told which
 * texts of the save those are, by paths that begin with the folder's.
 */
export function savedText(source: string, texts: Texts = new Map()): string {
  if (!isFolder(source)) return source;
  const read = (path: string): string | undefined => readTreeFile(source, path);
  const note: NoteText = (parts): void =>
    addText(
      texts,
      parts.map(({ file, text }) =>
        file === undefined
          ? { file, text, map: undefined }
          : { file: join(source, file), text, map: read(`${file}.map`) },
      ),
    );
  return writeJson(joinSave(read, note), ONE_LINE);
}

const ONE_LINE = { indent: null, line: "", colon: ":", comma: "," };
