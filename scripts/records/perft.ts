/** Counts of legal moves, as chess programs count them (perft): a change of rules or choices that changes one shows. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Choice, Draft } from "../../src/core/choice";
import { dealSeeded } from "../../src/core/dealer";
import type { Engine } from "../../src/core/engine";
import { advance } from "../../src/core/game";
import { nextLine, openText } from "../../src/core/lines";
import { readPosition } from "../../src/core/position";
import { isFault } from "../../src/core/refuse";
import { seedRng } from "../../src/core/rng";
import type { AnyAction, CommonState, Seat } from "../../src/core/types";
import { gameOf } from "../game";

const FOLDER = join("test", "records", "choices");

/** A position on one line, and how many moves are legal there and one move later. */
export interface Perft {
  readonly position: string;
  readonly counts: readonly number[];
}

/** Positions have no generator; chance that is due in one is dealt from this seed, so that counts stay. */
const SEED = 1;

/** The files of positions, one for each game. */
export function perftFiles(root: string): string[] {
  return readdirSync(join(root, FOLDER))
    .filter((file) => file.endsWith(".perft"))
    .map((file) => join(FOLDER, file))
    .sort();
}

/** Reads one entry a line: the counts at depth 1 and 2, then the position. Lines with # in front are comments. */
export function readPerft(root: string, file: string): Perft[] {
  const lines = readFileSync(join(root, file), "utf8").trimEnd().split("\n");
  return lines
    .filter((line) => !line.startsWith("#"))
    .map((line) => {
      const [one, two, ...words] = line.split(" ");
      return { counts: [Number(one), Number(two)], position: words.join(" ") };
    });
}

/** Counts the moves of each position of a file again. */
export function recount(root: string, file: string): Perft[] {
  return readPerft(root, file).map(({ position }) => perftOf(gameOf(position, file), position));
}

/** Writes the entries in place of those of a file; its comments stay. */
export function writePerft(root: string, file: string, entries: readonly Perft[]): void {
  const comments = readFileSync(join(root, file), "utf8").match(/^#.*\n/gm) ?? [];
  const lines = entries.map(({ position, counts }) => `${counts.join(" ")} ${position}\n`);
  writeFileSync(join(root, file), [...comments, ...lines].join(""));
}

/** The legal moves of a position at depth 1 and 2; throws where the position cannot be read. */
function perftOf(engine: Engine, position: string): Perft {
  const line = nextLine(openText(position));
  const read = line === undefined ? undefined : readPosition(engine, line);
  if (read === undefined || isFault(read)) throw new Error(`${JSON.stringify(read)}: ${position}`);
  const state = settled(engine, { ...read, rng: seedRng(SEED) });
  return { position, counts: [countMoves(engine, state, 1), countMoves(engine, state, 2)] };
}

/**
 * How many sequences of `depth` moves are legal. A move is a seat that is asked, a verb, territories and words; how
 * many units go along is not counted, the most that fits goes. Chance between moves is dealt from the state's generator.
 */
function countMoves(engine: Engine, state: CommonState, depth: number): number {
  let count = 0;
  for (const seat of state.asked)
    for (const action of movesOf(engine, state, seat)) {
      if (depth === 1) count++;
      else {
        const after = engine.rules.copy(state);
        advance(engine.rules, after, action, []);
        count += countMoves(engine, settled(engine, after), depth - 1);
      }
    }
  return count;
}

/** The state once all chance that is due has been dealt. */
function settled({ rules }: Engine, state: CommonState): CommonState {
  for (;;) {
    const action = dealSeeded(rules, state);
    if (action === undefined) return state;
    advance(rules, state, action, []);
  }
}

/** All moves of a seat that choices lead to; throws where `check` refuses one of them. */
function movesOf(engine: Engine, state: CommonState, seat: Seat): AnyAction[] {
  const { choices, rules } = engine;
  const moves: AnyAction[] = [];
  const walk = (draft: Draft): void => {
    const choice = choices.next(state, draft);
    if (choice.field !== "done") {
      for (const value of legalValues(engine, state, draft, choice))
        walk({ ...draft, [choice.field]: value });
      return;
    }
    const why = rules.check(state, choice.action);
    if (why !== undefined) throw new Error(`${JSON.stringify(choice.action)}: ${why.code}`);
    moves.push(choice.action);
  };
  walk({ seat });
  return moves;
}

/** What may be picked for a field: of counts only the most that fits, where any does. */
function legalValues(
  { choices }: Engine,
  state: CommonState,
  draft: Draft,
  choice: Exclude<Choice, { field: "done" }>,
): readonly (string | number | readonly number[])[] {
  if (choice.field === "counts") {
    const { bounds } = choice;
    if (bounds.maxTotal < bounds.minTotal) return [];
    const counts = choices.defaults(state, draft, bounds, true);
    return counts.reduce((sum, n) => sum + n, 0) >= bounds.minTotal ? [counts] : [];
  }
  return choice.candidates.flatMap(({ value, why }) => (why === undefined ? [value] : []));
}
