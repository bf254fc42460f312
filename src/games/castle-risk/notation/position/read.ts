import {
  faultAt,
  goesOn,
  idOf,
  indexIds,
  nextLine,
  openText,
  peek,
  readCounts,
  readEnd,
  readId,
  readInt,
  readWord,
  shown,
  skip,
} from "../../../../core/lines";
import type { Line } from "../../../../core/lines";
import { refuse } from "../../../../core/refuse";
import { NOBODY, type Fault } from "../../../../core/types";
import { CARDS } from "../../rules/cards";
import { MOST } from "../../rules/limits";
import { COLOURS, GAME_ID, GAME_VERSION, MAX_SEATS, MIN_SEATS } from "../../meta";
import type { PositionDraft } from "./draft";
import { newOptions, readOption } from "./options";
import { readMissions, readSeat } from "./seat";
import { readTerritoryClause } from "./territory";
import { readBattle, readBombardment, readRecruitment, readWindow } from "./battle";
import { PHASES, STEPS, newState, type State } from "../../rules/state";
import { fillPosition, settlePosition } from "./settle";
import { CARD_INDEX } from "../vocabulary";
import { BOARD } from "../../../../risk/europe/board";

const MAX_WORD = 4294967295;
export const COLOUR_INDEX = indexIds(COLOURS);
const PHASE_INDEX = indexIds(PHASES);
const STEP_INDEX = indexIds(STEPS);

/**
 * Reads a position from the rest of a line; where it is none, or breaks an invariant of CR43, the line's
 * fault says which and where.
 */
export function readPosition(line: Line): State {
  const draft = readHead(line);
  while (line.fault === undefined && skip(line, ";")) readClause(line, draft);
  if (line.fault === undefined) readEnd(line);
  if (line.fault === undefined) settlePosition(line, draft);
  return draft.s;
}

/** A position that is read clause by clause: a whole one takes longer than a frame of a table has. */
export interface PositionReader {
  readonly text: string;
  /** Where the next clause begins. */
  at: number;
  draft: PositionDraft | undefined;
}

export function openPosition(text: string): PositionReader {
  return { text, at: 0, draft: undefined };
}

