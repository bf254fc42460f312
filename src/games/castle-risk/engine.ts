import type { Bot } from "../../core/engine";
import { atOnce } from "../../core/bots/decide";
import { makeEngine } from "../../core/make-engine";
import { thinkExpert } from "./bots/ahead";
import { randomAction } from "./bots/random";
import { easyAction } from "./bots/easy";
import { thinkHard } from "./bots/hard";
import { oddsOf } from "./bots/judge/odds";
import { thinkNormal } from "./bots/normal";
import { whyOf } from "./bots/why";
import { WEIGHTS, type Weights } from "./bots/judge/weights.data";
import { CHOICES } from "./choices";
import { META } from "./meta";
import { beginPosition, readClause, writePosition } from "./notation/position/clauses";
import { findBreach } from "./notation/position/invariants";
import { fillPosition } from "./notation/position/settle";
import { readAction } from "./notation/read";
import { writeAction, writeDraft } from "./notation/write";
import type { Action } from "./rules/actions";
import type { Event } from "./rules/events";
import { CASTLE_RISK } from "./rules/ruleset";
import { ORDERS } from "./rules/standing";
import type { State } from "./rules/state";
import { reveals, seenAction, seenEvent, viewOf } from "./rules/view";

/** How a hard computer thinks by these weights. */
function hardBy(weights: Weights): Bot<State, Action>["think"] {
  return (view, seat, roll, before, temper) => thinkHard(view, seat, roll, oddsOf(before), weights, temper);
}

/** Castle Risk: Europe, as replays, the soak and computers play it. */
export const ENGINE = makeEngine<State, Action, Event>({
  meta: META,
  rules: CASTLE_RISK,
  notation: {
    readAction,
    writeAction,
    writeDraft,
    chanceWords: ["roll", "deal", "draw"],
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
    { id: "easy", think: atOnce(easyAction) },
    { id: "normal", formerIds: ["steady"], think: thinkNormal },
    {
      id: "hard",
      think: hardBy(WEIGHTS),
      weights: { defaults: WEIGHTS, thinkBy: (changed) => hardBy({ ...WEIGHTS, ...changed }) },
    },
    { id: "expert", think: thinkExpert },
  ],
  orders: ORDERS,
  strike: (event) =>
    event.type === "battle" && event.defender >= 0 ? { by: event.seat, against: event.defender } : undefined,
});
