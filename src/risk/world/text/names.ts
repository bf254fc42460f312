import { entry } from "../../../text/entry";
import { nounOf } from "../../../text/nouns";
import type { Names, Noun, Words } from "../../../text/types";
import { CONTINENTS } from "../continents";

/** What the things of a game on the board of the world are called. */
export interface WorldNames extends Names {
  /** The pieces that stand for one army, five and ten. */
  readonly pieces: Words<Noun>;
  readonly continents: Words<string>;
}

/** A continent by its index in CONTINENTS. */
export function continentName(continent: number, names: WorldNames): string {
  return entry(names.continents, CONTINENTS[continent].id) ?? CONTINENTS[continent].name;
}

/** A kind of piece as it stands after a number. */
export function pieceName(id: string, n: number, names: WorldNames): string {
  return nounOf(names.pieces, id, n);
}
