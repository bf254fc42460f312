import { decide } from "../../src/core/bots/decide";
import { dealSeeded } from "../../src/core/dealer";
import { advance } from "../../src/core/game";
import { rollFrom, seedRng } from "../../src/core/rng";
import { defaultOptions } from "../../src/core/options";
import { writeHeader } from "../../src/core/record";
import { openRoom, perform } from "../../tabletop/server/table/tasks";
import { withState } from "../../tabletop/server/opening";
import { oddsTold, planTold } from "./odds";
import { reasonsDiffer } from "./reasons";
import { pick, textTrial, type Fuzzer, type Trial } from "./fuzzer";
import { isFault } from "../../src/core/refuse";
import { openWhole } from "../replay/whole";
import { NOBODY, type AnyAction, type CommonState, type Roll } from "../../src/core/types";
import type { GameModule } from "../../src/session/game/module";
import type { Opening, Rewrite } from "../../tabletop/server/table/messages";
import type { Room } from "../../tabletop/server/table/room";
import { playerColour } from "../../mod/player";

/** A game, and its packed save. */
export interface SecretSource {
  readonly game: GameModule;
  readonly opening: Opening;
  readonly rewrites: readonly Rewrite[];
}

/** Looks at each table, and frames between two of them. */
const LOOKS = 30;
const FRAMES = 12;
/** What breaks ties between actions of computers. */
const SEED = 1;
/** Actions of computers before a secret is looked for, and how often it is. */
const MOST_ACTIONS = 400;
const TRIES = 4000;
const GAMES = 20;

/** Compares what others are told at two tables that differ in nothing but what they may not know. */
export function secretsFuzzer(sources: readonly SecretSource[]): Fuzzer {
  return {
    name: "secrets",
    limit: Infinity,
    attempt: async (roll) => attempt(pick(sources, roll), roll),
    close: () => undefined,
  };
}

/** Two states, and the seats to which they are the same. */
interface Pair {
  readonly states: readonly [CommonState, CommonState];
  readonly blind: readonly number[];
}

async function attempt(source: SecretSource, roll: Roll): Promise<Trial> {
  let found: Pair | undefined;
  for (let n = 0; n < GAMES && found === undefined; n++) found = pairOf(source.game, roll);
  if (found === undefined) return textTrial("", "no secret is found to be kept");
  return compareTables(source, found);
}

/** How tables go on from two states: the table's comment in their records, and whether until the next action only. */
interface Going {
  readonly comment: string;
  readonly untilAction: boolean;
}

/**
 * Compares what those to whom both states are the same are told at tables that go on from them. A table goes on by itself
 * where somebody can answer one thing alone: whoever sees the difference from then on may be told it.
 */
export async function compareTables(
  { game, opening, rewrites }: SecretSource,
  pair: Pair,
  { comment, untilAction }: Going = { comment: "", untilAction: false },
): Promise<Trial> {
  const { states } = pair;
  let { blind } = pair;
  const texts = states.map((s) => recordOf(game, s) + comment);
  const who = (seat: number): string => (seat < 0 ? "who watches" : states[0].colours[seat]);
  const rooms = await Promise.all(texts.map(async (text) => tableAt(states[0], opening, rewrites, text)));
  try {
    for (let look = 0; look < LOOKS; look++) {
      const [one, other] = [await told(rooms[0]), await told(rooms[1])];
      if ((await Promise.all(rooms.map(hasActed))).includes(true)) {
        if (untilAction) break;
        const reached = await Promise.all(rooms.map(async (room) => stateOf(game, room)));
        blind = blind.filter((seat) => isBlind(game, reached, seat));
      }
      for (const seat of blind)
        if (one.get(seat) !== other.get(seat)) {
          const heard = [one, other].map((each) => each.get(seat) ?? "nothing");
          return differs(
            [...texts, ...heard],
            `what ${who(seat)} is told differs after ${look * FRAMES} frames`,
          );
        }
    }
    for (const seat of pair.blind) {
      const [one, other] = states.map((s) => `${oddsTold(game, s, seat)}\n${planTold(game, s, seat)}`);
      if (one !== other)
        return differs([...texts, one, other], `what ${who(seat)} is told of odds or a plan differs`);
    }
    const reasons = pair.blind.includes(NOBODY) ? reasonsDiffer(game, states, SEED) : undefined;
    if (reasons !== undefined) return differs(texts, `a reason differs: ${reasons}`);
    return textTrial("", undefined);
  } finally {
    for (const room of rooms) room.table.close();
  }
}

function differs(inputs: readonly string[], violation: string): Trial {
  return textTrial(inputs.join("\n\n"), violation);
}

