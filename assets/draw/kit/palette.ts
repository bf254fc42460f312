/** Every colour in use, in one place: parchment, ink, sea, and what belongs to owners. */

export const INK = "#3b2a1d";
export const INK_SOFT = "#6b523a";
export const PAPER = "#ecdcb6";
export const PAPER_LIGHT = "#f6ebcf";
export const PAPER_DARK = "#d8c193";
export const SEA_TONE = "#a9c0bd";
export const SEA_LIGHT = "#bccfc9";
export const SEA_DEEP = "#7e9fa0";
export const SEA_INK = "#4d6c70";
export const WASTE_TONE = "#cfc3a6";
export const GOLD = "#d9a520";
export const GOLD_DARK = "#8d6410";
export const BLACK = "#2b2623";
export const RUST = "#9c3b22";
export const GREEN_LAND = "#8d9362";
export const ROOF = "#a4532f";
export const STONE = "#b8ab93";
export const STEEL = "#9aa0a0";
export const WOOD = "#8a623c";

/** Muted tints of the lands; neighbours differ a little. */
export const LAND_TINTS = ["#ead9b0", "#e4d0a4", "#e9d3a9", "#dfd0a0", "#ebdcba"] as const;

/** Seat colours: steps of lightness apart, so that they differ in grey and to colour-blind eyes. */
export const SEATS = {
  red: { fill: "#da4532", dark: "#7e2016", light: "#e0705f", emblem: "cross" },
  blue: { fill: "#2560ad", dark: "#132f58", light: "#5a8ccb", emblem: "lily" },
  green: { fill: "#6ab566", dark: "#35703a", light: "#8cc48b", emblem: "trefoil" },
  yellow: { fill: "#efc833", dark: "#93700a", light: "#f6dc74", emblem: "sun" },
  purple: { fill: "#6c2b78", dark: "#35123d", light: "#a068ae", emblem: "moon" },
  orange: { fill: "#f4a660", dark: "#8a4a12", light: "#f9cb9d", emblem: "anchor" },
  neutral: { fill: "#efebe2", dark: "#857d70", light: "#fbf9f4", emblem: "gate" },
} as const;
export type Seat = keyof typeof SEATS;
/** Clockwise. */
export const SEAT_ORDER = Object.keys(SEATS) as Seat[];

/** Red, green and blue of a colour written #rrggbb. */
export function rgb(hex: string): [number, number, number] {
  return [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16)) as [number, number, number];
}

/** A colour between two; t = 0 is the first. */
export function mix(a: string, b: string, t: number): string {
  const [p, q] = [rgb(a), rgb(b)];
  return `#${p
    .map((v, i) =>
      Math.round(v + (q[i] - v) * t)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
