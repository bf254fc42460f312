import { entry } from "../../src/text/entry";
import { NOBODY, type CommonState, type Seat, type Seed } from "../../src/core/types";
import { newRng } from "../../src/core/rng";
import { nextAction, openRecord, type OpenRecord } from "../../src/core/record";
import { isFault } from "../../src/core/refuse";
import { CHUNK, moveTo, newMatch, recordText, take, type Match } from "../../src/session/match/match";
import { computerName } from "../../src/session/ui/seat";
import { statusOf } from "../../src/session/panels/status/model";
import type { GameModule } from "../../src/session/game/module";
import { playerColour } from "../../mod/player";
import type { StoryFacts } from "../../tabletop/wire/answers";
import { storyOf } from "./story";
import { nameOf } from "../../tabletop/server/saved/games";
import type { GameFacts, Records, SeatFacts } from "../../tabletop/server/saved/records";
import { Complaint } from "../complaint";
import { gameOf } from "../game";

/** What a save of a step says of its table: computers play no seat. */
const QUIET = "match speed slow";

/** Milliseconds for which a record is read before others get their turn: the host is answered meanwhile. */
const SLICE = 5;
/** Matches that are kept as they were read last. */
const MOST = 4;

/** A match as it was read last: from there a text of the same match is read on. */
interface Reading {
  readonly key: string;
  readonly match: Match;
  /** The text that was read, with its steps and how it stands. */
  text: string;
  facts: GameFacts;
  /** What was told of a text, once it was asked for. */
  story?: { readonly text: string; readonly told: StoryFacts };
}

/**
 * Reads the records that the tables of our games save, for the list of kept games and for replays. One is read at a time;
 * of one that was read before, only what is new in it.
 */
export function readRecords(): Records {
  const readings: Reading[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    match: matchKey,
    facts: async (state) => inTurn(async () => (await readingOf(readings, state))?.facts),
    at: async (state, step) =>
      inTurn(async () => {
        const reading = await readingOf(readings, state);
        if (reading === undefined || step > reading.facts.steps) return undefined;
        const { match } = reading;
        await goTo(match, step);
        return { state: saveOf(match), how: howIt(match.module, match.game.state) };
      }),
    story: async (state) =>
      inTurn(async () => {
        const reading = await readingOf(readings, state);
        if (reading === undefined || !reading.facts.over) return undefined;
        await goTo(reading.match, reading.facts.steps);
        return toldOf(reading);
      }),
  };
}

/**
 * A match of this table as its save. It is taken up from a position that lies 64 actions back at least, where there are
 * as many: the log tells what led to a step.
 */
function saveOf(match: Match): string {
  const { game, module } = match;
  const lines = recordText(match).trimEnd().split("\n");
  const header = lines.slice(0, lines.length - game.at);
  const actions = lines.slice(header.length);
  const k = Math.max(0, Math.floor(game.at / CHUNK) - 1);
  const from = k * CHUNK;
  const mark = k === 0 ? [] : [`# position ${from} ${module.notation.writePosition(game.checkpoints[k])}`];
  const parts = [header, [`# table ${QUIET}`], actions.slice(0, from), mark, actions.slice(from)];
  return `${parts.flat().join("\n")}\n`;
}

/** The story of a game as it was read last; it takes up to half a second, once. */
function toldOf(reading: Reading): StoryFacts {
  const { match, text, facts, story } = reading;
  const seats = facts.seats.map((seat) => ({ color: seat.color, name: nameOf(seat) }));
  const told =
    story?.text === text ? story.told : storyOf(match.module, recordText(match), { how: facts.how, seats });
  reading.story = { text, told };
  return told;
}

/** The game, who plays and the seed: a match keeps them when positions are set by hand and people renamed. */
function matchKey(text: string): string | undefined {
  const opened = openKnown(text);
  if (opened === undefined) return undefined;
  const { state, seed } = opened.record;
  return [opened.game.meta.id, ...state.colours, ...seed].join(" ");
}

/** The computers that play seats, by colour, as the save's comment has them. */
function botsOf(text: string): Record<string, string | undefined> {
  const comment = /^# table match .*/m.exec(text)?.[0] ?? "";
  return Object.fromEntries(
    [...comment.matchAll(/ bot (\S+) (\S+)/g)].map(([, colour, bot]) => [colour, bot]),
  );
}

