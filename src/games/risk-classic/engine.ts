import { makeEngine } from "../../core/make-engine";
import { worldLevels } from "../../risk/world/bots/levels";
import { WEIGHTS } from "../../risk/world/bots/weights.data";
import { randomAction } from "./bots/random";
import { steadyAction } from "./bots/steady";
import { LEVELS } from "./bots/levels.data";
import { networkFacts } from "./bots/outlook";
import { thinkerOf } from "./bots/think";
import { whyOf } from "./bots/why";
import { CHOICES } from "./choices";
import { META } from "./meta";
import { findBreach } from "./notation/position/invariants";
import { beginPosition, readClause, writePosition } from "./notation/position/clauses";
import { fillPosition } from "./notation/position/settle";
import { readAction } from "./notation/read";
import { writeAction, writeDraft } from "./notation/write";
import type { Action } from "./rules/actions";
import type { Event } from "./rules/events";
import { RISK_CLASSIC } from "./rules/ruleset";
import type { State } from "./rules/state";
import { reveals, seenAction, seenEvent, viewOf } from "./rules/view";

/** Classic RISK, as replays, the soak and computers play it. */
export const ENGINE = makeEngine<State, Action, Event>({
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
  random: randomAction,
  why: whyOf,
  levels: worldLevels(steadyAction, thinkerOf, LEVELS, {
    defaults: WEIGHTS,
    thinkBy: (changed) => thinkerOf({ ...LEVELS.hard, weights: { ...WEIGHTS, ...changed } }),
    facts: networkFacts,
  }),
  strike: (event) =>
    event.type === "captured" && event.owner >= 0 ? { by: event.seat, against: event.owner } : undefined,
});
