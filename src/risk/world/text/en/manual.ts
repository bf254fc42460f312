import { MANUAL as TABLE } from "../../../../text/en/manual";
import type { WorldManual } from "../manual";
import { armiesOf, type WorldWords } from "../words";

/** Words about what people change past the rules, in English. */
export function worldManualTexts(words: WorldWords): WorldManual {
  return {
    ...TABLE,
    land: (by, territory, owner, armies) =>
      `${by}, by hand: ${territory} is now of ${owner}, with ${armiesOf(words, armies)}.`,
  };
}
