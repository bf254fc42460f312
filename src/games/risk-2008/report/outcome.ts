import { seatWithName } from "../../../core/report";
import { outcomeText } from "../../../risk/world/report/report";
import { countArmies, countLands } from "../../../risk/world/rules/seats";
import { META } from "../meta";
import { countCities, countObjectives } from "../rules/holdings";
import type { State } from "../rules/state";
import { hashState } from "../rules/state/hash";

/** How a game stands, for people, in the words of the notation. */
export function outcome(s: State, names: readonly string[], actions: number): string {
  return outcomeText(META.title, s, names, actions, (seat) => seatLine(s, seat, names), hashState(s));
}

function seatLine(s: State, seat: number, names: readonly string[]): string {
  const who = seatWithName(s, seat, names);
  const held = `${countLands(s, seat)} territories, ${countCities(s, seat)} cities, ${countArmies(s, seat)} troops`;
  const { alive, hand } = s.seats[seat];
  return alive
    ? `${who}: ${held}, ${hand.length} cards, ${countObjectives(s, seat)} objectives`
    : `${who}: out, ${held}`;
}
