import { dealSeeded } from "../../core/dealer";
import { openText, nextLine } from "../../core/lines";
import { refuse } from "../../core/refuse";
import { seedRng } from "../../core/rng";
import type { Refusal, Seat } from "../../core/types";
import type { Action, SeatAction } from "../../games/castle-risk/rules/actions";
import type { Event } from "../../games/castle-risk/rules/events";
import { COLOURS, MIN_SEATS } from "../../games/castle-risk/meta";
import { newOptions, readOption, type OptionsDraft } from "../../games/castle-risk/notation/position/options";
import { CASTLE_RISK } from "../../games/castle-risk/rules/ruleset";
import { newState } from "../../games/castle-risk/rules/state";
import { rollShow, sidesOf, withLosses, type RollShow } from "../../games/castle-risk/table/battle-show";
import { newMatch, take, type Match } from "../match/match";
import type { Proposal } from "./proposal";
import { standingAnswer } from "../../games/castle-risk/table/standing";

/** A place at the table, known by its colour. Players are known by an opaque word without blanks. */
export interface Chair {
  readonly colour: string;
  /** Whether this colour plays; once the match has begun that does not change any more. */
  closed: boolean;
  /** Who sits there; empty for nobody. */
  player: string;
  name: string;
  /** Which kind of computer plays here while nobody sits: `random`, `steady`, or empty for none. */
  bot: string;
  /** Whether its player passes at card windows until they say otherwise: the rule's "never" ends with the round (CR33). */
  passes: boolean;
}

/** All that a table knows. The match and the chairs are its save; the rest is of the moment. */
export interface Table {
  readonly chairs: readonly Chair[];
  /** The player who may set up, override and reset; empty for nobody. */
  host: string;
  /** What is being agreed on while there is no match. */
  options: OptionsDraft;
  /** The seed that the next match begins with; -1 for one that the table draws. */
  seed: number;
  match: Match | undefined;
  /** Whether all have agreed to end the match where it stands. */
  ended: boolean;
  proposal: Proposal | undefined;
  /** The dice that fell last, as long as they are to be seen. */
  roll: RollShow | undefined;
}

export function newTable(): Table {
  return {
    chairs: COLOURS.map((colour) => ({
      colour,
      closed: false,
      player: "",
      name: "",
      bot: "",
      passes: false,
    })),
    host: "",
    options: newOptions(),
    seed: -1,
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
  const line = nextLine(openText(text));
  if (line === undefined) return refuse("text.missing", { expected: "option" });
  const options: OptionsDraft = { ...t.options, cards: [...t.options.cards] };
  readOption(line, options);
  if (line.fault !== undefined) return line.fault.why;
  t.options = options;
  return undefined;
}

/** Begins a match between all chairs that are not closed, whether somebody sits there yet or not. */
export function start(t: Table, seed: number): Refusal | undefined {
  if (t.match !== undefined) return refuse("table.started");
  const chairs = t.chairs.filter((chair) => !chair.closed);
  if (chairs.length < MIN_SEATS) return refuse("table.few", { count: chairs.length, least: MIN_SEATS });
  for (const chair of t.chairs) {
    chair.closed = !chairs.includes(chair);
    chair.passes = false;
  }
  const colours = chairs.map((chair) => chair.colour);
  const state = newState({ ...t.options, cards: [...t.options.cards] }, colours, seedRng(seed));
  t.match = newMatch(
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

/** Actions whose dice all look at. */
const SHOWN: readonly Action["type"][] = ["dice", "boost", "bombardment", "recruitment"];

/**
 * Takes an action for a seat or for chance. `seen` is the match's stamp when the click was made: one that
 * was made for a state that is gone is refused. Adds to `events` what came of it.
 */
export function submit(t: Table, action: Action, seen: number, events: Event[]): Refusal | undefined {
  const m = t.match;
  if (m === undefined) return refuse("table.not_started");
  if (t.ended) return refuse("game.over");
  if (seen < m.fresh || seen > m.stamp) return refuse("table.stale");
  const sides = SHOWN.includes(action.type) ? sidesOf(m.game.state) : undefined;
  const why = take(m, action, events);
  if (why !== undefined) return why;
  // When somebody wants to be asked has nothing to do with what is agreed on.
  if (action.type !== "set") t.proposal = undefined;
  if (action.type === "set" && action.setting === "windows")
    chairOf(t, action.seat).passes = action.value === "never";
  if (sides !== undefined) t.roll = rollShow(sides, action, events, t.roll);
  else if (action.type === "lose") t.roll = t.roll === undefined ? undefined : withLosses(t.roll, events);
  else if (action.type !== "set") t.roll = undefined;
  return undefined;
}

/** The chance action that is due, as the match's seed deals it. */
export function dueChance(t: Table): Action | undefined {
  return t.match === undefined || t.ended ? undefined : dealSeeded(CASTLE_RISK, t.match.game.state);
}

/** Whether a seat says with this that it passes, be it the table that says it anew for it. */
export function isOrder(action: Action): boolean {
  return action.type === "set" && action.setting === "windows" && action.value === "never";
}

/**
 * What a seat that passes until it says otherwise says anew, because a round has begun. What was undone could not be
 * done again behind that: until something else is done it waits for a card window.
 */
export function dueOrder(t: Table): SeatAction | undefined {
  if (t.match === undefined || isOver(t)) return undefined;
  const { at, count, state } = t.match.game;
  const { seats, step } = state;
  if (at < count && step !== "play" && step !== "answer") return undefined;
  for (let seat = 0; seat < seats.length; seat++) {
    const { passes, player } = chairOf(t, seat);
    const { alive, settings } = seats[seat];
    if (passes && player !== "" && alive && settings.windows !== "never")
      return { type: "set", seat, setting: "windows", value: "never" };
  }
  return undefined;
}

/** What a standing order answers for one of the seats that are asked; the table gives it after its pause. */
export function dueAnswer(t: Table): SeatAction | undefined {
  if (t.match === undefined || t.ended) return undefined;
  const s = t.match.game.state;
  for (const seat of s.asked) {
    const answer = standingAnswer(s, seat);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** Whether a colour fights in what is fought, or has begun it: nobody else skips that, but the host. */
export function fights(t: Table, colour: string): boolean {
  if (t.match === undefined) return false;
  const { battle, turn, colours } = t.match.game.state;
  const seat = colours.indexOf(colour);
  return seat >= 0 && (seat === turn || seat === battle?.defender);
}
