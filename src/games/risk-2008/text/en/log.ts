import type { LogTexts } from "../../../../text/game";
import { battleText } from "../../../../risk/world/text/en/log";
import { landName } from "../names";
import { owner, WORDS } from "./words";
import type { Event } from "../../rules/events";

/** What stands in a log in the place of what is folded. */
export const LOG = {
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
} satisfies LogTexts<Event>;
