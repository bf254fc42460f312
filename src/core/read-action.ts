import { idOf, indexIds, readEnd, readWord, unknownWord, type Line } from "./lines";
import type { Seat } from "./types";

/** The colours of a game by id. */
export type Seats = Readonly<Record<string, number>>;

/** What reads an action of chance after the word that says so; of a seat after its colour and its verb. */
export type ChanceReader<A> = (this: void, line: Line, seats: Seats) => A;
export type DeedReader<A> = (this: void, line: Line, seat: Seat, seats: Seats) => A;

/**
 * Makes a game's `Notation.readAction`: by their first word what chance does, by their verbs what seats do. Where a
 * line is no action, `line.fault` says why and the action is `none`. Rules are not asked here.
 */
export function makeReadAction<A>(
  chance: Readonly<Record<string, ChanceReader<A> | undefined>>,
  deeds: Readonly<Record<string, DeedReader<A> | undefined>>,
  none: A,
): ChanceReader<A> {
  const chanceOf = readerOf(chance);
  const deedOf = readerOf(deeds);
  const readWhole: ChanceReader<A> = (line, seats) => {
    const word = readWord(line, "action");
    const ofChance = chanceOf(word);
    if (ofChance !== undefined) return ofChance(line, seats);
    const seat = idOf(seats, word);
    if (seat < 0) unknownWord(line, "action", word);
    const verb = readWord(line, "verb");
    const deed = deedOf(verb);
    if (deed !== undefined) return deed(line, seat, seats);
    unknownWord(line, "verb", verb);
    return none;
  };
  return (line, seats) => {
    const action = readWhole(line, seats);
    readEnd(line);
    return action;
  };
}

/** What reads after a word; undefined for a word that is none of these, though a JavaScript object answered to it. */
export function readerOf<R>(
  readers: Readonly<Record<string, R | undefined>>,
): (this: void, word: string) => R | undefined {
  const index = indexIds(Object.keys(readers));
  return (word) => (idOf(index, word) < 0 ? undefined : readers[word]);
}
