import { closeSync, existsSync, mkdirSync, openSync, readSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { crc32 } from "node:zlib";
import { Complaint } from "../complaint";

/** The signature of a PNG and its first chunk, IHDR: always as long. */
const HEAD_BYTES = 33;
/** The chunk after it by which this command knows its own pictures. */
const MARK = textChunk("Software\0npm run panels");

function textChunk(text: string): Buffer {
  const body = Buffer.from(`tEXt${text}`, "latin1");
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** Complains of a file that is there already, unless this command has written it. */
export function mustBeOurs(file: string): void {
  if (!existsSync(file)) return;
  const head = Buffer.alloc(HEAD_BYTES + MARK.length);
  const opened = openSync(file, "r");
  const size = readSync(opened, head);
  closeSync(opened);
  if (size < head.length || !head.subarray(HEAD_BYTES).equals(MARK))
    throw new Complaint(
      `${file} is there already, and this command has not written it: give --out another name.`,
    );
}

/** Writes a picture (PNG) with the mark that lets this command write over it the next time. */
export function writePicture(file: string, png: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.concat([png.subarray(0, HEAD_BYTES), MARK, png.subarray(HEAD_BYTES)]));
}
