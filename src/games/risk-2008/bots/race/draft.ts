import type { Seat } from "../../../../core/types";
import { findGaps } from "./needs";
import { survey } from "./survey";
import type { Race } from "./table";

/** New troops of the race's seat for what it holds on a board. */
export function draftOn(race: Race, owners: readonly number[], armies: readonly number[]): number {
  survey(race.counts, owners, armies);
  return draftOf(race, race.me, owners, findGaps(race, race.me));
}

/** New troops of a seat's next turn for what it holds on the board that was counted; its continents bring `bonus`. */
export function draftOf(
  { counts, capitals, n }: Race,
  seat: Seat,
  owners: readonly number[],
  bonus: number,
): number {
  const third = (counts.lands[seat] + counts.towns[seat]) / 3;
  let draft = bonus + (third < 3 ? 3 : third - (third % 1));
  for (let other = 0; other < n; other++)
    if (capitals[other] >= 0 && owners[capitals[other]] === seat) draft++;
  return draft;
}
