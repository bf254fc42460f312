import type { Engine, PositionDraft } from "./engine";
import {
  faultAt,
  goesOn,
  idOf,
  indexIds,
  nextLine,
  openText,
  readEnd,
  readInt,
  readWord,
  shown,
  skip,
  type Line,
} from "./lines";
import { usualOptions } from "./options";
import { refuse } from "./refuse";
import type { CommonState, Fault, GameMeta } from "./types";

/**
 * Reads a position from the rest of a line; where it is none, or breaks an invariant of the game, the line's fault
 * says which and where.
 */
export function readPosition(engine: Engine, line: Line): CommonState {
  const { notation } = engine;
  const draft = readHead(engine, line);
  while (line.fault === undefined && skip(line, ";")) notation.readClause(line, draft);
  if (line.fault === undefined) readEnd(line);
  if (line.fault === undefined) {
    const breach = notation.fillPosition(draft);
    if (breach !== undefined) faultAt(line, draft.words[breach.clause] ?? 0, breach.why);
  }
  return draft.s;
}

/** A position that is read clause by clause: a whole one takes longer than a frame of a table has. */
export interface PositionReader {
  readonly engine: Engine;
  readonly text: string;
  /** Where the next clause begins. */
  at: number;
  draft: PositionDraft | undefined;
}

/** Begins to read a position: the text behind the word `position`. */
export function openPosition(engine: Engine, text: string): PositionReader {
  return { engine, text, at: 0, draft: undefined };
}

/** Reads the next clause: undefined while there are more, then the position, or a fault without its place. */
export function readSome(r: PositionReader): CommonState | Fault | undefined {
  const { draft, engine } = r;
  if (draft !== undefined && r.at > r.text.length) {
    const breach = engine.notation.fillPosition(draft);
    return breach === undefined ? draft.s : { line: 1, column: 1, why: breach.why };
  }
  // The head is two clauses: game and players.
  const text = cut(r, draft === undefined ? 2 : 1);
  // In a whole line a comment would hide what is behind it.
  const line = text.includes("#") ? undefined : nextLine(openText(text));
  if (line === undefined) return { line: 1, column: 1, why: refuse("text.missing", { expected: "clause" }) };
  if (draft === undefined) r.draft = readHead(engine, line);
  else engine.notation.readClause(line, draft);
  if (line.fault === undefined) readEnd(line);
  return line.fault;
}

/** Parts clauses: a word of its own. */
const PART = " ; ";

/** The next so many clauses, and moves on behind them. */
function cut(r: PositionReader, clauses: number): string {
  const begin = r.at;
  let end = begin;
  for (let i = 0; i < clauses; i++) {
    const found = r.at > r.text.length ? -1 : r.text.indexOf(PART, r.at);
    end = found < 0 ? r.text.length : found;
    r.at = found < 0 ? end + 1 : end + PART.length;
  }
  return r.text.substring(begin, end);
}

function readHead({ meta, notation }: Engine, line: Line): PositionDraft {
  readVersion(line, meta);
  const seats: Record<string, number> = {};
  const colours: string[] = [];
  if (line.fault === undefined && !skip(line, ";"))
    faultAt(line, line.at, refuse("text.missing", { expected: ";" }));
  if (line.fault === undefined && !skip(line, "players")) {
    faultAt(line, line.at, refuse("text.missing", { expected: "players" }));
  }
  if (line.fault === undefined) readColours(line, meta, colours);
  colours.forEach((colour, i) => {
    seats[colour] = i;
  });
  return notation.beginPosition(usualOptions(meta.options), colours, seats);
}

/** `castle_risk 1`: another game, or another version of it, is refused by its name. */
export function readVersion(line: Line, { id, version }: GameMeta): void {
  const game = readWord(line, "game");
  if (game !== id) faultAt(line, line.at - 1, refuse("text.game", { word: shown(game), game: id }));
  const found = readInt(line, 1, 1000000);
  if (found !== version)
    faultAt(line, line.at - 1, refuse("text.version", { version: found, current: version }));
}

/** As many colours as may play, clockwise, each once. */
export function readColours(line: Line, meta: GameMeta, colours: string[]): void {
  const { minSeats, maxSeats } = meta;
  const index = indexIds(meta.colours);
  while (goesOn(line, ";")) {
    const colour = readWord(line, "colour");
    if (idOf(index, colour) < 0) {
      faultAt(line, line.at - 1, refuse("text.unknown", { expected: "colour", word: shown(colour) }));
    } else if (colours.includes(colour)) faultAt(line, line.at - 1, refuse("text.twice", { word: colour }));
    else colours.push(colour);
  }
  const count = colours.length;
  if (line.fault === undefined && (count < minSeats || count > maxSeats)) {
    faultAt(line, line.at, refuse("text.players", { count, least: minSeats, most: maxSeats }));
  }
}
