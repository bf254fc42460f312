/** The frames that the MoonSharp program speaks; `test/moonsharp/Protocol.cs` is the other end. */
export interface Frame {
  word: string;
  micros: number;
  texts: string[];
}

const NEWLINE = 10;

export function encodeFrame(word: string, texts: readonly string[]): Buffer {
  const bodies = texts.map((text) => Buffer.from(text, "utf8"));
  const header = [word, "0", ...bodies.map((body) => String(body.length))].join(" ");
  return Buffer.concat([Buffer.from(`${header}\n`, "latin1"), ...bodies]);
}

/** Takes what arrives in pieces of any size and hands on each whole frame. */
export function frameReader(deliver: (frame: Frame) => void): (piece: Buffer) => void {
  let pieces: Buffer[] = [];
  let held = 0;
  let wanted = 1;
  return (piece) => {
    pieces.push(piece);
    held += piece.length;
    if (held < wanted) return;
    let bytes = pieces.length === 1 ? piece : Buffer.concat(pieces);
    for (;;) {
      const end = bytes.indexOf(NEWLINE);
      wanted = 1;
      if (end < 0) break;
      const [word = "", micros = "0", ...lengths] = bytes.toString("latin1", 0, end).split(" ");
      const sizes = lengths.map(Number);
      wanted = end + 1 + sizes.reduce((sum, size) => sum + size, 0);
      if (bytes.length < wanted) break;
      let at = end + 1;
      const texts = sizes.map((size) => bytes.toString("utf8", at, (at += size)));
      bytes = bytes.subarray(wanted);
      deliver({ word, micros: Number(micros), texts });
    }
    pieces = bytes.length > 0 ? [bytes] : [];
    held = bytes.length;
    if (wanted <= held) wanted = held + 1;
  };
}
