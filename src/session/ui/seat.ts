import type { Language } from "../../text/language";
import { colourName } from "../../text/names";
import type { Chair } from "../table/table";
import { wordFor, shortName } from "./words";

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
