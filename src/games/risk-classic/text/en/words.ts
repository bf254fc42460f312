import { speakerOf, type WorldWords } from "../../../../risk/world/text/words";
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

export const { armies, owner, player } = speakerOf(WORDS);
