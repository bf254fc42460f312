import { dealSeeded } from "../../core/dealer";
import { openText, plainLine } from "../../core/lines";
import { refuse } from "../../core/refuse";
import { newRng } from "../../core/rng";
import { copyOptions, readOption, usualOptions, type OptionsDraft } from "../../core/options";
import type { AnyAction, AnyEvent, Refusal, Seat, Seed } from "../../core/types";
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
  /** The dice that fell last, as long as they are to be seen. */
  roll: DiceShow | undefined;
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
    options: usualOptions(module.meta.options),
    seed: [],
    match: undefined,
    ended: false,
    proposal: undefined,
    roll: undefined,
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

/** The chair of a seat of the match; before it, seats are chairs. */
export function chairOf(t: Table, seat: Seat): Chair {
  if (t.match === undefined) return t.chairs[seat];
  const colour = t.match.game.state.colours[seat];
  return t.chairs.find((chair) => chair.colour === colour) ?? t.chairs[0];
}

/** The seat of the match that a player has, or -1. */
export function seatOf(t: Table, player: string): Seat {
  if (t.match === undefined || player === "") return -1;
  const n = t.match.game.state.colours.length;
  for (let seat = 0; seat < n; seat++) if (chairOf(t, seat).player === player) return seat;
  return -1;
}

/** Which seats of the match somebody sits at: the hands of the others are hidden from everybody. */
export function present(t: Table): boolean[] {
  if (t.match === undefined) return [];
  return t.match.game.state.colours.map((_, seat) => chairOf(t, seat).player !== "");
}

/** Sets one option, `id value` as a record has it. */
export function setOption(t: Table, text: string): Refusal | undefined {
  if (t.match !== undefined) return refuse("table.started");
  const line = plainLine(openText(text));
  if (line === undefined) return refuse("text.missing", { expected: "option" });
  const defs = t.module.meta.options;
  const options = copyOptions(defs, t.options);
  readOption(line, defs, options);
  if (line.fault !== undefined) return line.fault.why;
  t.options = options;
  return undefined;
}

/** Begins a match between all chairs that are not closed, whether somebody sits there yet or not. */
export function start(t: Table, seed: Seed): Refusal | undefined {
  if (t.match !== undefined) return refuse("table.started");
  const chairs = t.chairs.filter((chair) => !chair.closed);
  const { meta, rules } = t.module;
  if (chairs.length < meta.minSeats)
    return refuse("table.few", { count: chairs.length, least: meta.minSeats });
  for (const chair of t.chairs) {
    chair.closed = !chairs.includes(chair);
    chair.passes = false;
    chair.advised = false;
  }
  const colours = chairs.map((chair) => chair.colour);
  const state = rules.setup(copyOptions(meta.options, t.options), colours, newRng(seed));
  t.match = newMatch(
    t.module,
    state,
    chairs.map((chair) => chair.name),
    seed,
  );
  return undefined;
}

/** Puts the match away; the chairs and the options stay as they are for the next one. */
export function reset(t: Table): void {
  t.match = undefined;
  t.ended = false;
  t.proposal = undefined;
  t.roll = undefined;
}

/**
 * Takes an action for a seat or for chance. `seen` is the match's revision when the click was made: one that
 * was made for a state that is gone is refused. Adds to `events` what came of it.
 */
export function submit(t: Table, action: AnyAction, seen: number, events: AnyEvent[]): Refusal | undefined {
  const m = t.match;
  if (m === undefined) return refuse("table.not_started");
  if (t.ended) return refuse("game.over");
  if (seen < m.staleBefore || seen > m.revision) return refuse("table.stale");
  const { orders, table } = t.module;
  const noted = table.beforeDice(m.game.state, action);
  const why = take(m, action, events);
  if (why !== undefined) return why;
  const passes = orders?.passes(action);
  if (passes !== undefined) chairOf(t, action.seat).passes = passes;
  // When somebody wants to be asked has nothing to do with what is agreed on, nor with what is shown.
  if (orders?.isWish(action) === true) return undefined;
  t.proposal = undefined;
  t.roll = table.showDice(noted, action, events, t.roll);
  return undefined;
}

/** The chance action that is due, as the match's seed deals it. */
export function dueChance(t: Table): AnyAction | undefined {
  return t.match === undefined || t.ended ? undefined : dealSeeded(t.module.rules, t.match.game.state);
}

/** Whether a seat says with this that it passes until it says otherwise, be it the table that says it anew for it. */
export function isOrder({ module }: Match, action: AnyAction): boolean {
  return module.orders?.isOrder(action) === true;
}

/**
 * What a seat that passes until it says otherwise says anew, because a round has begun. What was undone could not be
 * done again behind that: until something else is done it waits until orders are asked for.
 */
export function dueOrder(t: Table): AnyAction | undefined {
  const { orders } = t.module;
  if (t.match === undefined || orders === undefined || isOver(t)) return undefined;
  const { at, count, state } = t.match.game;
  if (at < count && !orders.isAsked(state)) return undefined;
  const n = state.seats.length;
  for (let seat = 0; seat < n; seat++) {
    const { passes, player } = chairOf(t, seat);
    const renewed = passes && player !== "" ? orders.renewed(state, seat) : undefined;
    if (renewed !== undefined) return renewed;
  }
  return undefined;
}

/** What a standing order answers for one of the seats that are asked; the table gives it after its pause. */
export function dueAnswer(t: Table): AnyAction | undefined {
  const { orders } = t.module;
  if (t.match === undefined || orders === undefined || t.ended) return undefined;
  const s = t.match.game.state;
  for (const seat of s.asked) {
    const answer = orders.answer(s, seat);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** Whether a colour fights in what is fought, or has begun it: nobody else skips that, but the host. */
export function fights(t: Table, colour: string): boolean {
  if (t.match === undefined) return false;
  const { state } = t.match.game;
  const seat = state.colours.indexOf(colour);
  return seat >= 0 && (seat === state.turn || t.module.table.fighters(state).includes(seat));
}
