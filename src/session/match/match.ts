import type { Reason } from "../../core/bots/reason";
import { goTo, newGame, play, type Game } from "../../core/game";
import type { AnyAction, AnyEvent, CommonState, Refusal, Seed } from "../../core/types";
import { writeHeader, type OpenRecord } from "../../core/record";
import { newPacker, pack, ROOM, type Packer } from "../../core/pack";
import type { GameModule } from "../game/module";
import { newLog, note, type Log } from "./log";
import { addLine, bodyOf, newScroll, rewind, type Scroll } from "./scroll";

/** As many actions as lie between two checkpoints of the core. */
export const CHUNK = 64;

/** A save that would be longer than this holds its lines packed. Tabletop Simulator keeps one every ten seconds. */
const MOST_PLAIN = 60000;

/** A game at the table. Its record is kept as lines, as a text of these, and as a text of few letters. */
export interface Match {
  readonly module: GameModule;
  game: Game<CommonState, AnyAction, AnyEvent>;
  /** Actions that are known as text alone, because the game was resumed after them (a multiple of 64). */
  base: number;
  /** The lines of those actions. */
  earlier: string;
  /** The whole record, as long as those actions are to be replayed; see rebuild.ts. */
  whole: OpenRecord | undefined;
  /** Players' names by seat; empty where none is known. */
  readonly names: string[];
  readonly seed: Seed;
  /** The position that the record begins with; empty where it begins with the first roll. */
  readonly origin: string;
  lines: string[];
  plain: Scroll;
  packed: Scroll;
  packer: Packer;
  /** The header; empty until it is asked for, as after a change of names. */
  header: string;
  log: Log;
  /** By the number of actions before: why a computer took an action, as far as this table was told. Not saved. */
  reasons: Record<number, Reason | undefined>;
  /** Moves on with every action and every step back or forth: a click tells which revision it saw. */
  revision: number;
  /** Clicks that saw less than this are stale; picks that seats make at the same time do not move it. */
  staleBefore: number;
  /** The position of the checkpoint with this index; -1 for none. */
  marked: number;
  mark: string;
}

/** A match that stands at `state`, after `base` actions. */
export function newMatch(
  module: GameModule,
  state: CommonState,
  names: readonly string[],
  seed: Seed,
  base = 0,
  origin = "",
): Match {
  return {
    module,
    game: newGame(module.rules, state),
    base,
    earlier: "",
    whole: undefined,
    names: [...names],
    seed,
    origin,
    lines: [],
    plain: newScroll(),
    packed: newScroll(),
    packer: newPacker(),
    header: "",
    log: newLog(),
    reasons: {},
    revision: base,
    staleBefore: base,
    marked: -1,
    mark: "",
  };
}

/** Actions done so far, from the very first one. */
export function done(match: Match): number {
  return match.base + match.game.at;
}

/** Takes an action, for a reason if one is known: refused with everything untouched, or done and written down. */
export function take(
  match: Match,
  action: AnyAction,
  events: AnyEvent[],
  reason?: Reason,
): Refusal | undefined {
  const { at } = match.game;
  const { step } = match.game.state;
  const why = play(match.game, action, events);
  if (why !== undefined) return why;
  match.lines[at] = match.module.notation.writeAction(action, match.game.state.colours);
  match.reasons[match.base + at] = reason;
  note(match.log, match.module.log, at, action, events, reason);
  touch(match, isApart(match, action, step));
  const chunk = match.game.at % CHUNK === 0 ? match.game.at / CHUNK - 1 : -1;
  addLine(match.plain, `${match.lines[at]}\n`, chunk);
  addLine(match.packed, pack(match.packer, match.lines[at]), chunk);
  if (chunk >= 0) match.marked = -1;
  return undefined;
}

/** Whether other seats may act on what they saw before this action: a pick while others pick, or a wish. */
function isApart({ module, game }: Match, action: AnyAction, step: string): boolean {
  if (game.state.step !== step) return false;
  if (module.orders?.isWish(action) === true) return true;
  return action.seat >= 0 && module.choices.simultaneous.includes(step);
}

function touch(match: Match, apart: boolean): void {
  match.revision++;
  if (!apart) match.staleBefore = match.revision;
}

/** Goes to the state after `n` actions in all; they must not lie before the base. */
export function moveTo(match: Match, n: number): void {
  goTo(match.game, n - match.base);
  touch(match, false);
  const last = match.lines.slice(match.game.at - (match.game.at % CHUNK), match.game.at);
  rewind(match.plain, last.map((line) => `${line}\n`).join(""));
  rewind(match.packed, last.map((line) => pack(match.packer, line)).join(""));
}

/** Makes the state again from the record, after something went wrong in the midst of an action. */
export function restore(match: Match): void {
  const { at } = match.game;
  match.game.count = at;
  match.game.at = at + 1;
  moveTo(match, match.base + at);
}

/** The record as far as it is done. */
export function recordText(match: Match): string {
  return joined(match, plainBody(match), "", "");
}

/**
 * The save: the record, with two comments in it. One after the header says who sits where; one between
 * the actions is the position after so many of them, from which the game is resumed.
 */
export function matchSave(match: Match, table: string): string {
  const k = wholeChunks(match);
  let mark = "";
  if (k + match.base > 0) {
    if (match.marked !== k) {
      match.marked = k;
      match.mark = match.module.notation.writePosition(match.game.checkpoints[k]);
    }
    mark = `# position ${match.base + k * CHUNK} ${match.mark}\n`;
  }
  const text = joined(match, plainBody(match), `# table ${table}\n`, mark);
  return text.length <= MOST_PLAIN || match.packer.size > ROOM
    ? text
    : joined(match, packedBody(match), `# table ${table}\n`, mark);
}

function wholeChunks(match: Match): number {
  return Math.floor(match.game.at / CHUNK);
}

function plainBody(match: Match): string {
  return bodyOf(match.plain, wholeChunks(match));
}

function packedBody(match: Match): string {
  const k = wholeChunks(match);
  return k === 0 ? "" : `words${match.packer.words}\n${bodyOf(match.packed, k, "packed ", "\n")}`;
}

function joined(match: Match, body: string, table: string, mark: string): string {
  if (match.header === "") match.header = header(match);
  return [match.header, table, match.earlier, body, mark, match.plain.tail].join("");
}

function header(match: Match): string {
  const { options, colours } = match.game.state;
  const begin = match.origin === "" ? options : match.origin;
  return writeHeader(match.module.meta, begin, colours, match.names, match.seed);
}
