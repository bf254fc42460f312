import type { Reason } from "../../core/bots/reason";
import type { Thought } from "../../core/bots/thought";
import { dealSeeded } from "../../core/dealer";
import { levelOf } from "../../core/level";
import { openText, plainLine } from "../../core/lines";
import { refuse } from "../../text/codes";
import { newRng } from "../../core/rng";
import { copyOptions, readOption, defaultOptions, type OptionsDraft } from "../../core/options";
import { NOBODY, type AnyAction, type AnyEvent, type Refusal, type Seat, type Seed } from "../../core/types";
import type { DiceShow } from "../game/battle";
import type { GameModule } from "../game/module";
import { newMatch, take, type Match } from "../match/match";
import type { Proposal } from "./proposal";

/** A place at the table, known by its colour. Players are known by an opaque word without blanks. */
export interface Chair {
  readonly colour: string;
  /** Whether this colour plays; once the match has begun that does not change any more. */
  closed: boolean;
  /** Who sits there; empty for nobody. */
  player: string;
  name: string;
  /** Which computer plays here while nobody sits, an id of the game's bots; empty for none. */
  bot: string;
  /** Whether its player lets the table pass until they say otherwise: see StandingOrders. */
  passes: boolean;
  /** Whether its computer plays on while somebody sits here, who advises it: see `advise`. */
  advised: boolean;
  /** Whether its player wants no hints for a first turn. */
  unguided: boolean;
}

/** What a computer thinks of one question, as it stands at one revision of a match. */
export interface Thinking {
  readonly match: Match;
  readonly revision: number;
  readonly seat: Seat;
  /** The id of its level. */
  readonly level: string;
  readonly thought: Thought<AnyAction>;
  /** Whether nothing is left to think. */
  isDone: boolean;
  /** What it has come to, once that is asked for. */
  action: AnyAction | undefined;
}

/**
 * What a computer would do in the place of a seat that has asked for it, from what that seat sees: no action as long as it
 * is thought. Not saved.
 */
export interface Advice extends Omit<Thinking, "level" | "isDone"> {
  /** Whether its seat looks at it. */
  isShown: boolean;
}

/** All that a table knows. The match and the chairs are its save; the rest is of the moment. */
export interface Table {
  readonly module: GameModule;
  readonly chairs: readonly Chair[];
  /** The player who may set up, override and reset; empty for nobody. */
  host: string;
  /** What is being agreed on while there is no match. */
  options: OptionsDraft;
  /** The seed that the next match begins with; empty for one that the table draws. */
  seed: Seed;
  match: Match | undefined;
  /** Whether all have agreed to end the match where it stands. */
  ended: boolean;
  proposal: Proposal | undefined;
  /** What the computers of seats think about, or have thought about last: ask `thinkingOf`. */
  readonly thoughts: Record<number, Thinking | undefined>;
  /** The dice that fell last, as long as they are to be seen; whether a person fought with them. */
  roll: DiceShow | undefined;
  isRollOfPeople: boolean;
}

export function newTable(module: GameModule): Table {
  return {
    module,
    chairs: module.meta.colours.map((colour) => ({
      colour,
      closed: false,
      player: "",
      name: "",
      bot: "",
      passes: false,
      advised: false,
      unguided: false,
    })),
    host: "",
    options: defaultOptions(module.meta.options),
    seed: [],
    match: undefined,
    ended: false,
    proposal: undefined,
    thoughts: {},
    roll: undefined,
    isRollOfPeople: false,
  };
}

/** Whether the match has come to its end, or all have agreed to end it where it stands; not while there is none. */
export function isOver({ match, ended }: Table): boolean {
  return match !== undefined && (ended || match.game.state.step === "over");
}

/** Whether neither a person nor a computer plays a chair. */
export function isFree({ player, bot }: Chair): boolean {
  return player === "" && bot === "";
}

/** Whether a computer plays a chair, and nobody sits there. */
export function isComputer({ player, bot }: Chair): boolean {
  return player === "" && bot !== "";
}

/** The chair of a colour; undefined for what is none. */
export function chairOfColour({ chairs }: Table, colour: string): Chair | undefined {
  return chairs.find((chair) => chair.colour === colour);
}

/** The chair of a seat of the match; before it, seats are chairs. */
export function chairOf(table: Table, seat: Seat): Chair {
  if (table.match === undefined) return table.chairs[seat];
  return chairOfColour(table, table.match.game.state.colours[seat]) ?? table.chairs[0];
}

/** The seat of the match that a colour is, or NOBODY. */
export function seatOfColour({ match }: Table, colour: string): Seat {
  return match === undefined ? NOBODY : match.game.state.colours.indexOf(colour);
}

/** The seat of the match that a player has, or NOBODY. */
export function seatOf(table: Table, player: string): Seat {
  if (table.match === undefined || player === "") return NOBODY;
  return table.match.game.state.colours.findIndex((_, seat) => chairOf(table, seat).player === player);
}

/** Which seats of the match somebody sits at: the hands of the others are hidden from everybody. */
export function present(table: Table): boolean[] {
  if (table.match === undefined) return [];
  return table.match.game.state.colours.map((_, seat) => chairOf(table, seat).player !== "");
}

