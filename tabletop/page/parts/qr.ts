import { encode } from "uqr";

const SVG = "http://www.w3.org/2000/svg";
/** Modules of quiet zone that a code needs around it. */
const BORDER = 3;

/** A text as a QR code to be read off the screen; `label` says what it is. */
export function qrOf(text: string, label: string): SVGElement {
  const { data, size } = encode(text, { border: BORDER });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${size} ${size}`);
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", label);
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", dark.join(""));
  svg.append(path);
  return svg;
}
