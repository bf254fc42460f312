import { speakerOf, type WorldWords } from "../../../../risk/world/text/words";
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

export const { armies: troops, owner, player } = speakerOf(WORDS);
