import { ownerId } from "../../core/common";
import {
  faultAt,
  idOf,
  indexIds,
  peek,
  readId,
  readWord,
  shown,
  skip,
  writeNumbers,
  type Line,
} from "../../core/lines";
import { readOption, writeOptions, type OptionsDraft } from "../../core/options";
import { titleLine } from "../../core/record";
import { hasRng } from "../../core/rng";
import { readRng } from "../../core/seed";
import { NOBODY, type GameMeta, type OptionDef, type OptionValues } from "../../core/types";
import { readOneOf } from "../../core/words";
import { refuse } from "../refusals";
import { field, type Coloured, type Seated, type Word } from "./words";

/** How positions of a game are written and read: its clauses as a table for both directions. */
export interface PositionTable<S, D> {
  readonly meta: GameMeta;
  /** Clauses in the order in which they are written: those before the territories', and those after them. */
  readonly before: readonly Word<S, S, D>[];
  readonly after: readonly Word<S, S, D>[];
  /** First words of which there may be several clauses, told apart by their second word; those whose clauses may even be alike. */
  readonly several: readonly string[];
  readonly alike: readonly string[];
  readonly land: {
    /** The index of each territory by its id, with which its clause begins. */
    readonly ids: Readonly<Record<string, number>>;
    /** Reads its clause after the id. */
    read(this: void, line: Line, draft: D, territory: number): void;
    /** The whole clause, a blank before it; empty for a territory that is as a reader takes it to be. */
    write(this: void, s: S, territory: number): string;
  };
}

export interface Position<S, D> {
  /** Reads a clause into a draft, its first word too, and notes where it begins. */
  readClause(this: void, line: Line, draft: D): void;
  writePosition(this: void, s: S): string;
}

/**
 * What reads a clause of a position into its draft, and what writes a state as a position: one line of clauses with
 * `;` between them, as docs/notation.md has them. What is at its default is left out, the colours' names are not part of it, nor is a
 * record's past.
 */
export function positionOf<
  S extends Coloured,
  D extends { readonly s: S; readonly words: Record<string, number | undefined> },
>(table: PositionTable<S, D>): Position<S, D> {
  const { meta, before, after, several, alike, land } = table;
  const lands = Object.keys(land.ids).length;
  const words = before.concat(after);
  const index = indexIds(words.map(({ word }) => word));
  const readClause = (line: Line, draft: D): void => {
    const word = readWord(line, "clause");
    const key = several.includes(word) ? `${word} ${peek(line)}` : word;
    if (typeof draft.words[key] === "number" && !alike.includes(word))
      faultAt(line, line.at - 1, refuse("text.twice", { word: shown(key) }));
    draft.words[key] = line.at - 1;
    const t = idOf(land.ids, word);
    if (t >= 0) return land.read(line, draft, t);
    const k = idOf(index, word);
    if (k >= 0) words[k].read(line, draft.s, draft);
    else faultAt(line, line.at - 1, refuse("text.unknown", { expected: "clause", word: shown(word) }));
  };
  return {
    readClause,
    writePosition: (s) => {
      const clauses = [titleLine(meta), ` players ${s.colours.join(" ")}`];
      const add = (clause: string): void => {
        if (clause !== "") clauses.push(clause);
      };
      for (const { write } of before) add(write(s, s));
      for (let t = 0; t < lands; t++) add(land.write(s, t));
      for (const { write } of after) add(write(s, s));
      return clauses.join(" ;");
    },
  };
}

/** Several clauses, each with a blank before it, as one text. */
export function clausesOf(clauses: readonly string[]): string {
  return clauses.join(" ;");
}

/** The clauses `option`, for what is not as usual. */
export function optionClauses(
  options: readonly OptionDef[],
): Word<{ readonly options: OptionValues }, unknown, { readonly options: OptionsDraft }> {
  return {
    word: "option",
    read: (line, _s, draft) => {
      readOption(line, options, draft.options);
    },
    write: (s) => clausesOf(writeOptions(options, s.options).map((option) => ` option ${option}`)),
  };
}

/** How the game ended, and who won. */
export function endingClause<E extends string>(
  endings: readonly E[],
): Word<{ ending: E | "none"; winner: number }, Coloured, Seated> {
  const index = indexIds(endings);
  return {
    word: "ending",
    read: (line, s, draft) => {
      s.ending = readOneOf(line, endings, index, "ending");
      s.winner = skip(line, "nobody") ? NOBODY : readId(line, draft.seats, "seat");
    },
    write: ({ ending, winner }, s) => (ending === "none" ? "" : ` ending ${ending} ${ownerId(s, winner)}`),
  };
}

/** What chance goes on with. */
export const CHANCE_CLAUSE = field(
  "rng",
  readRng,
  (rng) => (hasRng(rng) ? writeNumbers(rng) : undefined),
  "chance",
);
