import { NEUTRAL } from "../../../core/types";
import { colourName } from "../../../text/names";
import type { Colours, Names, Noun } from "../../../text/types";

/** How a game on the board of the world names what its sentences speak of. */
export interface WorldWords {
  /** An army of the board: "army" and "armies", "troop" and "troops". */
  readonly army: Noun;
  readonly names: Names;
  /** A territory by its index, and by its id. */
  readonly land: (this: void, territory: number) => string;
  readonly place: (this: void, id: string) => string;
  /** What a card of this id is called. */
  readonly card: (this: void, id: string) => string;
}

/** A number of armies: "1 army", "3 armies". */
export function armiesOf({ army }: WorldWords, n: number): string {
  return `${n} ${n === 1 ? army.one : army.many}`;
}

/** An owner by its index, in the middle of a sentence. */
export function ownerOf({ names }: WorldWords, index: number, colours: Colours): string {
  if (index >= 0) return colourName(colours[index], names);
  return index === NEUTRAL ? names.neutral : names.nobody;
}

/** How the sentences of a game say a number of armies, an owner in the middle of a sentence, and a seat by its colour's id. */
export function speakerOf(words: WorldWords) {
  return {
    armies: (n: number): string => armiesOf(words, n),
    owner: (index: number, colours: Colours): string => ownerOf(words, index, colours),
    player: (colour: string): string => colourName(colour, words.names),
  };
}

/** What a fight has cost both sides, as people say it: without a nought. */
export function lossesOf(attacker: number, defender: number): string {
  if (attacker === defender) return attacker === 0 ? "nobody loses anything" : `both lose ${attacker}`;
  if (attacker === 0) return `the defender loses ${defender}`;
  return defender === 0
    ? `the attacker loses ${attacker}`
    : `the attacker loses ${attacker}, the defender ${defender}`;
}
