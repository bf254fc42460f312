import { armiesOf, type WorldWords } from "../words";

/** Words about what people change past the rules, in English. */
export function worldManualTexts(words: WorldWords) {
  return {
    /** What stands in a territory now. */
    land: (by: string, territory: string, owner: string, armies: number) =>
      `${by}, by hand: ${territory} is now of ${owner}, with ${armiesOf(words, armies)}.`,
  };
}
