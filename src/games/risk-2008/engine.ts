import { makeEngine } from "../../core/make-engine";
import { LEVELS } from "./bots/levels.data";
import { worldLevels } from "../../risk/world/bots/levels";
import { WEIGHTS } from "../../risk/world/bots/weights.data";
import { writeDraft } from "../../risk/world/notation/actions";
import { randomAction } from "./bots/random";
import { RACE } from "./bots/race/weights.data";
import { steadyAction } from "./bots/steady";
import { thinkerOf } from "./bots/think";
import { whyOf } from "./bots/why";
import { CHOICES } from "./choices";
import { META } from "./meta";
import { findBreach } from "./notation/position/invariants";
import { beginPosition, readClause, writePosition } from "./notation/position/clauses";
import { fillPosition } from "./notation/position/settle";
import { readAction } from "./notation/read";
import { writeAction } from "./notation/write";
import type { Action } from "./rules/actions";
import type { Event } from "./rules/events";
import { RISK_2008 } from "./rules/ruleset";
import type { State } from "./rules/state";
import { reveals, seenAction, seenEvent, viewOf } from "./rules/view";

/** RISK in the edition of 2008, as replays, the soak and computers play it. */
export const ENGINE = makeEngine<State, Action, Event>({
  meta: META,
  rules: RISK_2008,
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
  random: randomAction,
  why: whyOf,
  levels: worldLevels(steadyAction, thinkerOf, LEVELS, {
    defaults: { least: WEIGHTS.least, failure: WEIGHTS.failure, ...RACE },
    thinkBy: ({ least = WEIGHTS.least, failure = WEIGHTS.failure, ...race }) =>
      thinkerOf({
        ...LEVELS.hard,
        weights: { ...WEIGHTS, least, failure },
        race: { ...RACE, ...race },
      }),
  }),
  strike: (event) =>
    event.type === "captured" && event.owner >= 0 ? { by: event.seat, against: event.owner } : undefined,
});
