import { FULL_HAND } from "../numbers";
import { ask } from "../../../../core/prompt";
import type { Seat } from "../../../../core/types";
import type { Battle } from "../../../../risk/world/rules/battle";
import { moveArmiesIn, occupyVerb } from "../../../../risk/world/rules/occupy";
import { holdsLand } from "../../../../risk/world/rules/seats";

import type { Event } from "../events";
import { changeHunters } from "../game/mission";
import { judgeGoals, judgeSurvivor } from "../game/victory";
import { takeOut } from "../seats";
import type { State } from "../state";
import { isSecret } from "../variant";
import type { Verb } from "../verb";

/**
 * Armies move into the territory that was emptied (rules 5.7, 5.8); then eliminations and victory are looked at. Says
 * whether the game goes on; what is asked next is the caller's matter.
 */
export function moveIn(s: State, battle: Battle, armies: number, events: Event[]): boolean {
  const moved = moveArmiesIn(s, battle, armies);
  const { owner } = moved;
  s.captured = true;
  events.push(moved);
  if (owner >= 0 && !holdsLand(s, owner)) {
    if (isSecret(s)) changeHunters(s, owner, s.turn, events);
    if (s.seats[owner].alive) eliminate(s, owner, s.turn, events);
    if (judgeSurvivor(s, events)) return false;
  }
  return !judgeGoals(s, events);
}

/** A player without territories is out; the cards go to the captor (rule 6.1), the mission leaves the game (rule 10.3). */
export function eliminate(s: State, seat: Seat, by: Seat, events: Event[]): void {
  const { hand } = s.seats[seat];
  s.seats[by].hand = s.seats[by].hand.concat(hand);
  takeOut(s, seat);
  events.push({ type: "eliminated", seat, by, cards: hand.length });
}

/**
 * What comes after a capture: with six cards or more after an elimination sets are traded at once (rule 6.3), also where
 * the cards came before, from a player who resigned after the last army (rule 6.1).
 */
export function occupy(s: State, battle: Battle, armies: number, events: Event[]): void {
  const owner = s.owners[battle.to];
  if (!moveIn(s, battle, armies, events)) return;
  const isOut = owner >= 0 && !s.seats[owner].alive && !holdsLand(s, owner);
  ask(s, isOut && s.seats[s.turn].hand.length > FULL_HAND ? "trade" : "attack", s.turn);
}

/** How many armies move into a captured territory (rule 5.7). */
export const OCCUPY: Verb<"occupy"> = occupyVerb(occupy);
