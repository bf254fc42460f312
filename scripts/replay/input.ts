import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { MAX_TEXT } from "../../src/core/lines";
import { Complaint } from "../complaint";

/** Reads a text file, or standard input for "-". Whatever is none is refused in one sentence. */
export async function readText(file: string): Promise<string> {
  const bytes = await readBytes(file);
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    throw new Complaint(`${file} is UTF-16; save it as UTF-8.`);
  }
  if (bytes.includes(0)) throw new Complaint(`${file} is a binary file, not a text.`);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Complaint(`${file} is no text in UTF-8.`);
  }
}

/** npm runs commands in the project's folder; the names of files are meant from where npm was called. */
function fromCaller(file: string): string {
  const { npm_lifecycle_event: command, INIT_CWD: folder } = process.env;
  return command === "replay" && folder !== undefined ? resolve(folder, file) : file;
}

async function readBytes(file: string): Promise<Buffer> {
  const path = fromCaller(file);
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    if (file !== "-" && (await stat(path)).isDirectory())
      throw new Complaint(`${file} is a folder, not a file.`);
    const stream = file === "-" ? process.stdin : createReadStream(path);
    for await (const piece of stream as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > MAX_TEXT) {
        throw new Complaint(`${file} is too large: ${MAX_TEXT} bytes are the most that is read.`);
      }
      pieces.push(piece);
    }
  } catch (error) {
    if (error instanceof Complaint) throw error;
    throw new Complaint(`${file} cannot be read: ${reason(error)}.`);
  }
  return Buffer.concat(pieces);
}

function reason(error: unknown): string {
  const code = (error as { code?: string }).code ?? "";
  if (code === "ENOENT") return "there is no such file";
  if (code === "EACCES" || code === "EPERM") return "that is not allowed";
  if (code === "ENAMETOOLONG" || code === "ERR_INVALID_ARG_VALUE") return "that is no name of a file";
  if (code === "ENOTDIR") return "a part of its path is no folder";
  return code === "" ? "the system refused" : `the system refused (${code})`;
}
