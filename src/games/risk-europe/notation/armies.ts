import { indexIds, idOf } from "../../../core/lines";
import { COLOURS } from "../meta";
import { armyColours } from "../rules/variant";

/** The armies by their colours: the players' seats, then the mercenary armies after them (rule 1.2). */
export function armyIndex(seats: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const playing = COLOURS.filter((colour) => idOf(seats, colour) >= 0);
  const colours: string[] = [];
  for (let i = 0; i < playing.length; i++) {
    for (const colour of playing) if (seats[colour] === i) colours[i] = colour;
  }
  return indexIds(armyColours(colours));
}
