import { makeEngine } from "../../core/make-engine";
import { randomAction } from "./bots/random";
import { whyOf } from "./bots/why";
import { thinkWeighing } from "./bots/weigh";
import { thinkAhead } from "./bots/ahead";
import { tempered } from "./bots/manner";
import { thinkEasy } from "./bots/easy";
import { SIGHTS, WEIGHTS } from "./bots/levels.data";
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
      think: (view, seat, roll, _, temper) => thinkAhead(SIGHTS.hard, WEIGHTS.hard, view, seat, roll, temper),
      weights: {
        defaults: WEIGHTS.hard,
        thinkBy: (changed) => {
          const weights = { ...WEIGHTS.hard, ...changed };
          return (view, seat, roll, _, temper) => thinkAhead(SIGHTS.hard, weights, view, seat, roll, temper);
        },
      },
    },
    {
      id: "expert",
      think: (view, seat, roll, _, temper) =>
        thinkAhead(SIGHTS.expert, WEIGHTS.hard, view, seat, roll, temper),
    },
  ],
  strike: (event) =>
    event.type === "battle" && event.defender >= 0
      ? { by: event.attacker, against: event.defender }
      : undefined,
});
