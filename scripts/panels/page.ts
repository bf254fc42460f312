import { pathToFileURL } from "node:url";
import { fontFaces } from "../page/fonts";
import { hud, type HudPart } from "../../tabletop/xml/check/rectangles";
import { drawBoxes } from "../../tabletop/xml/draw/html";
import type { PictureUrl } from "../../tabletop/xml/draw/ground";
import { SHEET } from "../../tabletop/xml/draw/sheet";
import type { Box } from "../../tabletop/xml/layout/box";

function drawPart({ name, x, y, w, h }: HudPart): string {
  return `<div class="hud" style="left: ${x}px; top: ${y}px; width: ${w}px; height: ${h}px">${name}</div>`;
}

/** A page that shows boxes, one unit a pixel; `hud` lays Tabletop Simulator's own interface over them, in grey. */
export function panelPage(
  boxes: readonly Box[],
  look: { w: number; h: number; back: string; url: PictureUrl; hud: boolean },
): string {
  return `<!doctype html><meta charset="utf-8"><style>${fontFaces(({ path }) => pathToFileURL(path).href)}${SHEET}
html, body { margin: 0; width: ${look.w}px; height: ${look.h}px; overflow: hidden; background: ${look.back}; }
.hud { position: absolute; background: #8888; border: 1px solid #444; box-sizing: border-box; font: 14px sans-serif; }
</style><body>${drawBoxes(boxes, look.url)}${look.hud ? hud(look.w, look.h).map(drawPart).join("") : ""}</body>`;
}
