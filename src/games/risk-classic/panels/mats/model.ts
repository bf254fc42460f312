import type { Seat } from "../../../../core/types";
import { CONTINENTS } from "../../../../risk/world/continents";
import { seatName, shortName } from "../../../../session/panel/words";
import type { Chair } from "../../../../session/table/table";
import { countArmies, countLands, holdsContinent } from "../../../../risk/world/rules/seats";
import { countHeadquarters } from "../../rules/game/victory";
import type { State } from "../../rules/state";
import { income } from "../../rules/turn/turn";
import { isCapital } from "../../rules/variant";
import type { ClassicLanguage } from "../../text/language";

/** Letters that have room in the first line of a sheet, beside the emblem. */
const NAME_LETTERS = 19;

/** What everybody may know of a seat, in four lines at the most. */
export function linesOfSeat(s: State, seat: Seat, chair: Chair, language: ClassicLanguage): string[] {
  const { panel } = language;
  const name = `<b>${nameOf(s, seat, chair, language)}</b>`;
  const lands = countLands(s, seat);
  const held = panel.holdings(lands, countArmies(s, seat));
  if (!s.seats[seat].alive) return lands > 0 ? [name, panel.fallen, held] : [name, panel.fallen];
  return [name, held, armiesOf(s, seat, language), possessionsOf(s, seat, language)].filter(
    (line) => line !== "",
  );
}

/** A colour with who plays it. */
function nameOf(s: State, seat: Seat, chair: Chair, language: ClassicLanguage): string {
  const { panel } = language;
  const colour = seatName(s, seat, language);
  if (chair.player === "" && s.seats[seat].alive)
    return chair.bot === "" ? panel.playedByNobody(colour) : panel.playedByComputer(colour);
  return chair.name === ""
    ? colour
    : panel.seatOf(colour, shortName(chair.name, NAME_LETTERS - colour.length));
}

/** Armies that are to be placed now, or that the next turn would bring as things stand. */
function armiesOf(s: State, seat: Seat, { panel }: ClassicLanguage): string {
  const { reserve } = s.seats[seat];
  if (s.step === "headquarters") return s.asked.includes(seat) ? panel.choosing : panel.chosenIt;
  if (s.phase === "setup") return panel.toPlace(reserve);
  if (s.turn === seat && s.due > 0) return panel.toPlace(s.due);
  let continents = 0;
  for (let c = 0; c < CONTINENTS.length; c++) if (holdsContinent(s, seat, c)) continents++;
  return panel.income(income(s, seat), continents);
}

/** Cards in hand; in Capital the headquarters that it holds. */
function possessionsOf(s: State, seat: Seat, { panel }: ClassicLanguage): string {
  if (s.phase === "setup") return "";
  const { hand, headquarters } = s.seats[seat];
  const cards = panel.cards(hand.length);
  if (!isCapital(s)) return cards;
  const own = headquarters >= 0 && s.owners[headquarters] === seat;
  return `${cards}, ${panel.headquarters(countHeadquarters(s, seat), own)}`;
}
