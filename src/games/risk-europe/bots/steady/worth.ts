import { NOBODY } from "../../../../core/types";
import { BOARD, PRINTED } from "../../../../risk/europe/board";
import { crownsOn } from "../../rules/cities";
import type { State, Territory } from "../../rules/state";
import { allied } from "../../rules/variant";
import { CASTLE_FACTOR, powerOf } from "../power";

/** What an attacker of a territory has to overcome. */
export function resistance(land: Territory): number {
  return powerOf(land.units) * (land.castle ? CASTLE_FACTOR : 1);
}

/** What it is worth to control a territory: crowns above all, then coins, then the way to free cities. */
export function landWorth(s: State, t: number): number {
  let worth = 1 + 9 * crownsOn(t) + 1.5 * PRINTED[t];
  if (s.territories[t].castle) worth += 3;
  for (const near of BOARD.near[t])
    if (PRINTED[near] > 0 && s.territories[near].owner === NOBODY) worth += 1.5;
  return worth;
}

/** Whether an army is an enemy of another: neither itself, nor a teammate, nor nobody. */
function isEnemy(s: State, army: number, other: number): boolean {
  return other !== NOBODY && other !== army && !allied(s, army, other);
}

/** The power that enemies could bring against a territory from around it. */
export function threat(s: State, army: number, t: number): number {
  let sum = 0;
  for (const near of BOARD.near[t]) {
    const land = s.territories[near];
    if (isEnemy(s, army, land.owner)) sum += powerOf(land.units);
  }
  return sum;
}
