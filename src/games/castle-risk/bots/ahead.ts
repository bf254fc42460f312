import type { Lookahead } from "../../../core/bots/ahead/line";
import { tryAhead } from "../../../core/bots/ahead/try";
import type { Temper } from "../../../core/bots/temper";
import type { Thought } from "../../../core/bots/thought";
import type { Roll, Seat } from "../../../core/types";
import type { Action } from "../rules/actions";
import type { Event } from "../rules/events";
import { CASTLE_RISK } from "../rules/ruleset";
import type { State } from "../rules/state";
import { guess } from "./ahead/guess";
import { chanceOf, scoreOf, workOnScores } from "./ahead/judge";
import { thinkAttack, thinkHard } from "./hard";
import { learned, oddsOf, type Odds } from "./judge/odds";
import { WEIGHTS } from "./judge/weights.data";
import { mindOf } from "./manner";
import { EXPERT } from "./sight.data";

/** Everybody plays on as hard computers do, to the end of the round. */
function lookahead(odds: Odds): Lookahead<State, Action, Event> {
  return {
    rules: CASTLE_RISK,
    guess: (view, _seat, roll) => guess(view, roll),
    answer: (s, seat, roll) => thinkHard(s, seat, roll, odds),
    isFar: (s, view) => s.round > view.round && s.step === "policies",
    work: (s, units) => workOnScores(odds, s, units),
    score: (s, seat) => scoreOf(odds, s, seat),
    chance: chanceOf,
  };
}

/** Plays the round on behind the attacks that a hard computer thinks best, and behind none, and takes what wins most. */
export function thinkExpert(
  view: State,
  seat: Seat,
  roll: Roll,
  before?: Thought<Action>,
  temper?: Temper,
): Thought<Action> {
  const odds = oddsOf(before);
  if (view.step !== "attack") return thinkHard(view, seat, roll, odds, WEIGHTS, temper);
  const weighing = thinkAttack(view, seat, mindOf(WEIGHTS, odds, temper));
  let trying: Thought<Action> | undefined;
  const thought: Thought<Action> = {
    more: (units) => {
      if (trying !== undefined) return trying.more(units);
      if (!weighing.more(units)) return false;
      const options = weighing.ranked(EXPERT.attacks);
      if (options.length < 2) return true;
      trying = tryAhead(lookahead(odds), EXPERT, view, seat, options, roll);
      return false;
    },
    best: () => (trying ?? weighing).best(),
  };
  return learned(thought, odds);
}
