import { armiesOf, ownerOf, type WorldWords } from "../../../../risk/world/text/words";
import { colourName } from "../../../../text/names";
import type { Colours } from "../../../../text/types";
import { cardTitle, landName, placeName } from "../names";
import { NAMES } from "./names";

/** How the sentences of classic RISK name what they speak of. */
export const WORDS: WorldWords = {
  army: { one: "army", many: "armies" },
  names: NAMES,
  land: landName,
  place: placeName,
  card: (id) => cardTitle(id, NAMES),
};

export function armies(n: number): string {
  return armiesOf(WORDS, n);
}

/** A seat by the id of its colour. */
export function player(colour: string): string {
  return colourName(colour, NAMES);
}

/** An owner by its index, in the middle of a sentence. */
export function owner(index: number, colours: Colours): string {
  return ownerOf(WORDS, index, colours);
}
