import { NOBODY, type Roll, type Seat } from "../../../core/types";
import { randomOf } from "../../pick";
import { BOARD, SIZE } from "../board";
import {
  attackDice,
  defenceDice,
  type AttackAction,
  type DefendAction,
  type StormAction,
} from "../rules/attack";
import type { OccupyAction } from "../rules/occupy";
import type { PlaceAction } from "../rules/place";
import type { ClaimAction } from "../rules/placing";
import type { Lands, WorldState } from "../rules/state";

/*
 * What computers of the games on the world board do at random.
 */

/** A territory of an owner with more than so many armies, looked for from a random one on; -1 where there is none. */
export function randomLand({ owners, armies }: Lands, roll: Roll, owner: number, above: number): number {
  const start = roll(SIZE);
  for (let t = start; t < SIZE; t++) if (owners[t] === owner && (above === 0 || armies[t] > above)) return t;
  for (let t = 0; t < start; t++) if (owners[t] === owner && (above === 0 || armies[t] > above)) return t;
  return -1;
}

/** A neighbour of somebody else, looked for from one on that a random number says; -1 where there is none. */
function enemyNear({ owners }: Lands, seat: Seat, from: number, random: number): number {
  const near = BOARD.near[from];
  const n = near.length;
  const start = random % n;
  for (let i = 0; i < n; i++) {
    const to = near[start + i < n ? start + i : start + i - n];
    if (owners[to] !== seat) return to;
  }
  return -1;
}

export function randomClaim(s: Lands, seat: Seat, roll: Roll): ClaimAction {
  return { type: "claim", seat, territory: randomLand(s, roll, NOBODY, 0) };
}

/** Mostly all armies onto one territory, rather at a border: else armies that grow and grow would never win. */
export function randomPlace(s: WorldState, seat: Seat, roll: Roll): PlaceAction {
  let territory = randomLand(s, roll, seat, 0);
  for (let i = 0; i < 3 && enemyNear(s, seat, territory, 0) < 0; i++)
    territory = randomLand(s, roll, seat, 0);
  return { type: "place", seat, territory, armies: s.due > 1 && roll(4) === 0 ? 1 + roll(s.due) : s.due };
}

/** An attack from a random border, single or rolled on, mostly to the end; one decision of 32 is to stop: undefined. */
export function randomAttack(s: WorldState, seat: Seat, roll: Roll): AttackAction | StormAction | undefined {
  const chosen = roll(32);
  if (chosen === 0) return undefined;
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
  return undefined;
}

export function randomDefend(s: WorldState, seat: Seat, roll: Roll): DefendAction {
  const b = s.battle;
  return { type: "defend", seat, dice: b === undefined ? 1 : 1 + roll(defenceDice(s, b.to)) };
}

/** Mostly all armies. */
export function randomOccupy(s: WorldState, seat: Seat, roll: Roll): OccupyAction {
  const b = s.battle;
  if (b === undefined) return { type: "occupy", seat, armies: 0 };
  const most = s.armies[b.from] - 1;
  return { type: "occupy", seat, armies: roll(4) > 0 ? most : b.dice + roll(most - b.dice + 1) };
}

/** A move of armies between own territories, `targets` being where they could go; undefined one time in three and where there is none. */
export function randomMove(
  s: Lands,
  seat: Seat,
  roll: Roll,
  targets: (this: void, from: number) => readonly number[],
): { readonly from: number; readonly to: number; readonly armies: number } | undefined {
  const from = roll(3) > 0 ? randomLand(s, roll, seat, 1) : -1;
  if (from < 0) return undefined;
  const to = randomOf(roll, targets(from), (t) => t !== from && s.owners[t] === seat);
  return to < 0 ? undefined : { from, to, armies: 1 + roll(s.armies[from] - 1) };
}
