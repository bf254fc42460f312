import type { Roll, Seat } from "../../../core/types";
import { BOARD, CITIES } from "../../../risk/europe/board";
import { randomOf, randomPieces } from "../../../risk/pick";
import type { SeatAction } from "../rules/actions";
import { livingMercenaries } from "../rules/army";
import { CARD_KINDS } from "../rules/cards";
import { handOf } from "../rules/game/round";
import { refuseCity, refuseLand } from "../rules/game/setup";
import { complete } from "../rules/game/reveal";
import { disputes } from "../rules/land";
import type { State } from "../rules/state";
import type { Step } from "../rules/steps";
import { lossBounds } from "../rules/turn/lose";
import { draftOf } from "../rules/variant";
import { randomSecond, randomTurn } from "./moves";

type Answer = (this: void, s: State, seat: Seat, roll: Roll) => SeatAction;

const ANSWERS: Readonly<Partial<Record<Step, Answer>>> = {
  bid: (s, seat, roll) => ({ type: "bid", seat, coins: randomBid(s.seats[seat].coins, roll) }),
  settle: randomSettle,
  pick: (s, seat, roll) => ({ type: "pick", seat, cards: randomPick(s, seat, roll) }),
  auction: (s, seat, roll) => {
    const open = livingMercenaries(s);
    return { type: "auction", seat, army: open[roll(open.length)] };
  },
  keep: (s, seat, roll) => ({ type: "keep", seat, mission: s.drawn[roll(s.drawn.length)] }),
  turn: randomTurn,
  split: randomSecond,
  battle: (s, seat, roll) => ({ type: "battle", seat, territory: randomOf(roll, disputes(s), () => true) }),
  castle: (_s, seat, roll) => ({ type: roll(2) > 0 ? "reroll" : "stand", seat }),
  losses: (s, seat, roll) => {
    const { max, most } = lossBounds(s);
    return { type: "lose", seat, units: randomPieces(max, most, roll) };
  },
  missions: (s, seat, roll) => ({
    type: "reveal",
    seat,
    missions: complete(s, seat).map((n) => (roll(3) > 0 ? n : 0)),
  }),
};

/**
 * A legal action of a seat that is asked, taken at random: not uniformly over all actions, but every kind
 * of action that is legal comes up. `roll` gives an integer below its argument.
 */
export function randomAction(s: State, seat: Seat, roll: Roll): SeatAction {
  const answer = ANSWERS[s.step];
  if (answer === undefined) throw new Error(`no seat is asked at the step ${s.step}`);
  return answer(s, seat, roll);
}

/** Mostly little. */
function randomBid(coins: number, roll: Roll): number {
  return roll(roll(coins + 1) + 1);
}

function randomSettle(s: State, seat: Seat, roll: Roll): SeatAction {
  const territory = randomOf(roll, CITIES, (t) => refuseCity(s, t) === undefined);
  const to = randomOf(roll, BOARD.near[territory], (t) => refuseLand(s, territory, t) === undefined);
  const { footmen } = draftOf(s);
  const inCity = 1 + roll(footmen - 1);
  return { type: "settle", seat, territory, to, footmen: [inCity, footmen - inCity] };
}

/** Two cards of the hand in a random sequence. */
function randomPick(s: State, seat: Seat, roll: Roll): number[] {
  const hand = handOf(s.seats[seat]);
  const cards: number[] = [];
  for (let i = 0; i < 2; i++) {
    const drawn = randomPieces(hand, 1, roll);
    for (let k = 0; k < CARD_KINDS; k++) {
      if (drawn[k] > 0) {
        cards.push(k);
        hand[k]--;
      }
    }
  }
  return cards;
}
