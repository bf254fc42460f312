import type { Lookahead } from "../../../core/bots/ahead/line";
import { tryAhead, type Trying } from "../../../core/bots/ahead/try";
import type { Temper } from "../../../core/bots/temper";
import type { Thought } from "../../../core/bots/thought";
import type { Roll, Seat } from "../../../core/types";
import { judge, VICTORY } from "../../../risk/world/bots/judge";
import {
  nodesOf,
  optionsOf,
  planOf,
  type Option,
  type PlanThought,
} from "../../../risk/world/bots/plan/plan";
import type { Action } from "../rules/actions";
import type { Event } from "../rules/events";
import { RISK_CLASSIC } from "../rules/ruleset";
import type { State } from "../rules/state";
import { guess } from "./ahead/guess";
import { playOn } from "./ahead/quick";
import { EXPERT, SIGHT } from "./ahead/sight.data";
import { outlookOf } from "./outlook";
import { thinkerOf } from "./think";

/** Everybody plays on up to the seat's next turn, where its position is weighed. */
const AHEAD: Lookahead<State, Action, Event> = {
  rules: RISK_CLASSIC,
  guess: (view, _seat, roll) => guess(view, roll),
  answer: playOn,
  isFar: (s, { turn, round }) => !s.seats[turn].alive || (s.turn === turn && s.round > round),
  score: () => 0,
  chance: (s, seat) =>
    s.seats[seat].alive ? judge(outlookOf(s, seat, EXPERT).judge, s.owners, s.armies, 0, 0) / VICTORY : 0,
};

const weigh = thinkerOf(EXPERT);

/**
 * Weighs as a hard computer does where armies are placed, then plays the round on behind the best plans and takes the one
 * behind which it wins most. Everything else is decided as hard does.
 */
export function thinkExpert(
  view: State,
  seat: Seat,
  roll: Roll,
  before: Thought<Action> | undefined,
  temper?: Temper,
): Thought<Action> {
  const weighing = weigh(view, seat, roll, before, temper);
  const weighed = view.phase === "setup" ? undefined : optionsOf(weighing);
  if (weighed === undefined) return weighing;
  let options: readonly Option<Action>[] = [];
  let trying: Trying<Action> | undefined;
  const thought: PlanThought<Action> = {
    more: (units) => {
      if (trying !== undefined) return trying.more(units);
      if (!weighing.more(units)) return false;
      options = weighed();
      if (options.length < 2) return true;
      const actions = options.map(({ action }) => action);
      trying = tryAhead(AHEAD, SIGHT, view, seat, actions, roll, options.map(thoughtOf));
      return false;
    },
    best: () => (trying ?? weighing).best(),
    plan: () => (trying === undefined ? planOf(weighing) : options[trying.place()].plan),
    found: () => nodesOf(weighing),
  };
  return thought;
}

/** A thought that has come to an option. */
function thoughtOf({ action, plan }: Option<Action>): PlanThought<Action> {
  return { more: () => true, best: () => action, plan: () => plan };
}
