import { refuse } from "./refusals";
import type { CHANCE, Refusal, Roll, Seat } from "../../../core/types";
import { ALL_LANDS, SIZE, isTerritory } from "../board";
import type { Players } from "./state";

/** The territories in the order in which they are dealt. */
export interface DealAction {
  readonly type: "deal";
  readonly seat: typeof CHANCE;
  readonly territories: readonly number[];
}

/** So many territory cards in a random sequence. */
export function drawTerritories(roll: Roll, count: number): number[] {
  const territories = ALL_LANDS.slice();
  for (let i = 0; i < count; i++) {
    const later = i + roll(SIZE - i);
    const card = territories[later];
    territories[later] = territories[i];
    territories[i] = card;
  }
  return count < SIZE ? territories.slice(0, count) : territories;
}

/** So many territories have to be named, each once. */
export function refuseTerritories(territories: readonly number[], count: number): Refusal | undefined {
  const seen: Record<number, boolean | undefined> = {};
  let different = 0;
  for (const t of territories) {
    if (!isTerritory(t)) return refuse("territory.unknown");
    if (seen[t] === undefined) different++;
    seen[t] = true;
  }
  return different === count && territories.length === count ? undefined : refuse("deal.all", { count });
}

/** The players that are in the game, from the first one on. */
export function fromFirst({ seats, first }: Players): Seat[] {
  return seats.map((_, i) => (first + i) % seats.length).filter((seat) => seats[seat].alive);
}
