import { battleText } from "../../../../risk/world/text/en/log";
import type { Texts2008 } from "../language";
import { landName } from "../names";
import { owner, WORDS } from "./words";

/** What stands in a log in the place of what is folded. */
export const LOG: Texts2008["log"] = {
  parts: {
    round: ({ round }) => `Round ${round}`,
    turn: ({ seat }, colours) => owner(seat, colours),
  },
  moments: {
    collected: "An objective is collected",
    eliminated: "Conquered",
  },
  battle: (events, colours) => battleText(WORDS, events, colours),
  land: landName,
};
