import { ask } from "../../../../core/prompt";
import type { Seat } from "../../../../core/types";
import type { Battle } from "../../../../risk/world/rules/battle";
import { moveArmiesIn, occupyVerb } from "../../../../risk/world/rules/occupy";
import { holdsLand } from "../../../../risk/world/rules/seats";
import type { Event } from "../events";
import { judgeGoal, judgeSurvivor } from "../game/victory";
import { AIRFIELDS } from "../objectives";
import { passObjectives, removeReward, takeOut } from "../seats";
import type { State } from "../state";
import type { Verb } from "../verb";

/**
 * Troops move into the territory that was emptied (rules 5.7, 5.8); then airfields, eliminations and victory are looked at.
 * Says whether the game goes on; what is asked next is the caller's matter.
 */
export function moveIn(s: State, battle: Battle, armies: number, events: Event[]): boolean {
  const moved = moveArmiesIn(s, battle, armies);
  const { owner, territory } = moved;
  s.taken.push(territory);
  events.push(moved);
  destroyAirfields(s, territory, events);
  if (!holdsLand(s, owner)) {
    if (s.seats[owner].alive) eliminate(s, owner, s.turn, events);
    if (judgeSurvivor(s, events)) return false;
  }
  return !judgeGoal(s, events);
}

/** An airfield is destroyed with the loss of its territory, the objective stays (rule 8.3); losing one leaves the other (rule 8.6). */
function destroyAirfields(s: State, territory: number, events: Event[]): void {
  AIRFIELDS.forEach((reward, i) => {
    if (s.airfields[i] !== territory) return;
    removeReward(s, reward);
    events.push({ type: "airfield_lost", territory });
  });
}

/** A player without territories is out: cards and objectives go to the captor, rewards leave the game (rule 6.1). */
export function eliminate(s: State, seat: Seat, by: Seat, events: Event[]): void {
  const { hand } = s.seats[seat];
  s.seats[by].hand = s.seats[by].hand.concat(hand);
  const objectives = passObjectives(s, seat, by);
  takeOut(s, seat);
  events.push({ type: "eliminated", seat, by, cards: hand.length, objectives });
}

/** After a capture the attack goes on; cards that were won wait for the next draft (rule 4.4). */
export function occupy(s: State, battle: Battle, armies: number, events: Event[]): void {
  if (moveIn(s, battle, armies, events)) ask(s, "attack", s.turn);
}

/** How many troops move into a captured territory (rule 5.7). */
export const OCCUPY: Verb<"occupy"> = occupyVerb(occupy);
