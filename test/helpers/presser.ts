import { nextChoice } from "../../src/games/castle-risk/choices/next";
import type { Refusal, Roll, Seat } from "../../src/core/types";
import type { Event } from "../../src/games/castle-risk/rules/events";
import { check } from "../../src/games/castle-risk/rules/check";
import type { EndedPhase, SeatAction } from "../../src/games/castle-risk/rules/actions";
import { COLOURS } from "../../src/games/castle-risk/meta";
import type { State } from "../../src/games/castle-risk/rules/state";
import { sit, setClosed } from "../../src/session/table/chairs";
import {
  bounds,
  gesture,
  isReady,
  newIntent,
  refuseNow,
  wordChoice,
  type Gesture,
  type Intent,
} from "../../src/session/play/intent";
import { outline } from "../../src/session/play/outline";
import { roomFor } from "../../src/session/play/stepper";
import { dueAnswer, dueChance, newTable, start, submit, type Table } from "../../src/session/table/table";
import { recordText, type Match } from "../../src/session/match/match";
import { due } from "../../src/session/play/pace";
import { rollFrom, seedRng } from "../../src/core/rng";

/** A table with `players` players and a match between them. */
export function startedTable(players: number, seed: number, options: Partial<Table["options"]> = {}): Table {
  const t = newTable();
  COLOURS.forEach((colour, i) => {
    if (i < players) sit(t, `id${i}`, `Player ${i}`, colour);
    else setClosed(t, "id0", colour, true);
  });
  t.options = { ...t.options, ...options };
  const why = start(t, seed);
  if (why !== undefined) throw new Error(why.code);
  // Every other seat wants to be asked whatever it may be asked.
  for (let seat = 0; seat < players; seat += 2) {
    const { revision } = matchOf(t);
    submit(t, { type: "set", seat, setting: "losses", value: "ask" }, revision, []);
    submit(t, { type: "set", seat, setting: "dice", value: "ask" }, revision + 1, []);
    submit(t, { type: "set", seat, setting: "windows", value: "always" }, revision + 2, []);
  }
  return t;
}

export function matchOf(t: Table): Match {
  if (t.match === undefined) throw new Error("no match");
  return t.match;
}

export function stateOf(t: Table): State {
  return matchOf(t).game.state;
}

/** Where a seat may press although nothing is outlined there: for reinforcements. */
function unseenLands(s: State, { seat, draft }: Intent): number[] {
  if ((draft.verb ?? "reinforce") !== "reinforce" || refuseNow(s, seat) !== undefined) return [];
  const verbs = nextChoice(s, { seat });
  if (verbs.field !== "verb" || !verbs.candidates.some((c) => c.value === "reinforce" && c.why === undefined))
    return [];
  const choice = nextChoice(s, { seat, verb: "reinforce" });
  return choice.field !== "territory"
    ? []
    : choice.candidates.filter((c) => c.why === undefined).map((c) => c.value);
}

/** All that a seat is offered for its half-made action. */
export function offers(s: State, intent: Intent, roll: Roll): Gesture[] {
  const { seat } = intent;
  const verbs = nextChoice(s, { seat });
  const lands = new Set([...outline(s, intent).legal, ...unseenLands(s, intent)]);
  const all: Gesture[] = [...lands].map((territory) => ({ type: "press", territory }));
  if (verbs.field === "verb") {
    for (const c of verbs.candidates) {
      if (c.why === undefined && c.value !== "end") all.push({ type: "verb", verb: c.value });
    }
  }
  const words = wordChoice(s, intent);
  if (words.field === "word") {
    for (const c of words.candidates) if (c.why === undefined) all.push({ type: "word", word: c.value });
  }
  const b = bounds(s, intent);
  if (b !== undefined) {
    b.kinds.forEach((_, kind) => {
      const room = roomFor(b, intent.counts, kind);
      if (room > b.min[kind]) {
        all.push({ type: "set", kind, to: b.min[kind] + roll(room - b.min[kind] + 1) });
        all.push({ type: "step", kind, by: 1 });
      }
    });
    all.push({ type: "most" });
  }
  if (isReady(s, intent)) for (let i = 0; i < 6; i++) all.push({ type: "confirm" });
  if (check(s, { type: "end", seat, phase: s.phase as EndedPhase }) === undefined) {
    all.push({ type: "end" }, { type: "end" });
  }
  if (roll(20) === 0) all.push({ type: "cancel" });
  return all;
}

/** Presses at random until an action is complete; whatever is offered must be accepted. */
function pressAtRandom(s: State, seat: Seat, roll: Roll): SeatAction {
  let intent = newIntent(s, seat);
  for (let i = 0; i < 2000; i++) {
    const all = offers(s, intent, roll);
    if (all.length === 0) throw new Error(`${s.step} offers nothing`);
    const g = all[roll(all.length)];
    const { why, action, intent: next } = gesture(s, intent, g);
    if (why !== undefined) throw new Error(`${s.step}: ${g.type} is refused: ${why.code}`);
    if (action !== undefined) return action;
    intent = next;
  }
  throw new Error(`${s.step}: no action after 2000 gestures`);
}

/** The next action of a table: chance, a standing order, or a random presser. */
function nextRandom(t: Table, roll: Roll): { action: SeatAction | ReturnType<typeof dueChance> } {
  const s = stateOf(t);
  return {
    action: dueChance(t) ?? dueAnswer(t) ?? pressAtRandom(s, s.asked[roll(s.asked.length)], roll),
  };
}

/** A game of five that is far from its end when its record has so many characters: the first one that gets there. */
export function longTable(least: number): Table {
  for (let seed = 1; seed < 200; seed++) {
    const t = startedTable(5, seed, { crowns: 9 });
    const roll = rollFrom(seedRng(seed));
    while (recordText(matchOf(t)).length < least && playOn(t, roll, 50) === 50);
    // What is due by itself is done, so that nothing happens at a table that takes it up.
    while (due(t, "instant", 0) !== undefined) playOn(t, roll, 1);
    if (stateOf(t).step !== "over") return t;
  }
  throw new Error(`no game gets as far as ${least} characters`);
}

/** Plays on for up to `most` actions; `look` sees the table after each. */
export function playOn(
  t: Table,
  roll: Roll,
  most: number,
  look: (events: Event[]) => void = () => undefined,
): number {
  let n = 0;
  while (n < most && stateOf(t).step !== "over") {
    const { action } = nextRandom(t, roll);
    if (action === undefined) throw new Error("nothing to do");
    const events: Event[] = [];
    const why: Refusal | undefined = submit(t, action, matchOf(t).revision, events);
    if (why !== undefined) throw new Error(`refused: ${why.code}`);
    n++;
    look(events);
  }
  return n;
}
