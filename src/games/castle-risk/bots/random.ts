import { zeros } from "../../../core/counts";
import { NOBODY, type Refusal, type Roll, type Seat } from "../../../core/types";
import type { SeatAction } from "../rules/actions";
import { boostsDue } from "../rules/combat/boost";
import { discardsDue } from "../rules/turn/discard";
import { policyDeck } from "../rules/policies";
import { picksOf } from "../rules/game/round";
import { refuseCapital } from "../rules/game/setup";
import type { State } from "../rules/state";
import type { Step } from "../rules/steps";
import { size } from "../../../risk/units";
import { fitting } from "../rules/turn/window";
import { randomAttack, randomDiplomacy, randomFortify, randomPlacement, randomPurchase } from "./moves";
import { randomTerritory } from "./pick";
import { randomPieces } from "../../../risk/pick";

const refuseTaking = (s: State, _seat: Seat, t: number): Refusal | undefined => refuseCapital(s, t);

type Answer = (this: void, s: State, seat: Seat, roll: Roll) => SeatAction;

const ANSWERS: Readonly<Partial<Record<Step, Answer>>> = {
  capital: (s, seat, roll) => ({
    type: "capital",
    seat,
    territory: randomTerritory(s, roll, NOBODY, seat, refuseTaking),
  }),
  policies: (s, seat, roll) => ({
    type: "policies",
    seat,
    cards: randomPieces(policyDeck(s.options), picksOf(s, seat), roll),
  }),
  purchase: randomPurchase,
  attack: randomAttack,
  fortify: randomFortify,
  diplomacy: randomDiplomacy,
  placement: randomPlacement,
  discard: (s, seat, roll) => ({
    type: "discard",
    seat,
    cards: randomPieces(s.seats[seat].hand, discardsDue(s), roll),
  }),
  losses: (s, seat, roll) => ({ type: "lose", seat, units: randomLosses(s, seat, roll) }),
  boost: (s, seat, roll) => ({ type: "boost", seat, plus: randomBoost(s, seat, roll) }),
  play: randomCard,
  answer: randomCard,
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

function randomCard(s: State, seat: Seat, roll: Roll): SeatAction {
  const hand = s.seats[seat].hand;
  for (const card of fitting(s)) {
    if (hand[card] > 0 && roll(3) > 0) return { type: "play", seat, card };
  }
  return { type: "pass", seat };
}

function randomLosses(s: State, seat: Seat, roll: Roll): number[] {
  const b = s.battle;
  if (b !== undefined) {
    const attacking = seat === b.attacker;
    const units = attacking ? b.force : s.territories[b.to].units;
    return randomPieces(units, attacking ? b.attackerDue : b.defenderDue, roll);
  }
  const shot = s.bombardment;
  if (shot === undefined) return [0, 0, 0, 0];
  const units = s.territories[shot.to].units;
  return randomPieces(units, shot.due < size(units) ? shot.due : 0, roll);
}

function randomBoost(s: State, seat: Seat, roll: Roll): number[] {
  const b = s.battle;
  if (b === undefined) return [];
  const plus = zeros(seat === b.attacker ? b.attackerDice.length : b.defenderDice.length);
  const due = boostsDue(s, b, seat);
  for (let i = 0; i < due; i++) plus[roll(plus.length)]++;
  return plus;
}
