import { idOf } from "../../../core/lines";
import { BOARD, landId } from "../../../risk/world/board";
import { entry } from "../../../text/entry";

/** The territories that have other names in this edition (rule 1.2). */
const RENAMED: Readonly<Record<string, string>> = {
  ukraine: "Russia",
  quebec: "Eastern Canada",
  congo: "Central Africa",
  siam: "Southeast Asia",
};

/** A territory by its index. */
export function landName(territory: number): string {
  return entry(RENAMED, landId(territory)) ?? BOARD.territories[territory].name;
}

/** A territory, or the card that shows it, by its id; the id itself where there is none. */
export function placeName(id: string): string {
  const t = idOf(BOARD.index, id);
  return t < 0 ? id : landName(t);
}
