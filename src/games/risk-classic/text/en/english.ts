import { ENGLISH as TABLE } from "../../../../text/en/english";
import { makeLanguage } from "../../../../text/make-language";
import { worldManualTexts } from "../../../../risk/world/text/en/manual";
import { worldReasons } from "../../../../risk/world/text/en/reasons";
import { ACTIONS } from "./actions";
import { DICE, FLOW, OBJECTS } from "./board";
import { EVENTS } from "./events";
import { LOG } from "./log";
import { NAMES } from "./names";
import { PANEL } from "./panel";
import { REFUSALS } from "./refusals";
import { WORDS } from "./words";

/** First-time help, in English: a few lines. */
const HELP: readonly string[] = [
  "1. A turn: trade cards if you like, place your new armies, attack as long as you want, then move armies once.",
  "2. Press the shield of a territory, or a piece in it, to choose it; press the next one as its target. Pieces can be dragged, too.",
  "3. One panel says what you do next, and has Confirm, Cancel and the end of the phase. Max takes all that can be taken.",
  "4. One roll throws the dice once. Roll on throws them until the territory is taken, or until you have as few armies left as you say.",
  "5. Whoever takes a territory draws a card at the end of the attack. The pictures below whose turn it is open dice, sets, continents and missions.",
];

/** All that players of classic RISK read in English. */
export const ENGLISH = makeLanguage(TABLE, {
  title: "RISK",
  names: NAMES,
  refusals: REFUSALS,
  reasons: worldReasons(WORDS, "headquarters"),
  events: EVENTS,
  actions: ACTIONS,
  log: LOG,
  panel: {
    ...PANEL,
    // One stepper says it all.
    chosen: () => "",
    // After the fortifying comes the next player.
    endPhase: (phase: string) => (phase === NAMES.phases["fortify"] ? "End turn" : `End ${phase}`),
    endAnyway: (phase: string) =>
      phase === NAMES.phases["fortify"]
        ? "Armies could still move. End the turn all the same?"
        : "You could still attack. End the attack all the same?",
  },
  pages: { help: HELP },
  objects: OBJECTS,
  flow: FLOW,
  manual: worldManualTexts(WORDS),
  dice: DICE,
});
