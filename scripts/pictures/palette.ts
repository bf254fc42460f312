import UPNG from "upng-js";

/** A PNG of at most so many colours; as it is for 0. */
export function palette(png: Buffer, colours: number): Buffer {
  if (colours === 0) return png;
  const read = UPNG.decode(png.buffer.slice(png.byteOffset, png.byteOffset + png.length) as ArrayBuffer);
  return Buffer.from(UPNG.encode([UPNG.toRGBA8(read)[0]], read.width, read.height, colours));
}
