import type { Words } from "../../../../text/types";
import { worldManualTexts } from "../../../../risk/world/text/en/manual";
import { ENGLISH as TABLE } from "../../../../text/en/english";
import { makeLanguage } from "../../../../text/make-language";
import { worldReasons } from "../../../../risk/world/text/en/reasons";
import { ACTIONS } from "./actions";
import { DICE, FLOW, OBJECTS } from "./board";
import { EVENTS } from "./events";
import { LOG } from "./log";
import { NAMES } from "./names";
import { PANEL } from "./panel";
import { REFUSALS } from "./refusals";
import { WORDS } from "./words";

/** What the button says that leaves out what is left of a phase: after the maneuver comes the next player. */
const ENDS: Words<string> = {
  draft: "Go on",
  objective: "Go on",
  maneuver: "End turn",
};

/** The same as a question, where there are moves left. */
const ENDS_ANYWAY: Words<string> = {
  draft: "Troops could still move. Go on all the same?",
  attack: "You could still attack. End the attack all the same?",
  maneuver: "Troops could still move. End the turn all the same?",
};

/** First-time help, in English: a few lines. */
const HELP: readonly string[] = [
  "1. A turn: turn in stars if you like, place your new troops, attack as long as you want, collect an objective that you meet, then move troops once.",
  "2. Three objectives and your own capital win. The objectives lie west of the board; the medal below the round shows how far everybody is.",
  "3. Press the shield of a territory, or a piece in it, to choose it; press the next one as its target. Pieces can be dragged, too.",
  "4. One panel says what you do next, and has Confirm, Cancel and the end of the step. Max takes all that can be taken.",
  "5. One roll throws the dice once. Roll on throws them until the territory is taken, or until you have as few troops left as you say.",
];

/** All that players of RISK 2008 read in English. */
export const ENGLISH = makeLanguage(TABLE, {
  title: "RISK 2008",
  names: NAMES,
  refusals: REFUSALS,
  reasons: worldReasons(WORDS, "capital"),
  events: EVENTS,
  actions: ACTIONS,
  log: LOG,
  panel: {
    ...PANEL,
    // One stepper says it all.
    chosen: () => "",
    endPhase: (phase: string) => ENDS[phase] ?? `End ${phase}`,
    endAnyway: (phase: string, left: readonly string[]) =>
      ENDS_ANYWAY[phase] ?? TABLE.panel.endAnyway(phase, left),
  },
  pages: { help: HELP },
  objects: OBJECTS,
  flow: FLOW,
  manual: worldManualTexts(WORDS),
  dice: DICE,
});
