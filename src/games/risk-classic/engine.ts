import { atOnce } from "../../core/bots/decide";
import type { Engine } from "../../core/engine";
import { WISHES_ALONE } from "../../core/standing";
import { randomAction } from "./bots/random";
import { steadyAction } from "./bots/steady";
import { thinkerOf } from "./bots/think";
import { whyOf } from "./bots/why";
import { consideredPlans, landsAhead } from "../../risk/world/bots/plan/plan";
import { CHOICES } from "./choices";
import { META } from "./meta";
import { findBreach } from "./notation/position/invariants";
import { beginPosition, readClause } from "./notation/position/read";
import { fillPosition } from "./notation/position/settle";
import { writePosition } from "./notation/position/write";
import { readAction } from "./notation/read";
import { writeDraft } from "./notation/template";
import { writeAction } from "./notation/write";
import type { Action } from "./rules/actions";
import type { Event } from "./rules/events";
import { RISK_CLASSIC } from "./rules/ruleset";
import type { State } from "./rules/state";
import { reveals, seenAction, seenEvent, viewOf } from "./rules/view";

/** Classic RISK, as replays, the soak and computers play it. */
export const ENGINE: Engine<State, Action, Event> = {
  meta: META,
  rules: RISK_CLASSIC,
  notation: {
    readAction,
    writeAction,
    writeDraft,
    chanceWords: ["roll", "draw", "deal"],
    beginPosition,
    readClause,
    fillPosition,
    writePosition,
    findBreach,
  },
  choices: CHOICES,
  view: { state: viewOf, event: seenEvent, action: seenAction, reveals },
  bots: [
    { id: "random", think: atOnce(randomAction) },
    { id: "easy", think: atOnce(steadyAction), why: whyOf },
    {
      id: "normal",
      formerIds: ["steady"],
      think: thinkerOf("normal"),
      why: whyOf,
      ahead: landsAhead,
      considered: consideredPlans,
    },
    { id: "hard", think: thinkerOf("hard"), why: whyOf, ahead: landsAhead, considered: consideredPlans },
    { id: "expert", think: thinkerOf("expert"), why: whyOf, ahead: landsAhead, considered: consideredPlans },
  ],
  orders: WISHES_ALONE,
};
