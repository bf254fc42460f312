import type { Seat } from "../../../core/types";
import { countArmies, countContinents, countDefended } from "../../../risk/world/rules/seats";
import { countHeadquarters } from "../rules/game/victory";
import type { State } from "../rules/state";
import { income } from "../rules/turn/turn";
import { isCapital } from "../rules/variant";
import type { ClassicLanguage } from "../text/language";

/** What everybody may know of a seat, in three lines at the most. */
export function linesOfSeat(s: State, seat: Seat, language: ClassicLanguage): string[] {
  const { panel } = language;
  const lands = countDefended(s, seat);
  const held = panel.holdings(lands, countArmies(s, seat));
  if (!s.seats[seat].alive) return lands > 0 ? [panel.fallen, held] : [panel.fallen];
  return [held, armiesOf(s, seat, language), possessionsOf(s, seat, language)].filter((line) => line !== "");
}

/** The first of these lines: what a seat holds, or that it is out. */
export function scoreOf(s: State, seat: Seat, language: ClassicLanguage): string {
  return linesOfSeat(s, seat, language)[0] ?? "";
}

/** Armies that are to be placed now, or that the next turn would bring as things stand. */
function armiesOf(s: State, seat: Seat, { panel }: ClassicLanguage): string {
  const { reserve } = s.seats[seat];
  if (s.step === "headquarters") return s.asked.includes(seat) ? panel.choosing : panel.chosenIt;
  if (s.phase === "setup") return panel.toPlace(reserve);
  if (s.turn === seat && s.due > 0) return panel.toPlace(s.due);
  return panel.income(income(s, seat), countContinents(s, seat));
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
