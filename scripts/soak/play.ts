import { decide } from "../../src/core/bots/decide";
import { dealSeeded } from "../../src/core/dealer";
import { advance } from "../../src/core/game";
import { isFault } from "../../src/core/refuse";
import { nextLine, openText } from "../../src/core/lines";
import { readPosition } from "../../src/core/position";
import { writeHeader } from "../../src/core/record";
import { newRng, rollAside, rollFrom, seedRng } from "../../src/core/rng";
import { settingAction } from "../../src/core/settings";
import type { AnyAction, CommonState, OptionValues, Roll, Seed } from "../../src/core/types";
import type { GameModule } from "../../src/session/game/module";
import { replayWhole } from "../replay/whole";
import { randomOptions } from "./options";
import { wildAction } from "./wild";
import { messageOf } from "../../tabletop/save/check";

/** A random game that was watched closely. */
export interface Soaked {
  /** The record: of the whole game, or up to what went wrong, that action included. */
  readonly record: string;
  readonly actions: number;
  /** Wild actions tried, and how many of them were refused. */
  readonly tried: number;
  readonly refused: number;
  readonly ending: string;
  readonly rounds: number;
  /** What went wrong, in one line. */
  readonly failure: string | undefined;
}

/** No game between random players is longer than a fraction of this. */
const MOST_ACTIONS = 60000;
const ROUND_TRIP_EVERY = 50;
const WILD_EVERY = 4;

interface Watched {
  readonly module: GameModule;
  readonly s: CommonState;
  readonly roll: Roll;
  /** Index of the level that plays. */
  readonly level: number;
  readonly lines: string[];
  /** Actions that were taken, of which wild ones are made. */
  readonly taken: AnyAction[];
  tried: number;
  refused: number;
}

/** How a game is played, where not as usual. */
interface Manner {
  /** After how many actions it is broken off; played to its end without it. */
  readonly most?: number;
  /** Options that are not random. */
  readonly fixed?: OptionValues;
  /** Index of the computers' level that every seat is; at random without it. */
  readonly level?: number;
  /** Four numbers that stand in the place of the seed. */
  readonly key?: Seed;
}

/** Plays a random game of a seed, or of a key, to its end; every action is followed by a check of all invariants. */
export function soakGame(
  module: GameModule,
  players: number,
  seed: number,
  { most = MOST_ACTIONS, fixed = {}, level = 0, key }: Manner = {},
): Soaked {
  const { meta, rules } = module;
  const roll =
    key === undefined ? rollFrom(seedRng((seed * 7919 + players) % 4294967296)) : rollAside(key, 0);
  const options = { ...randomOptions(meta.options, roll), ...fixed };
  const colours = shuffled(meta.colours, roll).slice(0, players);
  const s = rules.setup(options, colours, newRng(key ?? [seed]));
  const w: Watched = { module, s, roll, level, lines: [], taken: [], tried: 0, refused: 0 };
  let failure: string | undefined;
  try {
    while (failure === undefined && s.step !== "over" && w.lines.length < most) {
      failure = w.lines.length % WILD_EVERY === 0 ? tryWild(w) : undefined;
      failure ??= takeAction(w);
      if (failure === undefined && w.lines.length % ROUND_TRIP_EVERY === 0) failure = roundTrip(w);
    }
    if (failure === undefined && s.step !== "over" && most === MOST_ACTIONS)
      failure = "the game does not end";
  } catch (error) {
    failure = `an exception: ${messageOf(error)}`;
  }
  const record =
    writeHeader(meta, options, colours, [], key ?? [seed]) + w.lines.map((line) => `${line}\n`).join("");
  failure ??= replays(w, record);
  const { tried, refused, lines } = w;
  return { record, actions: lines.length, tried, refused, ending: s.ending, rounds: s.round, failure };
}

function shuffled(list: readonly string[], roll: Roll): string[] {
  const rest = [...list];
  const out: string[] = [];
  while (rest.length > 0) out.push(...rest.splice(roll(rest.length), 1));
  return out;
}

/** Takes one action and looks at what it left. */
function takeAction(w: Watched): string | undefined {
  const { module, s, lines } = w;
  const { notation, rules } = module;
  const action = dealSeeded(rules, s) ?? answer(w);
  lines.push(notation.writeAction(action, s.colours));
  const why = rules.check(s, action);
  if (why !== undefined) return `a legal action is refused: ${why.code}`;
  w.taken.push(action);
  advance(rules, s, action, []);
  const broken = notation.findBreach(s);
  return broken === undefined ? undefined : `an invariant breaks: ${broken.why.code} at ${broken.clause}`;
}

/** Now and then a seat gives up or changes a standing order. */
function answer({ module, s, roll, level }: Watched): AnyAction {
  const { table, orders, bots, view } = module;
  const seat = s.asked[roll(s.asked.length)];
  if (roll(3000) === 0) return table.resign(seat);
  if (roll(60) === 0 && table.settings.length > 0) {
    const [id, values] = table.settings[roll(table.settings.length)];
    const set = settingAction(table.settings, seat, id, values[roll(values.length)]);
    if (set !== undefined) return set;
  }
  return orders?.answer(s, seat) ?? decide(bots[level], view.state(s, seat), seat, roll);
}

/** Whether a wild action is refused or not, asking changes nothing. */
function tryWild(w: Watched): string | undefined {
  const { module, s, roll, taken } = w;
  if (taken.length === 0) return undefined;
  const { notation, rules } = module;
  const before = rules.hash(s);
  const action = wildAction(taken, roll);
  w.tried++;
  if (rules.check(s, action) !== undefined) w.refused++;
  return rules.hash(s) === before
    ? undefined
    : `asking for "${notation.writeAction(action, s.colours)}" changes the state`;
}

/** A position reads back as the same state. */
function roundTrip({ module, s }: Watched): string | undefined {
  const line = nextLine(openText(module.notation.writePosition(s)));
  if (line === undefined) return "the position is empty";
  const back = readPosition(module, line);
  if (isFault(back)) return `the position cannot be read: ${back.why.code}`;
  const { hash } = module.rules;
  return hash(back) === hash(s) ? undefined : "the position reads back as another state";
}

/** The record leads to the same state. */
function replays({ module, s }: Watched, record: string): string | undefined {
  const replay = replayWhole(module, record);
  if (isFault(replay)) return `the record is refused in line ${replay.line}: ${replay.why.code}`;
  const { hash } = module.rules;
  return hash(replay.state) === hash(s) ? undefined : "the record leads to another state";
}
