/** What a picture is by its first bytes, whatever its address and its server say. */
export interface Kind {
  type: "image/png" | "image/jpeg" | "image/gif" | "image/webp";
  width: number;
  height: number;
}

/** Pixels of a side, and in all: a picture of few bytes may fill the memory of whoever draws it. */
const LONGEST_SIDE = 16_384;
const MOST_PIXELS = 120_000_000;

/** The kind of a picture; undefined for what is none, or too large to draw. */
export function kindOf(bytes: Buffer): Kind | undefined {
  const kind = png(bytes) ?? gif(bytes) ?? webp(bytes) ?? jpeg(bytes);
  if (kind === undefined) return undefined;
  const { width, height } = kind;
  const fits = width > 0 && height > 0 && Math.max(width, height) <= LONGEST_SIDE;
  return fits && width * height <= MOST_PIXELS ? kind : undefined;
}

function starts(bytes: Buffer, text: string, at = 0): boolean {
  return bytes.toString("latin1", at, at + text.length) === text;
}

function png(bytes: Buffer): Kind | undefined {
  if (bytes.length < 33 || !starts(bytes, "\x89PNG\r\n\x1a\n") || !starts(bytes, "IHDR", 12))
    return undefined;
  return { type: "image/png", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function gif(bytes: Buffer): Kind | undefined {
  if (bytes.length < 14 || !(starts(bytes, "GIF87a") || starts(bytes, "GIF89a"))) return undefined;
  return { type: "image/gif", width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}

function webp(bytes: Buffer): Kind | undefined {
  if (bytes.length < 30 || !starts(bytes, "RIFF") || !starts(bytes, "WEBP", 8)) return undefined;
  const type = "image/webp";
  if (starts(bytes, "VP8X", 12))
    return { type, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (starts(bytes, "VP8L", 12)) {
    const bits = bytes.readUInt32LE(21);
    return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (!starts(bytes, "VP8 ", 12)) return undefined;
  return { type, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

/** The size stands in the segment that begins a frame: C0 to CF but for C4, C8 and CC. */
function jpeg(bytes: Buffer): Kind | undefined {
  if (bytes.length < 4 || !starts(bytes, "\xff\xd8\xff")) return undefined;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const mark = bytes[at + 1];
    if (mark === 0xff) {
      at++;
      continue;
    }
    if (mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc)
      return { type: "image/jpeg", height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
