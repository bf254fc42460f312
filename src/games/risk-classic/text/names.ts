import { BOARD } from "../../../risk/world/board";
import { idOf } from "../../../core/lines";
import { CARD_IDS, WILD } from "../rules/cards";
import type { Widened } from "../../../text/widened";
import type { NAMES } from "./en/names";

/** What the things of the game are called. */
export type ClassicNames = Widened<typeof NAMES>;

/** A territory by its index. */
export function landName(territory: number): string {
  return BOARD.territories[territory].name;
}

/** A territory by its id; the id itself where there is none. */
export function placeName(id: string): string {
  const t = idOf(BOARD.index, id);
  return t < 0 ? id : landName(t);
}

/** What a card of this id is called: its territory, or what the wild ones are. */
export function cardTitle(id: string, names: ClassicNames): string {
  return id === CARD_IDS[WILD] ? names.wild : placeName(id);
}

/** A card by its index; empty for one that is not known. */
export function cardName(card: number, names: ClassicNames): string {
  return card >= 0 && card < CARD_IDS.length ? cardTitle(CARD_IDS[card], names) : "";
}
