/** Sizes of pictures as their files tell them. */

/** Width and height of a PNG or JPEG, from its header. */
export function pictureSize(data: Buffer): { width: number; height: number } | undefined {
  if (data.readUInt32BE(0) === 0x89504e47)
    return { width: data.readUInt32BE(16), height: data.readUInt32BE(20) };
  if (data.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at < data.length;) {
    const [mark, length] = [data[at + 1], data.readUInt16BE(at + 2)];
    if (mark >= 0xc0 && mark <= 0xc3)
      return { width: data.readUInt16BE(at + 7), height: data.readUInt16BE(at + 5) };
    at += 2 + length;
  }
  return undefined;
}
