import { pathToFileURL } from "node:url";
import { fontFaces } from "../page/fonts";
import { drawBoxes } from "../../tabletop/xml/draw/html";
import type { PictureUrl } from "../../tabletop/xml/draw/ground";
import { SHEET } from "../../tabletop/xml/draw/sheet";
import type { Box } from "../../tabletop/xml/layout/box";

/** A page that shows boxes, one unit a pixel. */
export function panelPage(
  boxes: readonly Box[],
  look: { w: number; h: number; back: string; url: PictureUrl },
): string {
  return `<!doctype html><meta charset="utf-8"><style>${fontFaces(({ path }) => pathToFileURL(path).href)}${SHEET}
html, body { margin: 0; width: ${look.w}px; height: ${look.h}px; overflow: hidden; background: ${look.back}; }
</style><body>${drawBoxes(boxes, look.url)}</body>`;
}
