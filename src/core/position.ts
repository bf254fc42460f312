import type { Engine, PositionDraft } from "./engine";
import {
  faultAt,
  goesOn,
  idOf,
  indexIds,
  readEnd,
  readInt,
  readWord,
  shown,
  skip,
  unknownWord,
  type Line,
} from "./lines";
import { defaultOptions } from "./options";
import { refuse } from "./refusals";
import type { CommonState, Fault, GameMeta } from "./types";

/** A position that is read clause by clause: a whole one takes longer than a frame of a table has. */
export interface PositionReader {
  readonly engine: Engine;
  readonly line: Line;
  draft: PositionDraft | undefined;
}

/** Begins to read a position from the rest of a line, after the word `position` if it is there. */
export function openPosition(engine: Engine, line: Line): PositionReader {
  return { engine, line, draft: undefined };
}

/**
 * Reads the next clause: undefined while there are more, then the position. Where it is none, or breaks an invariant
 * of the game, the fault says which and where.
 */
export function readSome(reader: PositionReader): CommonState | Fault | undefined {
  const { draft, engine, line } = reader;
  if (draft === undefined) reader.draft = readHead(engine, line);
  else if (line.fault === undefined && skip(line, ";")) engine.notation.readClause(line, draft);
  else {
    readEnd(line);
    const breach = line.fault === undefined ? engine.notation.fillPosition(draft) : undefined;
    if (breach !== undefined) faultAt(line, draft.words[breach.clause] ?? 0, breach.why);
    return line.fault ?? draft.s;
  }
  return line.fault;
}

/** Reads a whole position, or the line's fault. */
export function readPosition(engine: Engine, line: Line): CommonState | Fault {
  const reader = openPosition(engine, line);
  let read = readSome(reader);
  while (read === undefined) read = readSome(reader);
  return read;
}

function readHead({ meta, notation }: Engine, line: Line): PositionDraft {
  readVersion(line, meta);
  const colours: string[] = [];
  if (line.fault === undefined && !skip(line, ";"))
    faultAt(line, line.at, refuse("text.missing", { expected: ";" }));
  if (line.fault === undefined && !skip(line, "players"))
    faultAt(line, line.at, refuse("text.missing", { expected: "players" }));
  if (line.fault === undefined) readColours(line, meta, colours);
  return notation.beginPosition(defaultOptions(meta.options), colours, indexIds(colours));
}

/** `castle_risk 1`: another game, or another version of it, is refused by its name. */
export function readVersion(line: Line, { id, version }: GameMeta): void {
  const game = readWord(line, "game");
  if (game !== id) faultAt(line, line.at - 1, refuse("text.game", { word: shown(game), game: id }));
  const found = readInt(line, 0, 1000000);
  if (found !== version)
    faultAt(line, line.at - 1, refuse("text.version", { version: found, current: version }));
}

/** As many colours as may play, clockwise, each once. */
export function readColours(line: Line, meta: GameMeta, colours: string[]): void {
  const { minSeats, maxSeats } = meta;
  const index = indexIds(meta.colours);
  while (goesOn(line, ";")) {
    const colour = readWord(line, "colour");
    if (idOf(index, colour) < 0) unknownWord(line, "colour", colour);
    else if (colours.includes(colour)) faultAt(line, line.at - 1, refuse("text.twice", { word: colour }));
    else colours.push(colour);
  }
  const count = colours.length;
  if (line.fault === undefined && (count < minSeats || count > maxSeats))
    faultAt(line, line.at, refuse("text.players", { count, least: minSeats, most: maxSeats }));
}
