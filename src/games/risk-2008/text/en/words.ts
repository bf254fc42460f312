import { armiesOf, ownerOf, type WorldWords } from "../../../../risk/world/text/words";
import type { Colours } from "../../../../text/types";
import { landName, placeName } from "../names";
import { NAMES } from "./names";

/** How the sentences of RISK 2008 name what they speak of. */
export const WORDS: WorldWords = {
  army: { one: "troop", many: "troops" },
  names: NAMES,
  land: landName,
  place: placeName,
  card: placeName,
};

export function troops(n: number): string {
  return armiesOf(WORDS, n);
}

/** An owner by its index, in the middle of a sentence. */
export function owner(index: number, colours: Colours): string {
  return ownerOf(WORDS, index, colours);
}
