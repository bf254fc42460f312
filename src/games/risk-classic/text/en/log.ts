import type { LogTexts } from "../../../../text/game";
import { worldLog } from "../../../../risk/world/text/en/log";
import { WORDS } from "./words";
import type { Event } from "../../rules/events";

/** What stands in a log in the place of what is folded. */
export const LOG = {
  ...worldLog(WORDS),
  moments: {
    eliminated: "Conquered",
    headquarters: "The headquarters are known",
  },
} satisfies LogTexts<Event>;
