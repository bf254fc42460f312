import type { Roll, Seat } from "../../../core/types";
import {
  randomAttack,
  randomClaim,
  randomDefend,
  randomLand,
  randomMove,
  randomOccupy,
  randomPlace,
} from "../../../risk/world/bots/random";
import { connected } from "../../../risk/world/rules/move";
import type { SeatAction } from "../rules/actions";
import { isMet } from "../rules/holdings";
import { OBJECTIVE_IDS } from "../rules/objectives";
import type { State } from "../rules/state";
import type { Step } from "../rules/steps";
import { starSets } from "../rules/turn/stars";
import { isDealt } from "../rules/variant";

type Answer = (this: void, s: State, seat: Seat, roll: Roll) => SeatAction;

const ANSWERS: Readonly<Partial<Record<Step, Answer>>> = {
  army: (s, seat, roll) => ({ type: "army", seat, army: randomArmy(s, roll) }),
  capital: (s, seat, roll) => ({
    type: "capital",
    seat,
    territory: randomLand(s, roll, isDealt(s) ? seat : -1, 0),
  }),
  claim: randomClaim,
  place: randomPlace,
  stars: randomStars,
  starting: randomManeuver,
  attack: (s, seat, roll) => randomAttack(s, seat, roll) ?? { type: "end", seat },
  defend: randomDefend,
  occupy: randomOccupy,
  objective: randomCollect,
  airfield: (s, seat, roll) => ({ type: "airfield", seat, territory: randomLand(s, roll, seat, 0) }),
  maneuver: randomManeuver,
};

/**
 * A legal action of a seat that is asked, taken at random: not uniformly over all actions, but every kind of action
 * that is legal comes up. `roll` gives an integer below its argument.
 */
export function randomAction(s: State, seat: Seat, roll: Roll): SeatAction {
  const answer = ANSWERS[s.step];
  if (answer === undefined) throw new Error(`no seat is asked at the step ${s.step}`);
  return answer(s, seat, roll);
}

/** An army that nobody has picked. */
export function randomArmy(s: State, roll: Roll): number {
  const n = s.seats.length;
  const start = roll(n);
  for (let i = 0; i < n; i++) {
    const army = (start + i) % n;
    if (s.seats.every((p) => p.army !== army)) return army;
  }
  return -1;
}

/** Mostly some stars, where there are enough. */
function randomStars(s: State, seat: Seat, roll: Roll): SeatAction {
  const sets = starSets(s.seats[seat].hand);
  if (sets.length === 0 || roll(4) === 0) return { type: "end", seat };
  return { type: "turn_in", seat, cards: sets[roll(sets.length)] };
}

/** Mostly an objective that is met. */
function randomCollect(s: State, seat: Seat, roll: Roll): SeatAction {
  const met: number[] = [];
  OBJECTIVE_IDS.forEach((_, k) => {
    if (isMet(s, k)) met.push(k);
  });
  if (met.length === 0 || roll(4) === 0) return { type: "end", seat };
  return { type: "collect", seat, objective: met[roll(met.length)] };
}

function randomManeuver(s: State, seat: Seat, roll: Roll): SeatAction {
  const move = randomMove(s, seat, roll, (from) => connected(s, seat, from));
  return move === undefined ? { type: "end", seat } : { type: "maneuver", seat, ...move };
}
