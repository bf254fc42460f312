import { dealSeeded } from "../../src/core/dealer";
import { advance } from "../../src/core/game";
import { isFault } from "../../src/core/refuse";
import { nextLine, openText } from "../../src/core/lines";
import { readPosition } from "../../src/core/position";
import { writeHeader } from "../../src/core/record";
import { startReplay, stepReplay } from "../../src/core/replay";
import { rollFrom, seedRng } from "../../src/core/rng";
import type { Roll } from "../../src/core/types";
import { randomAction } from "../../src/games/castle-risk/bots/random";
import type { Action } from "../../src/games/castle-risk/rules/actions";
import { hashState } from "../../src/games/castle-risk/rules/state/hash";
import { ENGINE } from "../../src/games/castle-risk/engine";
import { META, type Options } from "../../src/games/castle-risk/meta";
import { findBreach } from "../../src/games/castle-risk/notation/position/invariants";
import { writePosition } from "../../src/games/castle-risk/notation/position/write";
import { CASTLE_RISK } from "../../src/games/castle-risk/rules/ruleset";
import { newState } from "../../src/games/castle-risk/rules/state/initial";
import type { State } from "../../src/games/castle-risk/rules/state";
import { writeAction } from "../../src/games/castle-risk/notation/write";
import { standingAnswer } from "../../src/games/castle-risk/rules/standing";
import { randomOptions } from "./options";
import { wildAction } from "./wild";

/** A random game that was watched closely. */
export interface Soaked {
  /** The record: of the whole game, or up to what went wrong, that action included. */
  readonly record: string;
  readonly actions: number;
  /** Wild actions tried, and how many of them were refused. */
  readonly tried: number;
  readonly refused: number;
  readonly ending: State["ending"];
  readonly rounds: number;
  /** What went wrong, in one line. */
  readonly failure: string | undefined;
}

/** No game between random players is longer than a fraction of this. */
const MOST_ACTIONS = 60000;
const ROUND_TRIP_EVERY = 50;
const WILD_EVERY = 4;

/** Plays a random game to its end; every action is followed by a check of all invariants. */
export function soakGame(players: number, seed: number, most = MOST_ACTIONS): Soaked {
  const roll = rollFrom(seedRng((seed * 7919 + players) % 4294967296));
  const options = randomOptions(META.options, roll) as Options;
  const colours = shuffled(META.colours, roll).slice(0, players);
  const s = newState(options, colours, seedRng(seed));
  const lines: string[] = [];
  const count = { tried: 0, refused: 0 };
  let failure: string | undefined;
  try {
    while (failure === undefined && s.step !== "over" && lines.length < most) {
      failure = lines.length % WILD_EVERY === 0 ? tryWild(s, roll, count) : undefined;
      failure ??= takeAction(s, roll, lines);
      if (failure === undefined && lines.length % ROUND_TRIP_EVERY === 0) failure = roundTrip(s);
    }
    if (failure === undefined && s.step !== "over" && most === MOST_ACTIONS)
      failure = "the game does not end";
  } catch (error) {
    failure = `an exception: ${error instanceof Error ? error.message : String(error)}`;
  }
  const record = writeHeader(META, options, colours, [], seed) + lines.map((line) => `${line}\n`).join("");
  failure ??= replays(record, s);
  return { record, actions: lines.length, ...count, ending: s.ending, rounds: s.round, failure };
}

function shuffled(list: readonly string[], roll: Roll): string[] {
  const rest = [...list];
  const out: string[] = [];
  while (rest.length > 0) out.push(...rest.splice(roll(rest.length), 1));
  return out;
}

/** Takes one action and looks at what it left. */
function takeAction(s: State, roll: Roll, lines: string[]): string | undefined {
  const action = dealSeeded(CASTLE_RISK, s) ?? answer(s, roll);
  lines.push(writeAction(action, s.colours));
  const why = CASTLE_RISK.check(s, action);
  if (why !== undefined) return `a legal action is refused: ${why.code}`;
  advance(CASTLE_RISK, s, action, []);
  const broken = findBreach(s);
  return broken === undefined ? undefined : `an invariant breaks: ${broken.why.code} at ${broken.clause}`;
}

function answer(s: State, roll: Roll): Action {
  const seat = s.asked[roll(s.asked.length)];
  if (roll(3000) === 0) return { type: "resign", seat };
  if (roll(60) === 0) return setting(seat, roll);
  return standingAnswer(s, seat) ?? randomAction(s, seat, roll);
}

function setting(seat: number, roll: Roll): Action {
  switch (roll(3)) {
    case 0:
      return { type: "set", seat, setting: "losses", value: roll(2) > 0 ? "ask" : "cheapest" };
    case 1:
      return { type: "set", seat, setting: "dice", value: roll(2) > 0 ? "ask" : "automatic" };
    default:
      return {
        type: "set",
        seat,
        setting: "windows",
        value: (["always", "holding", "never"] as const)[roll(3)],
      };
  }
}

/** Whether a wild action is refused or not, asking changes nothing. */
function tryWild(s: State, roll: Roll, count: { tried: number; refused: number }): string | undefined {
  const before = hashState(s);
  const action = wildAction(s, roll);
  count.tried++;
  if (CASTLE_RISK.check(s, action) !== undefined) count.refused++;
  return hashState(s) === before
    ? undefined
    : `asking for "${writeAction(action, s.colours)}" changes the state`;
}

/** A position reads back as the same state. */
function roundTrip(s: State): string | undefined {
  const line = nextLine(openText(writePosition(s)));
  if (line === undefined) return "the position is empty";
  const back = readPosition(ENGINE, line) as State;
  if (line.fault !== undefined) return `the position cannot be read: ${line.fault.why.code}`;
  return hashState(back) === hashState(s) ? undefined : "the position reads back as another state";
}

/** The record leads to the same state. */
function replays(record: string, s: State): string | undefined {
  const replay = startReplay(ENGINE, record);
  if (isFault(replay)) return `the record's header is refused: ${replay.why.code}`;
  for (;;) {
    const action = stepReplay(replay, []);
    if (action === undefined) break;
    if (isFault(action)) return `the record is refused in line ${action.line}: ${action.why.code}`;
  }
  return ENGINE.rules.hash(replay.state as State) === hashState(s)
    ? undefined
    : "the record leads to another state";
}
