import { add } from "../../../core/counts";
import { refuse } from "./refusals";
import { NOBODY, type Refusal } from "../../../core/types";
import { BOARD, GOLD, PRINTED, SIZE, landId } from "../../../risk/europe/board";
import { raised } from "../../../risk/limits";
import { reach } from "../../../risk/supply";
import { NO_UNITS, copyUnits } from "../../../risk/units";
import { armyOf, reserveOf } from "./army";
import type { Event } from "./events";
import type { State, Territory } from "./state";
import { CASTLES } from "./numbers";

/** Whether an army controls a territory and nobody disputes it. */
export function isFree(s: State, army: number, t: number): boolean {
  const land = s.territories[t];
  return land.owner === army && land.attacker === NOBODY;
}

/** Why an army cannot use a territory that must be its own and undisputed. */
export function refuseFree(s: State, army: number, t: number): Refusal | undefined {
  const land = s.territories[t] as Territory | undefined;
  if (land === undefined) return refuse("territory.unknown");
  if (land.owner !== army) return refuse("territory.not_own", { territory: landId(t) });
  return land.attacker === NOBODY ? undefined : refuse("territory.disputed", { territory: landId(t) });
}

/** Whether the tile of a gold crown city acts for an army (rule 8.1): it controls the city and has had a turn begin since. */
export function hasTile(s: State, army: number, city: number): boolean {
  const land = s.territories[city];
  return land.owner === army && !land.fresh;
}

/** The supply line that a territory lies in (rule 1.5): itself first. */
export function supplyLine(s: State, army: number, t: number): number[] {
  return reach(BOARD.near, [t], (next) => isFree(s, army, next));
}

/** Nobody stands in a territory any more: it is unclaimed, crown and tile go to the reserve, a castle stays (rules 5.23, 7.10). */
export function vacate(s: State, t: number): void {
  const land = s.territories[t];
  land.owner = NOBODY;
  land.units = copyUnits(NO_UNITS);
  land.attacker = NOBODY;
  land.force = copyUnits(NO_UNITS);
  land.fresh = false;
}

/** The attacker of a disputed territory is alone in it: it controls it with all that is there (rule 7.9). */
export function takeOver(s: State, t: number): void {
  const land = s.territories[t];
  land.owner = land.attacker;
  land.units = land.force;
  land.attacker = NOBODY;
  land.force = copyUnits(NO_UNITS);
  land.fresh = GOLD[t];
}

/** The defender of a disputed territory is alone in it (rule 7.9). */
export function endDispute(s: State, t: number): void {
  const land = s.territories[t];
  land.attacker = NOBODY;
  land.force = copyUnits(NO_UNITS);
}

/** An army claims an unclaimed territory; a city's Tax Value is paid at once (rules 5.8, 5.9). */
export function claim(s: State, army: number, t: number, units: readonly number[], events: Event[]): void {
  const land = s.territories[t];
  land.owner = army;
  land.units = copyUnits(units);
  land.fresh = GOLD[t];
  pay(s, army, PRINTED[t]);
  events.push({ type: "claimed", army, territory: t, units: copyUnits(units), coins: PRINTED[t] });
}

/** Coins from the reserve. */
export function pay(s: State, army: number, coins: number): void {
  const to = armyOf(s, army);
  to.coins = raised(to.coins, coins);
}

/** Units that come for free, as many as the army's reserve has of each kind (rule 2.2). */
export function give(s: State, army: number, t: number, units: readonly number[], events: Event[]): void {
  const left = reserveOf(s, army);
  const given = units.map((n, k) => (n < left[k] ? n : left[k]));
  add(s.territories[t].units, given);
  events.push({ type: "gained", army, territory: t, units: given });
}

/** How many territories an army controls. */
export function countLands(s: State, army: number): number {
  let n = 0;
  for (const land of s.territories) if (land.owner === army) n++;
  return n;
}

/** Castles that can still be built (rule 2.3). */
export function castlesLeft(s: State): number {
  let n = CASTLES;
  for (const land of s.territories) if (land.castle) n--;
  return n;
}

/** The disputed territories, in the order of the board. */
export function disputes(s: State): number[] {
  const lands: number[] = [];
  for (let t = 0; t < SIZE; t++) if (s.territories[t].attacker !== NOBODY) lands.push(t);
  return lands;
}
