import { color, number, type Color } from "./values";
import type { Face } from "./measure";

export interface Run {
  text: string;
  face: Face;
  size: number;
  color: Color;
}

const TAG = /<(\/?)(b|i|color|size|textcolor|textsize)\b(?:\s*(?:color|size)?\s*=\s*"?([^">]*)"?)?\s*>/gi;

/** Splits text at its tags for bold, italic, colour and size into runs; tags without an end count to the end. */
export function runs(text: string, base: Omit<Run, "text">): Run[] {
  const out: Run[] = [];
  const open: { tag: string; run: Omit<Run, "text"> }[] = [];
  let now = base;
  let from = 0;
  const put = (piece: string): void => {
    if (piece !== "") out.push({ text: piece, ...now });
  };
  for (const match of text.matchAll(TAG)) {
    const tag = match[2].toLowerCase().replace("text", "");
    put(text.slice(from, match.index));
    from = match.index + match[0].length;
    if (match[1] === "") {
      open.push({ tag, run: now });
      now = changed(now, tag, match[3]);
      continue;
    }
    const at = open.map((entry) => entry.tag).lastIndexOf(tag);
    if (at >= 0) now = open.splice(at)[0].run;
  }
  put(text.slice(from));
  return out;
}

function changed(run: Omit<Run, "text">, tag: string, value: string | undefined): Omit<Run, "text"> {
  if (tag === "b") return { ...run, face: { ...run.face, bold: true } };
  if (tag === "i") return { ...run, face: { ...run.face, italic: true } };
  if (tag === "size") return { ...run, size: number(value) ?? run.size };
  return { ...run, color: color(value) ?? run.color };
}
