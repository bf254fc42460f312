import type { Roll, Seat } from "../../../core/types";
import { randomOf } from "../../../risk/pick";
import { BOARD, SIZE } from "../../../risk/world/board";
import type { SeatAction } from "../rules/actions";
import { setsIn } from "../rules/cards";
import type { State } from "../rules/state";
import type { Step } from "../rules/steps";
import { attackDice, defenceDice } from "../rules/turn/attack";
import { targets } from "../rules/turn/fortify";
import { refuseEndTrade } from "../rules/turn/trade";

type Answer = (this: void, s: State, seat: Seat, roll: Roll) => SeatAction;

const ANSWERS: Readonly<Partial<Record<Step, Answer>>> = {
  claim: (s, seat, roll) => ({ type: "claim", seat, territory: randomLand(s, roll, -1, 0) }),
  place: randomPlace,
  neutral: (s, seat, roll) => ({ type: "neutral", seat, territory: randomLand(s, roll, -2, 0) }),
  headquarters: (s, seat, roll) => ({
    type: "headquarters",
    seat,
    territory: randomLand(s, roll, seat, 0),
  }),
  trade: randomTrade,
  attack: randomAttack,
  defend: (s, seat, roll) => ({
    type: "defend",
    seat,
    dice: s.battle === undefined ? 1 : 1 + roll(defenceDice(s, s.battle.to)),
  }),
  occupy: (s, seat, roll) => {
    const b = s.battle;
    if (b === undefined) return { type: "occupy", seat, armies: 0 };
    const most = s.armies[b.from] - 1;
    return { type: "occupy", seat, armies: roll(4) > 0 ? most : b.dice + roll(most - b.dice + 1) };
  },
  fortify: randomFortify,
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

/** A territory of an owner with more than so many armies, looked for from a random one on; -1 where there is none. */
function randomLand(s: State, roll: Roll, owner: number, above: number): number {
  const { owners, armies } = s;
  const start = roll(SIZE);
  for (let t = start; t < SIZE; t++) if (owners[t] === owner && (above === 0 || armies[t] > above)) return t;
  for (let t = 0; t < start; t++) if (owners[t] === owner && (above === 0 || armies[t] > above)) return t;
  return -1;
}

/** Mostly all armies onto one territory, rather at a border: else sets that are worth more and more would never win. */
function randomPlace(s: State, seat: Seat, roll: Roll): SeatAction {
  let territory = randomLand(s, roll, seat, 0);
  for (let i = 0; i < 3 && enemyNear(s, seat, territory, 0) < 0; i++)
    territory = randomLand(s, roll, seat, 0);
  return { type: "place", seat, territory, armies: s.due > 1 && roll(4) === 0 ? 1 + roll(s.due) : s.due };
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

/** An attack from a random border, single or rolled on, mostly to the end; one decision of 32 is to stop. */
function randomAttack(s: State, seat: Seat, roll: Roll): SeatAction {
  const chosen = roll(32);
  if (chosen > 0) {
    const { owners, armies } = s;
    const start = roll(SIZE);
    for (let i = 0; i < SIZE; i++) {
      const from = start + i < SIZE ? start + i : start + i - SIZE;
      if (owners[from] === seat && armies[from] > 1) {
        const to = enemyNear(s, seat, from, start);
        if (to >= 0) {
          if (chosen < 24) return { type: "storm", seat, from, to, until: 1 };
          if (chosen < 28) return { type: "storm", seat, from, to, until: 1 + roll(armies[from] - 1) };
          return { type: "attack", seat, from, to, dice: 1 + roll(attackDice(s, from)) };
        }
      }
    }
  }
  return { type: "end", seat };
}

/** A neighbour of somebody else, looked for from one on that a random number says; -1 where there is none. */
function enemyNear(s: State, seat: Seat, from: number, random: number): number {
  const near = BOARD.near[from];
  const n = near.length;
  const start = random % n;
  for (let i = 0; i < n; i++) {
    const to = near[start + i < n ? start + i : start + i - n];
    if (s.owners[to] !== seat) return to;
  }
  return -1;
}

function randomFortify(s: State, seat: Seat, roll: Roll): SeatAction {
  const from = roll(3) > 0 ? randomLand(s, roll, seat, 1) : -1;
  const to =
    from < 0 ? -1 : randomOf(roll, targets(s, seat, from), (t) => t !== from && s.owners[t] === seat);
  return to < 0
    ? { type: "end", seat }
    : { type: "fortify", seat, from, to, armies: 1 + roll(s.armies[from] - 1) };
}
