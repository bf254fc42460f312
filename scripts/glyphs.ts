import { writeFileSync } from "node:fs";
import type { Font, Glyph } from "opentype.js";
import { format } from "oxfmt";
import { readFont } from "../assets/draw/kit/type";
import { runCommand } from "./complaint";
import { OWN, parseOptions } from "./options";

const OUT = "tabletop/xml/layout/arial.data.ts";
const FACES = ["400-normal", "700-normal", "400-italic", "700-italic"];

/** Advances of a face's letters in 2048ths of an em, by character: Arimo is as wide as Arial. */
function advances(face: string): Map<string, number> {
  const out = new Map<string, number>();
  for (const part of ["latin", "latin-ext"]) {
    const font = readFont(`@fontsource/arimo/files/arimo-${part}-${face}.woff`);
    for (const { unicodes, advanceWidth } of Object.values(glyphsOf(font)))
      for (const code of unicodes)
        if (code >= 32 && wanted(code) && !out.has(String.fromCodePoint(code)))
          out.set(String.fromCodePoint(code), Math.round(((advanceWidth ?? 0) * 2048) / font.unitsPerEm));
  }
  return out;
}

/** Latin letters and what stands between them. */
function wanted(code: number): boolean {
  return (code >= 32 && code < 0x250) || (code >= 0x2000 && code < 0x2300);
}

function glyphsOf(font: Font): Glyph[] {
  return Array.from({ length: font.glyphs.length }, (_, index) => font.glyphs.get(index));
}

const USAGE = `Usage: npm run glyphs
Writes ${OUT} from the font Arimo.`;

await runCommand(USAGE, async () => {
  parseOptions(OWN, {});
  const faces = FACES.map(advances);
  const letters = [...faces[0].keys()].sort();
  const rows = letters.map((letter) => [letter, ...faces.map((face) => face.get(letter) ?? 0)]);
  const text = `// Made by npm run glyphs from Arimo, whose letters are as wide as Arial's.
/** By letter: how far it moves the pen in 2048ths of the size; plain, bold, italic, both. */
export const ADVANCES: Readonly<Record<string, readonly [number, number, number, number]>> = {
${rows.map(([letter, ...widths]) => `${JSON.stringify(letter)}: [${widths.join(", ")}],`).join("\n")}
};
`;
  writeFileSync(OUT, (await format(OUT, text, { printWidth: 110 })).code);
  return `${letters.length} letters into ${OUT}`;
});
