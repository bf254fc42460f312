import { NOBODY } from "../../../../core/types";
import { armyOf, playerOf, isPlayer } from "../../rules/army";
import { DECK, ORDER_CARDS } from "../../rules/cards";
import { PICKS } from "../../rules/game/round";
import type { Army, State } from "../../rules/state";
import type { Aims } from "./aims";

/** How ready an army is to attack the seat, from 0 to 1: the root of the chance, as dangers are squared. */
export function readiness(s: State, aims: Aims, army: number): number {
  return (aims.known.ready[army] ??= Math.sqrt(reckon(s, aims, army)));
}

function reckon(s: State, { seat, weights }: Aims, index: number): number {
  const army = armyOf(s, index);
  const captain = playerOf(s, index);
  const now = captain === seat ? 0 : (captain === NOBODY ? 0.5 : 1) * chanceOf(army, false);
  const later = (isPlayer(s, index) ? 1 : 0.5) * weights.next;
  return now + (1 - now) * later;
}

/** The chance that an army still taxes in this round. */
export function taxChance(s: State, index: number): number {
  return chanceOf(armyOf(s, index), true);
}

/** The chance that there are coins, or else moves, on the next cards of an army; those that lie open are known. */
function chanceOf(army: Army, coins: boolean): number {
  const cards = PICKS - army.revealed;
  let moves = 0;
  let others = 0;
  for (let k = 0; k < ORDER_CARDS.length; k++) {
    let left = DECK[k] - army.discards[k];
    for (let i = 0; i < army.revealed; i++) if (army.picks[i] === k) left--;
    if ((ORDER_CARDS[k].orders[0] === "tax") !== coins) others += left;
    else moves += left;
  }
  let none = 1;
  for (let i = 0; i < cards && moves + others > i; i++)
    none *= Math.max(0, others - i) / (moves + others - i);
  return 1 - none;
}
