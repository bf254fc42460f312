import { PALETTE } from "./palette";

/** Colours on which only dark letters can be read. */
const PALE: readonly string[] = ["white", "yellow", "pink"];

/** The table's name of a colour: `red` is `Red` there. */
export function tableColour(id: string): string {
  return id.substring(0, 1).toUpperCase() + id.substring(1);
}

/** The colours of the table that a viewer has, as `visibility` wants them: Black sees all that spectators see. */
export function tableNames(viewer: string): string {
  return viewer === "grey" ? "Grey|Black" : tableColour(viewer);
}

/** The colour of letters on a seat's own colour. */
export function lettersOn(colour: string): string {
  return PALE.includes(colour) ? PALETTE.ink : PALETTE.light;
}
