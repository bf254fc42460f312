import { ownerId } from "../../../core/common";
import { faultAt, idOf, peek, readId, readInt, readWord, shown, skip, type Line } from "../../../core/lines";
import { writeOptions } from "../../../core/options";
import { titleLine } from "../../../core/record";
import { refuse } from "../../../core/refuse";
import { readRng } from "../../../core/seed";
import { NEUTRAL, NOBODY, type GameMeta } from "../../../core/types";
import { readIds } from "../../../core/words";
import { MOST } from "../../limits";
import { BOARD, SIZE, landId } from "../board";
import { readBattle } from "./battle";
import type { WorldDraft, WorldGame } from "./draft";

/** Reads a clause of a position behind its first word. */
export type ClauseReader<S, D> = (this: void, line: Line, s: S, d: D) => void;

/** The clauses that positions of all games on the world board may have, by their first word. */
export const WORLD_CLAUSES = {
  round: (line, s) => {
    s.round = readInt(line, 0, MOST);
  },
  asked: (line, s, d) => {
    s.asked = readIds(line, d.seats, "seat");
  },
  contenders: (line, s, d) => {
    s.contenders = readIds(line, d.seats, "seat");
  },
  first: (line, s, d) => {
    s.first = readId(line, d.seats, "seat");
  },
  turn: (line, s, d) => {
    s.turn = readId(line, d.seats, "seat");
  },
  due: (line, s) => {
    s.due = readInt(line, 0, MOST);
  },
  others: (line, _s, d) => {
    const owner = readOwner(line, d);
    d.others = { owner, armies: readInt(line, 0, MOST) };
  },
  battle: (line, s) => {
    s.battle = readBattle(line);
  },
  chance: (line, s) => {
    s.rng = readRng(line);
  },
} satisfies Record<string, ClauseReader<WorldGame, WorldDraft>>;

/**
 * Reads a clause into a draft, by its first word: a territory's, or one of these. `several` are the words of which there
 * may be more than one clause, told apart by what stands behind them.
 */
export function readWorldClause<S extends WorldGame, D extends WorldDraft<S>>(
  line: Line,
  d: D,
  clauses: Readonly<Record<string, ClauseReader<S, D> | undefined>>,
  index: Readonly<Record<string, number>>,
  several: readonly string[],
): void {
  const word = readWord(line, "clause");
  const key = several.includes(word) ? `${word} ${peek(line)}` : word;
  if (typeof d.words[key] === "number")
    faultAt(line, line.at - 1, refuse("text.twice", { word: shown(key) }));
  d.words[key] = line.at - 1;
  const t = idOf(BOARD.index, word);
  if (t >= 0) {
    d.s.owners[t] = readOwner(line, d);
    d.s.armies[t] = readInt(line, 0, MOST);
    return;
  }
  const reader = idOf(index, word) < 0 ? undefined : clauses[word];
  if (reader !== undefined) reader(line, d.s, d);
  else faultAt(line, line.at - 1, refuse("text.unknown", { expected: "clause", word: shown(word) }));
}

function readOwner(line: Line, d: Pick<WorldDraft, "seats">): number {
  return skip(line, "neutral") ? NEUTRAL : readId(line, d.seats, "owner");
}

/** The clauses that a position begins with: whose game it is, and where it stands. */
export function writeHead(s: WorldGame, meta: GameMeta): string[] {
  const clauses = [titleLine(meta), `players ${s.colours.join(" ")}`];
  for (const option of writeOptions(meta.options, s.options)) clauses.push(`option ${option}`);
  clauses.push(`round ${s.round}`, `phase ${s.phase}`, `step ${s.step}`);
  if (s.asked.length > 0) clauses.push(`asked${seatWords(s, s.asked)}`);
  if (s.contenders.length > 0) clauses.push(`contenders${seatWords(s, s.contenders)}`);
  if (s.first !== NOBODY) clauses.push(`first ${s.colours[s.first]}`);
  if (s.turn !== NOBODY) clauses.push(`turn ${s.colours[s.turn]}`);
  if (s.due > 0) clauses.push(`due ${s.due}`);
  return clauses;
}

function seatWords(s: WorldGame, seats: readonly number[]): string {
  return seats.map((seat) => ` ${s.colours[seat]}`).join("");
}

/** Adds a clause for each territory that is held. */
export function writeLands(s: WorldGame, clauses: string[]): void {
  for (let t = 0; t < SIZE; t++)
    if (s.owners[t] !== NOBODY) clauses.push(`${landId(t)} ${ownerId(s, s.owners[t])} ${s.armies[t]}`);
}
