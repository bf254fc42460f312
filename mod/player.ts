import { namedColor } from "../tabletop/save/colors";
import type { RGB } from "../tabletop/save/types";

/** What Tabletop Simulator calls the seat of a colour: `Red`. */
export function playerColour(colour: string): string {
  return colour.slice(0, 1).toUpperCase() + colour.slice(1);
}

/** Tabletop Simulator's own tint of a seat. */
export function playerTint(colour: string): RGB {
  return namedColor(colour) ?? { r: 1, g: 1, b: 1 };
}
