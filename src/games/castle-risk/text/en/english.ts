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
  "1. Each round you pick a policy card for each of your crowns. Then everybody has a turn: buy, attack, fortify, diplomacy, placement.",
  "2. Press the shield of a territory, or a piece in it, to choose it; press the next one as its target. Pieces can be dragged, too.",
  "3. One panel says what you do next, and has Confirm, Cancel and the end of the phase. Max takes all that can be taken.",
  "4. The pictures below whose turn it is open prices, titles, crowns and cards. On a number pad 1 confirms, 2 cancels and 9 is this help.",
  "5. Undo takes your moves back as far as the last die or card; beyond that the others are asked. Whoever has enough crowns when a round begins is Emperor.",
];

/** All that players of Castle Risk read in English. */
export const ENGLISH = makeLanguage(TABLE, {
  title: "Castle Risk: Europe",
  names: NAMES,
  refusals: REFUSALS,
  reasons: REASONS,
  events: EVENTS,
  actions: ACTIONS,
  log: LOG,
  panel: PANEL,
  pages: { help: HELP },
  objects: OBJECTS,
  flow: FLOW,
  manual: MANUAL,
  dice: DICE,
});