/** What a computer is called at the table, and its level. */
function computerAs(
  { languages }: GameModule,
  seed: Seed,
  seat: Seat,
  bot: string,
): Pick<SeatFacts, "name" | "level"> {
  const { panel } = languages["en"];
  return { name: computerName(seed, seat, { panel }), level: entry(panel.levels, bot) ?? bot };
}

function isOver(s: CommonState): boolean {
  return s.step === "over";
}

/** How a game stands, in words: the round and whose turn it is, or who has won. */
function howIt({ languages }: GameModule, s: CommonState): string {
  const { title, turn, turnText, waitingText } = statusOf(s, languages["en"], false);
  if (isOver(s)) return waitingText;
  return turn === NOBODY ? title : `${title}, ${turnText}`;
}

/** The reading of a text; undefined where it is no record of a match, or one that does not replay. */
async function readingOf(readings: Reading[], text: string): Promise<Reading | undefined> {
  const same = readings.find((one) => one.text === text);
  if (same !== undefined) return same;
  const opened = openKnown(text);
  if (opened === undefined) return undefined;
  const { key, match } = beginning(opened);
  const at = readings.findIndex((one) => one.key === key);
  // While it is read it is in no list: where it fails, it is in none any more.
  const before = at < 0 ? undefined : readings.splice(at, 1)[0];
  const steps = await readOn(before?.match ?? match, opened.record);
  if (steps === undefined) return undefined;
  const reading = {
    key,
    match: before?.match ?? match,
    text,
    facts: factsOf(before?.match ?? match, steps, text, opened.record.seed),
  };
  readings.unshift(reading);
  readings.splice(MOST);
  return reading;
}

/**
 * A match at the beginning of a record without its seed, so that what chance would deal next cannot be seen: everything
 * that was dealt stands in its lines. Its key is that of all texts that begin so, with the same names.
 */
function beginning({ game, record }: Opened): { key: string; match: Match } {
  const { state, names } = record;
  const key = JSON.stringify([game.meta.id, record.seed, names, state]);
  state.rng = newRng([]);
  const { rules, notation } = game;
  const isNew = rules.hash(state) === rules.hash(rules.setup(state.options, state.colours, newRng([])));
  return { key, match: newMatch(game, state, names, [], 0, isNew ? "" : notation.writePosition(state)) };
}

/**
 * Plays the actions of a record in a match that has played those of another text of it, or none: what they have in
 * common is not played again. Says how many there are; undefined where one is none, or may not be played.
 */
async function readOn(match: Match, record: OpenRecord): Promise<number | undefined> {
  const { notation } = match.module;
  let end = performance.now() + SLICE;
  for (let n = 0; ; n++) {
    if (performance.now() > end) {
      await others();
      end = performance.now() + SLICE;
    }
    const action = nextAction(record);
    if (action === undefined) {
      await goTo(match, n);
      return n;
    }
    if (isFault(action)) return undefined;
    if (n < match.game.count && notation.writeAction(action, match.game.state.colours) === match.lines[n])
      continue;
    if (match.game.at !== n) await goTo(match, n);
    if (take(match, action, []) !== undefined) return undefined;
  }
}

/** Goes to a step of a match, a few at a time. */
async function goTo(match: Match, step: number): Promise<void> {
  while (match.game.at + CHUNK < step) {
    moveTo(match, match.game.at + CHUNK);
    await others();
  }
  moveTo(match, step);
}

/** Lets everything else that waits have its turn. */
async function others(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}

/** What is known of a game; `seed` is its record's, by which the table names its computers. */
function factsOf(
  { module, game: { state }, names }: Match,
  steps: number,
  text: string,
  seed: Seed,
): GameFacts {
  const bots = botsOf(text);
  const seats = state.colours.map((colour, i): SeatFacts => {
    const color = playerColour(colour);
    const bot = bots[colour];
    if (names[i] || bot === undefined) return { color, name: names[i] || `Player ${i + 1}` };
    return { color, ...computerAs(module, seed, i, bot) };
  });
  return { how: howIt(module, state), seats, steps, over: isOver(state) };
}

interface Opened {
  game: GameModule;
  record: OpenRecord;
}

/** A record after its header; undefined where it is none of a game that is played here, or has no match. */
function openKnown(text: string): Opened | undefined {
  const game = known(text);
  const record = game === undefined ? undefined : openRecord(game, text);
  return game === undefined || record === undefined || isFault(record) ? undefined : { game, record };
}

function known(text: string): GameModule | undefined {
  try {
    return gameOf(text, "");
  } catch (error) {
    if (error instanceof Complaint) return undefined;
    throw error;
  }
}