/** Reads the next clause: undefined while there are more, then the position, or a fault without its place. */
export function readSome(r: PositionReader): State | Fault | undefined {
  const { draft } = r;
  if (draft !== undefined && r.at > r.text.length) {
    const breach = fillPosition(draft);
    return breach === undefined ? draft.s : { line: 1, column: 1, why: breach.why };
  }
  // The head is two clauses: game and players.
  const text = cut(r, draft === undefined ? 2 : 1);
  // In a whole line a comment would hide what is behind it.
  const line = text.includes("#") ? undefined : nextLine(openText(text));
  if (line === undefined) return { line: 1, column: 1, why: refuse("text.missing", { expected: "clause" }) };
  if (draft === undefined) r.draft = readHead(line);
  else readClause(line, draft);
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

function readHead(line: Line): PositionDraft {
  readVersion(line);
  const options = newOptions();
  const seats: Record<string, number> = {};
  const colours: string[] = [];
  if (line.fault === undefined && !skip(line, ";"))
    faultAt(line, line.at, refuse("text.missing", { expected: ";" }));
  if (line.fault === undefined && !skip(line, "players")) {
    faultAt(line, line.at, refuse("text.missing", { expected: "players" }));
  }
  if (line.fault === undefined) readColours(line, colours);
  colours.forEach((colour, i) => {
    seats[colour] = i;
  });
  const s = newState(options, colours, [0, 0, 0, 0]);
  s.contenders = [];
  return { s, options, seats, words: {}, crowned: {} };
}

/** `castle_risk 1`: another game, or another version of it, is refused by its name. */
export function readVersion(line: Line): void {
  const game = readWord(line, "game");
  if (game !== GAME_ID) faultAt(line, line.at - 1, refuse("text.game", { word: shown(game), game: GAME_ID }));
  const version = readInt(line, 1, 1000000);
  if (version !== GAME_VERSION)
    faultAt(line, line.at - 1, refuse("text.version", { version, current: GAME_VERSION }));
}

/** Two to five colours, clockwise, each once. */
export function readColours(line: Line, colours: string[]): void {
  while (goesOn(line, ";")) {
    const colour = readWord(line, "colour");
    if (idOf(COLOUR_INDEX, colour) < 0) {
      faultAt(line, line.at - 1, refuse("text.unknown", { expected: "colour", word: shown(colour) }));
    } else if (colours.includes(colour)) faultAt(line, line.at - 1, refuse("text.twice", { word: colour }));
    else colours.push(colour);
  }
  const count = colours.length;
  if (line.fault === undefined && (count < MIN_SEATS || count > MAX_SEATS)) {
    faultAt(line, line.at, refuse("text.players", { count, least: MIN_SEATS, most: MAX_SEATS }));
  }
}

function readClause(line: Line, d: PositionDraft): void {
  const { s } = d;
  const word = readWord(line, "clause");
  const t = idOf(BOARD.index, word);
  const key = word === "seat" || word === "option" || word === "window" ? `${word} ${peek(line)}` : word;
  if (typeof d.words[key] === "number" && word !== "window") {
    faultAt(line, line.at - 1, refuse("text.twice", { word: shown(key) }));
  }
  d.words[key] = line.at - 1;
  if (t >= 0) return readTerritoryClause(line, d, t);
  if (word === "option") readOption(line, d.options);
  else if (word === "round") s.round = readInt(line, 0, MOST);
  else if (word === "phase") s.phase = PHASES[atLeast0(readId(line, PHASE_INDEX, "phase"))];
  else if (word === "step") s.step = STEPS[atLeast0(readId(line, STEP_INDEX, "step"))];
  else if (word === "asked") s.asked = readSeats(line, d);
  else if (word === "contenders") s.contenders = readSeats(line, d);
  else if (word === "first") s.first = readId(line, d.seats, "seat");
  else if (word === "turn") s.turn = readId(line, d.seats, "seat");
  else if (word === "moves") readMoves(line, s);
  else if (word === "seat") readSeat(line, d);
  else if (word === "discards") s.discards = readCounts(line, CARD_INDEX, CARDS.length, MOST);
  else if (word === "below") s.missionsBelow = readMissions(line);
  else if (word === "battle") s.battle = readBattle(line, d.seats);
  else if (word === "bombardment") s.bombardment = readBombardment(line);
  else if (word === "recruitment") s.recruitment = readRecruitment(line);
  else if (word === "window") s.window.push(readWindow(line, d.seats));
  else if (word === "ending") readEnding(line, d);
  else if (word === "chance") {
    for (let i = 0; i < 4; i++) s.rng[i] = readInt(line, 0, MAX_WORD);
  } else faultAt(line, line.at - 1, refuse("text.unknown", { expected: "clause", word: shown(word) }));
}

function atLeast0(index: number): number {
  return index < 0 ? 0 : index;
}

function readSeats(line: Line, d: PositionDraft): number[] {
  const seats: number[] = [];
  while (idOf(d.seats, peek(line)) >= 0) seats.push(readId(line, d.seats, "seat"));
  return seats;
}

function readMoves(line: Line, s: State): void {
  while (goesOn(line, ";")) {
    if (skip(line, "attacks")) s.moves.attacks = readInt(line, 0, MOST);
    else if (skip(line, "fortifies")) s.moves.fortifies = readInt(line, 0, MOST);
    else if (skip(line, "bombardments")) s.moves.bombardments = readInt(line, 0, MOST);
    else if (skip(line, "recruitments")) s.moves.recruitments = readInt(line, 0, MOST);
    else if (skip(line, "castle")) {
      const state = readId(line, { none: 0, bought: 1, built: 2 }, "castle");
      s.moves.castle = state === 2 ? "built" : state === 1 ? "bought" : "none";
    } else faultAt(line, line.at, refuse("text.unknown", { expected: "move", word: shown(peek(line)) }));
  }
}

function readEnding(line: Line, d: PositionDraft): void {
  const ending = readId(line, { emperor: 0, survivor: 1, limit: 2, draw: 3 }, "ending");
  d.s.ending = ending === 3 ? "draw" : ending === 2 ? "limit" : ending === 1 ? "survivor" : "emperor";
  d.s.winner = skip(line, "nobody") ? NOBODY : readId(line, d.seats, "seat");
}
