import { NEUTRAL } from "../../../../core/types";
import { count } from "../../../../text/en/words";
import { colourName } from "../../../../text/names";
import type { Colours } from "../../../../text/types";
import { NAMES } from "./names";

export function armies(n: number): string {
  return count(n, "army", "armies");
}

/** A seat by the id of its colour. */
export function player(colour: string): string {
  return colourName(colour, NAMES);
}

/** An owner by its index, in the middle of a sentence. */
export function owner(index: number, colours: Colours): string {
  if (index >= 0) return player(colours[index]);
  return index === NEUTRAL ? NAMES.neutral : NAMES.nobody;
}
