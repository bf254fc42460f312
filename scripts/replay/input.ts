import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { MAX_TEXT } from "../../src/core/lines";
import { Complaint } from "../complaint";
import { codeOf } from "../../tabletop/server/reason";

/** Reads a text file, or standard input for "-". Whatever is none is refused in one sentence, with its place. */
export async function readText(file: string): Promise<string> {
  const bytes = await readBytes(file);
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    throw new Complaint(`${file}:1:1: This is UTF-16; save it as UTF-8.`);
  const zero = bytes.indexOf(0);
  if (zero >= 0) throw new Complaint(`${file}:${placeIn(bytes, zero)}: This is a binary file, not a text.`);
  const text = bytes.toString("utf8");
  if (Buffer.compare(Buffer.from(text, "utf8"), bytes) === 0) return text.replace(/^\ufeff/, "");
  throw new Complaint(`${file}:${placeIn(bytes, badByte(bytes, text))}: This is no text in UTF-8.`);
}

/** The first byte that is not as UTF-8 would write the text that was made of it. */
function badByte(bytes: Buffer, text: string): number {
  const clean = Buffer.from(text, "utf8");
  let at = 0;
  while (bytes[at] === clean[at]) at++;
  return at;
}

/** Line and column of a byte, both from 1; columns count bytes. */
function placeIn(bytes: Buffer, at: number): string {
  const before = bytes.subarray(0, at);
  let line = 1;
  for (const byte of before) if (byte === 10) line++;
  return `${line}:${at - before.lastIndexOf(10)}`;
}

/**
 * npm runs commands in the project's folder; the names of files are meant from where npm was called. A script of
 * package.json is called as its command's file is: install:tts, install-tts.ts.
 */
export function fromCaller(file: string): string {
  const { npm_lifecycle_event: script = "", INIT_CWD: folder } = process.env;
  const isCommand = basename(process.argv[1] ?? "") === `${script.replace(":", "-")}.ts`;
  return isCommand && folder !== undefined ? resolve(folder, file) : file;
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
      if (size > MAX_TEXT)
        throw new Complaint(`${file} is too large: ${MAX_TEXT} bytes are the most that is read.`);
      pieces.push(piece);
    }
  } catch (error) {
    if (error instanceof Complaint) throw error;
    throw new Complaint(`${file} cannot be read: ${reason(error)}.`);
  }
  return Buffer.concat(pieces);
}

function reason(error: unknown): string {
  const code = codeOf(error) ?? "";
  if (code === "ENOENT") return "there is no such file";
  if (code === "EACCES" || code === "EPERM") return "that is not allowed";
  if (code === "ENAMETOOLONG" || code === "ERR_INVALID_ARG_VALUE") return "that is no name of a file";
  if (code === "ENOTDIR") return "a part of its path is no folder";
  return code === "" ? "the system refused" : `the system refused (${code})`;
}
