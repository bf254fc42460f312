import { PALETTE } from "./palette";

/** All colours that a seat can have, and those who only watch, as `visibility` wants them. Black sees all that spectators see. */
const NAMES: Readonly<Record<string, string | undefined>> = {
  white: "White",
  brown: "Brown",
  red: "Red",
  orange: "Orange",
  yellow: "Yellow",
  green: "Green",
  teal: "Teal",
  blue: "Blue",
  purple: "Purple",
  pink: "Pink",
  grey: "Grey|Black",
};

/** Colours on which only dark letters can be read. */
const PALE: readonly string[] = ["white", "yellow", "pink"];

/** The colours of the table that a viewer has. */
export function tableNames(viewer: string): string {
  return NAMES[viewer] ?? viewer;
}

/** The colour of letters on a seat's own colour. */
export function lettersOn(colour: string): string {
  return PALE.includes(colour) ? PALETTE.ink : PALETTE.light;
}
