import { mannerOf, nameOf } from "../../core/bots/temper";
import type { CommonState, Seat, Seed } from "../../core/types";
import type { Language } from "../../text/language";
import { colourName } from "../../text/names";
import type { Chair } from "../table/table";
import { seatName, shortName, wordFor } from "./words";

/** Longer names of players are cut. */
const NAME_LENGTH = 17;

/** Who plays a chair: a person by their name, a computer by its level, or that it is open. */
export function whoPlays({ bot, name, player }: Chair, { panel }: Language): string {
  if (player !== "") return shortName(name, NAME_LENGTH);
  return bot === "" ? panel.seatOpen : panel.seatComputer(wordFor(panel.levels, bot));
}

/** A chair with its colour and who plays it, in a line. */
export function seatText(chair: Chair, language: Language): string {
  const { names, panel } = language;
  return `${colourName(chair.colour, names)}: ${chair.closed ? panel.seatClosed : whoPlays(chair, language)}`;
}

/** Who plays a seat of a match: its colour with a name, together of at most so many characters, a computer's, or that nobody does. */
export function playerText(
  { seed, game }: Played,
  seat: Seat,
  { player, bot, name }: Chair,
  most: number,
  language: Language,
): string {
  const { panel } = language;
  const colour = seatName(game.state, seat, language);
  if (player === "" && bot !== "") return panel.seatOf(colour, computerName(seed, seat, language));
  if (player === "" && game.state.seats[seat].alive) return panel.playedByNobody(colour);
  return name === "" ? colour : panel.seatOf(colour, shortName(name, most - colour.length));
}

/** What of a match tells who plays it. */
export interface Played {
  readonly seed: Seed;
  readonly game: { readonly state: CommonState };
}

/** The name of a seat's computer in a match, with its manner. */
export function computerName(seed: Seed, seat: Seat, { panel }: Pick<Language, "panel">): string {
  const { computerNames, manners } = panel;
  const name = computerNames[nameOf(seed, seat, computerNames.length)];
  return panel.computerName(manners[mannerOf(seed, seat)], name);
}
