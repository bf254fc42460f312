import { createRequire } from "node:module";

/** Weights and styles of the panels' letters, and the ranges of the files that the font comes in. */
const FACES = ["400-normal", "700-normal", "400-italic", "700-italic"];
const RANGES = [
  ["latin-ext", "U+100-2AF, U+1E00-1EFF"],
  ["latin", "U+0-FF, U+131, U+152-153, U+2BB-2DC, U+2000-206F, U+20AC, U+2122, U+2191-2193, U+2212"],
] as const;

/** A file of the font: its name, where the package has it, and the start of its rule in a style sheet. */
interface FontFile {
  name: string;
  path: string;
  rule: string;
}

function fontFile(face: string, part: string, range: string): FontFile {
  const [weight, style] = face.split("-");
  const name = `arimo-${part}-${face}.woff2`;
  return {
    name,
    path: createRequire(import.meta.url).resolve(`@fontsource/arimo/files/${name}`),
    rule: `font-family: Arimo; font-weight: ${weight}; font-style: ${style}; font-display: block; unicode-range: ${range}`,
  };
}

/** The files of the panels' letters. */
export const FONTS: readonly FontFile[] = FACES.flatMap((face) =>
  RANGES.map(([part, range]) => fontFile(face, part, range)),
);

/** The letters as a style sheet; `url` says where a page finds a file. */
export function fontFaces(url: (font: FontFile) => string): string {
  return FONTS.map((font) => `@font-face { ${font.rule}; src: url("${url(font)}"); }`).join("\n");
}
