import { namedColor } from "../../save/colors";

/** The page's inks and papers; the style sheet has the same. */
export const INK = "#2e2119";
export const PAPER = "#f6ebcf";
export const GOLD = "#f2b21c";
export const SHADE = "rgba(38, 26, 17, 0.46)";

/** A seat's colour as the page draws it: quieter than the table's, and dark enough for light letters. */
const SEATS: Readonly<Record<string, string | undefined>> = {
  ...{ White: "#8b8171", Brown: "#6d4326", Red: "#b5301f", Orange: "#b65410", Yellow: "#8f6a00" },
  ...{ Green: "#2c7a35", Teal: "#14746a", Blue: "#1f55a8", Purple: "#6c2f96", Pink: "#b03c83" },
  ...{ Grey: "#6b5a47", Black: "#2e2119" },
};

export function seatColor(color: string): string {
  const known = SEATS[color];
  if (known !== undefined) return known;
  const { r, g, b } = namedColor(color) ?? { r: 0.4, g: 0.35, b: 0.3 };
  return `rgb(${Math.round(r * 200)}, ${Math.round(g * 200)}, ${Math.round(b * 200)})`;
}
