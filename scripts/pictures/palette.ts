import UPNG from "upng-js";

/** What a PNG shows, as four bytes a pixel, red first. */
export function pixelsOf(png: Buffer) {
  // A Buffer may be a part of memory that others share: only its own bytes are read.
  const read = UPNG.decode(new Uint8Array(png).buffer);
  return { rgba: UPNG.toRGBA8(read)[0], width: read.width, height: read.height };
}

/** A PNG of at most so many colours; as it is for 0. */
export function palette(png: Buffer, colours: number): Buffer {
  if (colours === 0) return png;
  const { rgba, width, height } = pixelsOf(png);
  return Buffer.from(UPNG.encode([rgba], width, height, colours));
}
