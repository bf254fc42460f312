import { faultAt, idOf, indexIds, peek, readWord, shown, type Line } from "../../core/lines";
import { refuse } from "../refusals";

/** Reads a clause of a position after its first word. */
export type ClauseReader<S, D> = (this: void, line: Line, s: S, draft: D) => void;

/** What reads the clauses of a game's positions. */
export interface ClauseReaders<S, D> {
  /** By the first word of a clause. */
  readonly byWord: Readonly<Record<string, ClauseReader<S, D> | undefined>>;
  /** First words of which there may be several clauses, told apart by their second word. */
  readonly several: readonly string[];
  /** Those of `several` whose clauses may even be alike; none where it is left out. */
  readonly alike?: readonly string[];
  /** The index of each territory by its id: such a word begins a clause too. */
  readonly territories: Readonly<Record<string, number>>;
  /** Reads a territory's clause after its id. */
  readonly readTerritoryClause: (this: void, line: Line, draft: D, territory: number) => void;
}

/** Gives what reads a clause into a draft, its first word too, and notes where it begins. */
export function clauseReader<
  S,
  D extends { readonly s: S; readonly words: Record<string, number | undefined> },
>(readers: ClauseReaders<S, D>): (this: void, line: Line, draft: D) => void {
  const { byWord, several, alike = [], territories, readTerritoryClause } = readers;
  const index = indexIds(Object.keys(byWord));
  return (line, draft) => {
    const word = readWord(line, "clause");
    const key = several.includes(word) ? `${word} ${peek(line)}` : word;
    if (typeof draft.words[key] === "number" && !alike.includes(word))
      faultAt(line, line.at - 1, refuse("text.twice", { word: shown(key) }));
    draft.words[key] = line.at - 1;
    const t = idOf(territories, word);
    if (t >= 0) return readTerritoryClause(line, draft, t);
    const reader = idOf(index, word) < 0 ? undefined : byWord[word];
    if (reader !== undefined) reader(line, draft.s, draft);
    else faultAt(line, line.at - 1, refuse("text.unknown", { expected: "clause", word: shown(word) }));
  };
}
