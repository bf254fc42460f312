import { ENGLISH as TABLE } from "../../../../text/en/english";
import { makeLanguage } from "../../../../text/make-language";
import { ACTIONS } from "./actions";
import { DICE, FLOW, OBJECTS } from "./board";
import { EVENTS } from "./events";
import { LOG } from "./log";
import { MANUAL } from "./manual";
import { NAMES } from "./names";
import { PANEL } from "./panel";
import { REASONS } from "./reasons";
import { REFUSALS } from "./refusals";

/** First-time help, in English: what opens it tells it in the chat too. */
const HELP: readonly string[] = [
  "1. Each round you pick two King's Orders in secret, one for each of your two turns. On your turn you give one order of the card, and use its bonus action.",
  "2. Press the shield of a territory, or a piece in it, to choose it; press the next one as its target. Pieces can be dragged, too.",
  "3. One panel says what you do next, and has Confirm, Cancel and the end of the turn. Max takes all that can be taken.",
  "4. Whoever enters an opponent's territory disputes it. All battles are fought when both turns of all are over.",
  "5. Each city is a crown, Rome two. Whoever has enough crowns at the end of a round wins. The pictures below whose turn it is open prices, cards and bonuses.",
];

/** All that players of Risk Europe read in English. */
export const ENGLISH = makeLanguage(TABLE, {
  title: "Risk Europe",
  names: NAMES,
  refusals: REFUSALS,
  reasons: REASONS,
  events: EVENTS,
  actions: ACTIONS,
  log: LOG,
  panel: {
    ...PANEL,
    // What one ends is a turn, whatever the phase of the round is called.
    endPhase: () => "End turn",
    endAnyway: (_phase: string, left: readonly string[]) =>
      `${left.length === 0 ? "There is something left to do" : `Still possible: ${left.join(", ")}`}. End the turn all the same?`,
    nothingLeft: "Nothing is left to do: end the turn.",
  },
  pages: { help: HELP },
  objects: OBJECTS,
  flow: FLOW,
  manual: MANUAL,
  dice: DICE,
});
