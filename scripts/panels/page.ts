import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { drawBoxes } from "../../tabletop/xml/draw/html";
import type { PictureUrl } from "../../tabletop/xml/draw/ground";
import { SHEET } from "../../tabletop/xml/draw/sheet";
import type { Box } from "../../tabletop/xml/layout/box";

/** A page that shows boxes, one unit a pixel. */
export function panelPage(
  boxes: readonly Box[],
  look: { w: number; h: number; back: string; url: PictureUrl },
): string {
  return `<!doctype html><meta charset="utf-8"><style>${fonts()}${SHEET}
html, body { margin: 0; width: ${look.w}px; height: ${look.h}px; overflow: hidden; background: ${look.back}; }
</style><body>${drawBoxes(boxes, look.url)}</body>`;
}

function fonts(): string {
  const find = createRequire(import.meta.url);
  const faces: string[] = [];
  for (const weight of ["400", "700"])
    for (const style of ["normal", "italic"])
      for (const [part, range] of [
        ["latin-ext", "U+100-2AF"],
        ["latin", "U+0-FF, U+131, U+152-153, U+2BB-2DC, U+2000-206F, U+20AC, U+2122, U+2191-2193, U+2212"],
      ]) {
        const file = find.resolve(`@fontsource/arimo/files/arimo-${part}-${weight}-${style}.woff2`);
        faces.push(
          `@font-face { font-family: Arimo; font-weight: ${weight}; font-style: ${style}; unicode-range: ${range}; src: url("${pathToFileURL(file).href}"); }`,
        );
      }
  return faces.join("\n");
}
