import type { Bot } from "../../core/engine";
import { makeEngine } from "../../core/make-engine";
import { randomAction } from "./bots/random";
import { whyOf } from "./bots/why";
import { thinkWeighing } from "./bots/weigh";
import { thinkAhead } from "./bots/ahead";
import { tempered } from "./bots/manner";
import { thinkEasy } from "./bots/easy";
import { SIGHTS, WEIGHTS, type Sight, type Weights } from "./bots/levels.data";
import { CHOICES } from "./choices";
import { META } from "./meta";
import { findBreach } from "./notation/position/invariants";
import { beginPosition, readClause, writePosition } from "./notation/position/clauses";
import { fillPosition } from "./notation/position/settle";
import { readAction } from "./notation/read";
import { writeAction, writeDraft } from "./notation/write";
import type { Action } from "./rules/actions";
import type { Event } from "./rules/events";
import { RISK_EUROPE } from "./rules/ruleset";
import type { State } from "./rules/state";
import { reveals, seenAction, seenEvent, viewOf } from "./rules/view";

/** How a computer thinks that looks ahead so far and judges by these weights. */
function aheadBy(sight: Sight, weights: Weights): Bot<State, Action>["think"] {
  return (view, seat, roll, _, temper) => thinkAhead(sight, weights, view, seat, roll, temper);
}

/** Risk Europe, as replays, the soak and computers play it. */
export const ENGINE = makeEngine<State, Action, Event>({
  meta: META,
  rules: RISK_EUROPE,
  notation: {
    readAction,
    writeAction,
    writeDraft,
    chanceWords: ["roll", "draw"],
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
  levels: [
    { id: "easy", formerIds: ["steady"], think: thinkEasy },
    {
      id: "normal",
      think: (view, seat, roll, _, temper) =>
        thinkWeighing(view, seat, roll, tempered(WEIGHTS.normal, temper)),
    },
    {
      id: "hard",
      think: aheadBy(SIGHTS.hard, WEIGHTS.hard),
      weights: {
        defaults: WEIGHTS.hard,
        thinkBy: (changed) => aheadBy(SIGHTS.hard, { ...WEIGHTS.hard, ...changed }),
      },
    },
    { id: "expert", think: aheadBy(SIGHTS.expert, WEIGHTS.hard) },
  ],
  strike: (event) =>
    event.type === "battle" && event.defender >= 0
      ? { by: event.attacker, against: event.defender }
      : undefined,
});
