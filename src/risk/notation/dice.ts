import {
  faultAt,
  goesOn,
  idOf,
  indexIds,
  readId,
  readInt,
  readNumbers,
  readWord,
  skip,
  unknownWord,
  type Line,
} from "../../core/lines";
import { readerOf, type ChanceReader } from "../../core/read-action";
import { refuse } from "../refusals";
import { CHANCE, type Seat } from "../../core/types";
import { RANKS } from "../combat/ranks";
import { MOST } from "../limits";

/** From the name of a rank to its number. */
export const RANK_INDEX = indexIds(RANKS);

interface RankDice {
  readonly type: "dice";
  readonly seat: typeof CHANCE;
  readonly rank: number;
  readonly attacker: number[];
  readonly defender: number[];
}

/** Dice of a rank, `3 6 vs 2`, after the word that names it. */
function readRankDice(line: Line, word: string): RankDice {
  const rank = idOf(RANK_INDEX, word);
  if (rank < 0) unknownWord(line, "roll", word);
  const attacker = readNumbers(line, "vs", MOST);
  readVersus(line);
  return { type: "dice", seat: CHANCE, rank, attacker, defender: readNumbers(line, "vs", MOST) };
}

/** Makes what reads a roll after its word: by the next word what a game rolls besides the dice of a rank. */
export function makeReadRoll<A>(
  rolls: Readonly<Record<string, ChanceReader<A>>>,
): ChanceReader<A | RankDice> {
  const rollOf = readerOf(rolls);
  return (line, seats) => {
    const what = readWord(line, "roll");
    const reader = rollOf(what);
    return reader === undefined ? readRankDice(line, what) : reader(line, seats);
  };
}

/** The word between the attacker's dice and the defender's. */
export function readVersus(line: Line): void {
  if (!skip(line, "vs")) faultAt(line, line.at, refuse("text.missing", { expected: "vs" }));
}

/** The dice of those who roll against each other up to the end of the line: a seat and its face each. */
export function readContest(
  line: Line,
  seats: Readonly<Record<string, number>>,
): { seats: Seat[]; faces: number[] } {
  const rolling: Seat[] = [];
  const faces: number[] = [];
  while (goesOn(line, "")) {
    rolling.push(readId(line, seats, "seat"));
    faces.push(readInt(line, 0, MOST));
  }
  return { seats: rolling, faces };
}
