import { battleText } from "../../../../risk/world/text/en/log";
import type { ClassicTexts } from "../language";
import { landName } from "../names";
import { owner, WORDS } from "./words";

/** What stands in a log in the place of what is folded. */
export const LOG: ClassicTexts["log"] = {
  parts: {
    round: ({ round }) => `Round ${round}`,
    turn: ({ seat }, colours) => owner(seat, colours),
  },
  moments: {
    eliminated: "Conquered",
    headquarters: "The headquarters are known",
  },
  battle: (events, colours) => battleText(WORDS, events, colours),
  land: landName,
};