/** Whether an action has been taken since the position: from there on all may go another way. */
async function hasActed({ table }: Room): Promise<boolean> {
  return /^(?!seed|player|option)[a-z]+ /m.test(
    (await table.scriptState()).replace(/^.*\nposition .*$/m, ""),
  );
}

/** The state that a table has come to. */
async function stateOf(game: GameModule, { table }: Room): Promise<CommonState> {
  const text = await table.scriptState();
  const resume = openWhole(game, text);
  if (isFault(resume)) throw new Error(`a table's own save is refused: ${text}`);
  const { match } = resume.table;
  if (match === undefined) throw new Error(`a table's own save has no game: ${text}`);
  return match.game.state;
}

function isBlind({ view }: GameModule, [one, other]: readonly CommonState[], seat: number): boolean {
  return JSON.stringify(view.state(one, seat)) === JSON.stringify(view.state(other, seat));
}

function recordOf({ meta, notation }: GameModule, s: CommonState): string {
  return writeHeader(meta, notation.writePosition(s), s.colours, [], []);
}

/** Plays on until an action could have been another one, with the same to be seen of it by somebody. */
function pairOf(game: GameModule, roll: Roll): Pair | undefined {
  const { meta, rules } = game;
  const players = meta.minSeats + roll(meta.maxSeats - meta.minSeats + 1);
  const s = rules.setup(
    defaultOptions(meta.options),
    meta.colours.slice(0, players),
    seedRng(roll(1_000_000)),
  );
  return pairFrom(game, s, roll, roll(MOST_ACTIONS));
}

/** Plays on from a state, which it changes; an action may be another one after so many. */
export function pairFrom(game: GameModule, s: CommonState, roll: Roll, from = 0): Pair | undefined {
  const { rules, bots, orders } = game;
  for (let n = 0; n < TRIES && s.step !== "over"; n++) {
    const seat = s.asked.length === 0 ? 0 : pick(s.asked, roll);
    const answer = (): AnyAction => orders?.answer(s, seat) ?? decide(bots[0], s, seat, roll);
    const action = dealSeeded(rules, s) ?? answer();
    const other =
      n < from ? undefined : (dealtOtherwise(game, s, roll) ?? (s.asked.length > 0 ? answer() : undefined));
    const found = other === undefined ? undefined : compare(game, s, action, other);
    if (found !== undefined) return found;
    advance(rules, s, action, []);
  }
  return undefined;
}

/** What chance would deal with another seed. */
function dealtOtherwise({ rules }: GameModule, s: CommonState, roll: Roll): AnyAction | undefined {
  return dealSeeded(rules, s) === undefined ? undefined : rules.deal(s, rollFrom(seedRng(roll(1_000_000))));
}

/** The pair that two actions lead to; undefined where all can tell one from the other, or nobody can. */
function compare(game: GameModule, s: CommonState, one: AnyAction, other: AnyAction): Pair | undefined {
  const { rules } = game;
  if (rules.check(s, one) !== undefined || rules.check(s, other) !== undefined) return undefined;
  const states = [after(game, s, one), after(game, s, other)] as const;
  const seats = [-1, ...s.colours.keys()];
  const blind = seats.filter((seat) => isBlind(game, states, seat));
  return blind.length === 0 || blind.length === seats.length ? undefined : { states, blind };
}

function after({ rules }: GameModule, s: CommonState, action: AnyAction): CommonState {
  const copy = rules.copy(s);
  advance(rules, copy, action, []);
  return copy;
}

/** The packed table with all seats taken and somebody who watches, going on from a record; the tab of a seat is seat + 2. */
async function tableAt(
  s: CommonState,
  opening: Opening,
  rewrites: readonly Rewrite[],
  record: string,
): Promise<Room> {
  const room = await openRoom({ t: "open", opening, seed: 5, rewrites, nextPerson: 1 });
  const colors = ["Grey", ...s.colours.map(playerColour)];
  for (const [tab, color] of colors.entries()) {
    const people = [{ id: 0, name: `Player ${tab}`, color, promoted: false }];
    await perform(room, { t: "enter", tab: tab + 1, host: tab === 1, people, looking: 0 });
  }
  await perform(room, { t: "load", opening: { ...opening, save: withState(opening.save, record) } });
  return room;
}

/** What each seat is told in the next frames, as it goes over the wire. */
async function told(room: Room): Promise<Map<number, string>> {
  const { out = [], fault } = await perform(room, { t: "tick", frames: FRAMES, stopped: false });
  if (fault !== undefined) throw new Error(fault);
  const texts = new Map<number, string>();
  for (const { tab, text } of out) texts.set(tab - 2, (texts.get(tab - 2) ?? "") + text);
  return texts;
}