/** Sets one option, `id value` as a record has it. */
export function setOption(table: Table, text: string): Refusal | undefined {
  if (table.match !== undefined) return refuse("table.started");
  const line = plainLine(openText(text));
  if (line === undefined) return refuse("text.missing", { expected: "option" });
  const defs = table.module.meta.options;
  const options = copyOptions(defs, table.options);
  readOption(line, defs, options);
  if (line.fault !== undefined) return line.fault.why;
  table.options = options;
  return undefined;
}

/** Begins a match between all chairs that are not closed, whether somebody sits there yet or not. */
export function start(table: Table, seed: Seed): Refusal | undefined {
  if (table.match !== undefined) return refuse("table.started");
  const chairs = table.chairs.filter((chair) => !chair.closed);
  const { meta, rules } = table.module;
  if (chairs.length < meta.minSeats)
    return refuse("table.few", { count: chairs.length, least: meta.minSeats });
  for (const chair of table.chairs) {
    chair.closed = !chairs.includes(chair);
    chair.passes = false;
    chair.advised = false;
  }
  const colours = chairs.map((chair) => chair.colour);
  const state = rules.setup(copyOptions(meta.options, table.options), colours, newRng(seed));
  table.match = newMatch(
    table.module,
    state,
    chairs.map((chair) => chair.name),
    seed,
  );
  return undefined;
}

/** Puts the match away; the chairs and the options stay as they are for the next one. */
export function reset(table: Table): void {
  table.match = undefined;
  table.ended = false;
  table.proposal = undefined;
  table.roll = undefined;
}

/**
 * Takes an action for a seat or for chance. `seen` is the match's revision when the click was made: one that
 * was made for a state that is gone is refused. Adds to `events` what came of it.
 */
export function submit(
  board: Table,
  action: AnyAction,
  seen: number,
  events: AnyEvent[],
): Refusal | undefined {
  const match = board.match;
  if (match === undefined) return refuse("table.not_started");
  if (board.ended) return refuse("game.over");
  if (seen < match.staleBefore || seen > match.revision) return refuse("table.stale");
  const { orders, table } = board.module;
  const noted = table.beforeDice(match.game.state, action);
  const isOfPeople = isFightOfPeople(board);
  const why = take(match, action, events, reasonOf(board, match, action));
  if (why !== undefined) return why;
  const passes = orders?.passes(action);
  if (passes !== undefined) chairOf(board, action.seat).passes = passes;
  // When somebody wants to be asked has nothing to do with what is agreed on, nor with what is shown.
  if (orders?.isWish(action) === true) return undefined;
  board.proposal = undefined;
  const before = board.roll;
  board.roll = table.showDice(noted, action, events, before);
  if (noted !== undefined || before === undefined) board.isRollOfPeople = isOfPeople;
  return undefined;
}

/** Why a computer takes an action that it has thought of, from what all may know; undefined for what somebody else does. */
function reasonOf({ thoughts, module }: Table, match: Match, action: AnyAction): Reason | undefined {
  const thinking = thoughts[action.seat];
  if (thinking?.action !== action || thinking.revision !== match.revision) return undefined;
  const { why } = levelOf(module, thinking.level);
  return why?.(module.view.state(match.game.state, NOBODY), action, thinking.thought);
}

/** The chance action that is due, as the match's seed deals it. */
export function dueChance(table: Table): AnyAction | undefined {
  return table.match === undefined || table.ended
    ? undefined
    : dealSeeded(table.module.rules, table.match.game.state);
}

/** Whether a seat says with this that it passes until it says otherwise, even if the table says it for it. */
export function isOrder({ module }: Match, action: AnyAction): boolean {
  return module.orders?.isOrder(action) === true;
}

/**
 * What a seat that passes until it says otherwise says again, because a round has begun. What was undone could not be
 * done again after that: until something else is done it waits until orders are asked for.
 */
export function dueOrder(table: Table): AnyAction | undefined {
  const { orders } = table.module;
  if (table.match === undefined || orders === undefined || isOver(table)) return undefined;
  const { at, count, state } = table.match.game;
  if (at < count && !orders.isAsked(state)) return undefined;
  const n = state.seats.length;
  for (let seat = 0; seat < n; seat++) {
    const { passes, player } = chairOf(table, seat);
    const renewed = passes && player !== "" ? orders.renewed(state, seat) : undefined;
    if (renewed !== undefined) return renewed;
  }
  return undefined;
}

/** What a standing order answers for one of the seats that are asked; the table gives it after its pause. */
export function dueAnswer(table: Table): AnyAction | undefined {
  const { orders } = table.module;
  if (table.match === undefined || orders === undefined || table.ended) return undefined;
  const s = table.match.game.state;
  for (const seat of s.asked) {
    const answer = orders.answer(s, seat);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** Whether a colour fights in what is fought, or has begun it: nobody else skips that, but the host. */
export function fights(table: Table, colour: string): boolean {
  if (table.match === undefined) return false;
  const { state } = table.match.game;
  const seat = state.colours.indexOf(colour);
  return seat >= 0 && (seat === state.turn || table.module.table.fighters(state).includes(seat));
}

/** Whether a person fights in what is fought now, or has begun it. */
export function isFightOfPeople(table: Table): boolean {
  const { match, module, chairs } = table;
  if (match === undefined || module.table.fight(match.game.state) === undefined) return false;
  return chairs.some(({ colour, player }) => player !== "" && fights(table, colour));
}
