import { goTo, newGame, play, type Game } from "../../core/game";
import type { AnyAction, AnyEvent, CommonState, Refusal, Seed } from "../../core/types";
import { writeHeader, writePositionHeader, type OpenRecord } from "../../core/record";
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
  /** Actions that are known as text alone, because the game was resumed behind them (a multiple of 64). */
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
  /** Moves on with every action and every step back or forth: a click tells which revision it saw. */
  revision: number;
  /** Clicks that saw less than this are stale; picks that seats make at the same time do not move it. */
  staleBefore: number;
  /** The position of the checkpoint with this index; -1 for none. */
  marked: number;
  mark: string;
}

/** A match that stands at `state`, behind `base` actions. */
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
    revision: base,
    staleBefore: base,
    marked: -1,
    mark: "",
  };
}

/** Actions done so far, from the very first one. */
export function done(m: Match): number {
  return m.base + m.game.at;
}

/** Takes an action: refused with everything untouched, or done and written down. */
export function take(m: Match, action: AnyAction, events: AnyEvent[]): Refusal | undefined {
  const { at } = m.game;
  const { step } = m.game.state;
  const why = play(m.game, action, events);
  if (why !== undefined) return why;
  m.lines[at] = m.module.notation.writeAction(action, m.game.state.colours);
  note(m.log, m.module.log, at, action, events);
  touch(m, isApart(m, action, step));
  const chunk = m.game.at % CHUNK === 0 ? m.game.at / CHUNK - 1 : -1;
  addLine(m.plain, `${m.lines[at]}\n`, chunk);
  addLine(m.packed, pack(m.packer, m.lines[at]), chunk);
  if (chunk >= 0) m.marked = -1;
  return undefined;
}

/** Whether other seats may act on what they saw before this action: a pick while others pick, or a wish. */
function isApart({ module, game }: Match, action: AnyAction, step: string): boolean {
  if (game.state.step !== step) return false;
  if (module.orders?.isWish(action) === true) return true;
  return action.seat >= 0 && module.choices.together.includes(step);
}

function touch(m: Match, apart: boolean): void {
  m.revision++;
  if (!apart) m.staleBefore = m.revision;
}

/** Goes to the state after `n` actions in all; they must not lie before the base. */
export function moveTo(m: Match, n: number): void {
  goTo(m.game, n - m.base);
  touch(m, false);
  const whole = m.game.at - (m.game.at % CHUNK);
  const last = m.lines.slice(whole, m.game.at);
  rewind(m.plain, last.map((line) => `${line}\n`).join(""));
  rewind(m.packed, last.map((line) => pack(m.packer, line)).join(""));
}

/** Makes the state anew from the record, after something went wrong in the midst of an action. */
export function restore(m: Match): void {
  const { at } = m.game;
  m.game.count = at;
  m.game.at = at + 1;
  moveTo(m, m.base + at);
}

/** The record as far as it is done. */
export function recordText(m: Match): string {
  return joined(m, plainBody(m), "", "");
}

/**
 * The save: the record, with two comments in it. One behind the header says who sits where; one between
 * the actions is the position after so many of them, from which the game is resumed.
 */
export function matchSave(m: Match, table: string): string {
  const k = wholeChunks(m);
  let mark = "";
  if (k + m.base > 0) {
    if (m.marked !== k) {
      m.marked = k;
      m.mark = m.module.notation.writePosition(m.game.checkpoints[k]);
    }
    mark = `# position ${m.base + k * CHUNK} ${m.mark}\n`;
  }
  const text = joined(m, plainBody(m), `# table ${table}\n`, mark);
  return text.length <= MOST_PLAIN || m.packer.size > ROOM
    ? text
    : joined(m, packedBody(m), `# table ${table}\n`, mark);
}

function wholeChunks(m: Match): number {
  return Math.floor(m.game.at / CHUNK);
}

function plainBody(m: Match): string {
  return bodyOf(m.plain, wholeChunks(m));
}

function packedBody(m: Match): string {
  const k = wholeChunks(m);
  return k === 0 ? "" : `words${m.packer.words}\n${bodyOf(m.packed, k, "packed ", "\n")}`;
}

function joined(m: Match, body: string, table: string, mark: string): string {
  if (m.header === "") m.header = header(m);
  return [m.header, table, m.earlier, body, mark, m.plain.tail].join("");
}

function header(m: Match): string {
  const { options, colours } = m.game.state;
  return m.origin === ""
    ? writeHeader(m.module.meta, options, colours, m.names, m.seed)
    : writePositionHeader(m.module.meta, m.origin, colours, m.names, m.seed);
}
