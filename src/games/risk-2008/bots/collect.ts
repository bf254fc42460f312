import type { Thought } from "../../../core/bots/thought";
import type { Seat } from "../../../core/types";
import type { Action } from "../rules/actions";
import { metObjectives } from "../rules/conditions";
import type { State } from "../rules/state";
import type { RacingLevel } from "./levels";
import { judgeRace } from "./race/judge";
import { survey } from "./race/survey";
import { newRace, type Race } from "./race/table";

/** Collects the objective that leaves the seat the best chance to win: one that others were near to, or it will not meet again. */
export function thinkCollect(s: State, seat: Seat, level: RacingLevel): Thought<Action> {
  const { owners, armies } = s;
  const met = metObjectives(s);
  let best: Action = { type: "end", seat };
  let most = -1;
  let at = 0;
  let race: Race | undefined;
  /** One objective at a time, and the board before them. */
  const more = (): boolean => {
    if (at >= met.length) return true;
    if (race === undefined) {
      race = newRace(s, seat, level);
      survey(race.counts, owners, armies);
      return false;
    }
    const objectives = s.objectives.slice();
    objectives[met[at]] = seat;
    race = newRace({ ...s, objectives, collected: true }, seat, level, race);
    const worth = judgeRace(race, owners, armies, 0, 0);
    if (worth > most) {
      most = worth;
      best = { type: "collect", seat, objective: met[at] };
    }
    at++;
    return at >= met.length;
  };
  const finish = (): Action => {
    let isOver = more();
    while (!isOver) isOver = more();
    return best;
  };
  return { more, best: finish };
}
