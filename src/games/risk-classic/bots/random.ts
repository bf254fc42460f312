import { NEUTRAL, type Roll, type Seat } from "../../../core/types";
import { randomOf } from "../../../risk/pick";
import {
  randomAttack,
  randomClaim,
  randomDefend,
  randomLand,
  randomMove,
  randomOccupy,
  randomPlace,
} from "../../../risk/world/bots/random";
import type { SeatAction } from "../rules/actions";
import { setsIn } from "../rules/cards";
import type { State } from "../rules/state";
import type { Step } from "../rules/steps";
import { targets } from "../rules/turn/fortify";
import { refuseEndTrade } from "../rules/turn/trade";

type Answer = (this: void, s: State, seat: Seat, roll: Roll) => SeatAction;

const ANSWERS: Readonly<Partial<Record<Step, Answer>>> = {
  claim: randomClaim,
  place: randomPlace,
  neutral: (s, seat, roll) => ({ type: "neutral", seat, territory: randomLand(s, roll, NEUTRAL, 0) }),
  headquarters: (s, seat, roll) => ({
    type: "headquarters",
    seat,
    territory: randomLand(s, roll, seat, 0),
  }),
  trade: randomTrade,
  attack: (s, seat, roll) => randomAttack(s, seat, roll) ?? { type: "end", seat },
  defend: randomDefend,
  occupy: randomOccupy,
  fortify: (s, seat, roll) => {
    const move = randomMove(s, seat, roll, (from) => targets(s, seat, from));
    return move === undefined ? { type: "end", seat } : { type: "fortify", seat, ...move };
  },
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

/** A set where one must be traded, and mostly where one may; two armies where a card allows it. */
function randomTrade(s: State, seat: Seat, roll: Roll): SeatAction {
  const { hand } = s.seats[seat];
  const sets = setsIn(hand);
  const free = refuseEndTrade(s, seat) === undefined;
  if (free && (sets.length === 0 || roll(4) === 0)) return { type: "end", seat };
  const cards = sets[roll(sets.length)];
  const territory = s.rewarded ? -1 : randomOf(roll, cards, (card) => s.owners[card] === seat);
  return territory < 0 || roll(4) === 0
    ? { type: "trade", seat, cards }
    : { type: "trade_on", seat, cards, territory };
}
