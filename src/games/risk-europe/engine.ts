import { atOnce } from "../../core/bots/decide";
import type { Engine } from "../../core/engine";
import { WISHES_ALONE } from "../../core/standing";
import { randomAction } from "./bots/random";
import { easyAction, hardAction, normalAction } from "./bots/weigh";
import { whyOf } from "./bots/why";
import { CHOICES } from "./choices";
import { META } from "./meta";
import { findBreach } from "./notation/position/invariants";
import { beginPosition, readClause, writePosition } from "./notation/position/clauses";
import { fillPosition } from "./notation/position/settle";
import { readAction } from "./notation/read";
import { writeDraft } from "./notation/template";
import { writeAction } from "./notation/write";
import type { Action } from "./rules/actions";
import type { Event } from "./rules/events";
import { RISK_EUROPE } from "./rules/ruleset";
import type { State } from "./rules/state";
import { reveals, seenAction, seenEvent, viewOf } from "./rules/view";

/** Risk Europe, as replays, the soak and computers play it. */
export const ENGINE: Engine<State, Action, Event> = {
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
  bots: [
    { id: "random", think: atOnce(randomAction) },
    { id: "easy", formerIds: ["steady"], think: atOnce(easyAction), why: whyOf },
    { id: "normal", think: atOnce(normalAction), why: whyOf },
    { id: "hard", think: atOnce(hardAction), why: whyOf },
  ],
  orders: WISHES_ALONE,
};
