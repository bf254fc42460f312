import type { Refusal, Roll, Seat } from "../../src/core/types";
import { randomAction } from "../../src/games/castle-risk/bots/random";
import type { Event } from "../../src/games/castle-risk/rules/events";
import type { Action, SeatAction } from "../../src/games/castle-risk/rules/actions";
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
  type Intent,
} from "../../src/session/intent/intent";
import type { Gesture } from "../../src/session/game/gesture";
import { outline } from "../../src/session/play/outline";
import { mostOf } from "../../src/core/bounds";
import { dueAnswer, dueChance, start, type Table } from "../../src/session/table/table";
import { recordText, type Match } from "../../src/session/match/match";
import { due } from "../../src/session/play/pace";
import { rollFrom, seedRng } from "../../src/core/rng";
import type { OptionValues } from "../../src/core/types";
import { newTable, submit } from "./castle";

/** A table with `players` players and a match between them. */
export function startedTable(players: number, seed: number, options: OptionValues = {}): Table {
  const t = newTable();
  COLOURS.forEach((colour, i) => {
    if (i < players) sit(t, `id${i}`, `Player ${i}`, colour);
    else setClosed(t, colour, true);
  });
  t.options = { ...t.options, ...options };
  const why = start(t, [seed]);
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
  return matchOf(t).game.state as State;
}

/** Where a seat may press although nothing is outlined there, for others would learn what it holds. */
function unseenTerritories(m: Match, { seat, draft }: Intent): number[] {
  const { next, secret } = m.module.choices;
  const s = m.game.state;
  const verbs = next(s, { seat });
  if (verbs.field !== "verb" || refuseNow(s, seat) !== undefined) return [];
  return secret
    .filter((verb) => draft.verb === undefined || draft.verb === verb)
    .filter((verb) => verbs.candidates.some((c) => c.value === verb && c.why === undefined))
    .flatMap((verb) => {
      const choice = next(s, { seat, verb });
      return choice.field !== "territory"
        ? []
        : choice.candidates.filter((c) => c.why === undefined).map((c) => c.value);
    });
}

/** All that a seat is offered for its half-made action. */
export function offers(m: Match, intent: Intent, roll: Roll): Gesture[] {
  const { choices, rules } = m.module;
  const s = m.game.state;
  const { seat } = intent;
  const verbs = choices.next(s, { seat });
  const end = choices.end(s, seat);
  const lands = new Set([...outline(m, intent).legal, ...unseenTerritories(m, intent)]);
  const all: Gesture[] = [...lands].map((territory) => ({ type: "press", territory }));
  if (verbs.field === "verb") {
    for (const c of verbs.candidates) {
      if (c.why === undefined && c.value !== end?.type) all.push({ type: "verb", verb: c.value });
    }
  }
  const words = wordChoice(m, intent);
  if (words.field === "word") {
    for (const c of words.candidates) if (c.why === undefined) all.push({ type: "word", word: c.value });
  }
  const b = bounds(m, intent);
  if (b !== undefined) {
    b.kinds.forEach((_, kind) => {
      const room = mostOf(b, intent.counts, kind);
      if (room > b.minEach[kind]) {
        all.push({ type: "set", kind, to: b.minEach[kind] + roll(room - b.minEach[kind] + 1) });
        all.push({ type: "step", kind, by: 1 });
      }
    });
    all.push({ type: "most" });
  }
  if (isReady(m, intent)) for (let i = 0; i < 6; i++) all.push({ type: "confirm" });
  if (end !== undefined && rules.check(s, end) === undefined) all.push({ type: "end" }, { type: "end" });
  if (roll(20) === 0) all.push({ type: "cancel" });
  return all;
}

/** Presses at random until an action is complete; whatever is offered must be accepted. Asked whether it is meant, it is. */
function pressAtRandom(m: Match, seat: Seat, roll: Roll): SeatAction {
  const { step } = m.game.state;
  let intent = newIntent(m, seat);
  for (let i = 0; i < 2000; i++) {
    const all = offers(m, intent, roll);
    if (all.length === 0) throw new Error(`${step} offers nothing`);
    const g = all[roll(all.length)];
    let { why, action, intent: next } = gesture(m, intent, g);
    if (next.asked === "action") ({ why, action, intent: next } = gesture(m, next, { type: "confirm" }));
    if (why !== undefined) throw new Error(`${step}: ${g.type} is refused: ${why.code}`);
    if (action !== undefined) return action as SeatAction;
    intent = next;
  }
  throw new Error(`${step}: no action after 2000 gestures`);
}

/** How a seat that is asked comes to its action. */
type Chooser = (m: Match, seat: Seat, roll: Roll) => SeatAction;

/** The next action of a table: chance, a standing order, or what a seat that is asked chooses. */
function nextRandom(t: Table, roll: Roll, choose: Chooser): { action: Action | undefined } {
  const s = stateOf(t);
  return {
    action: (dueChance(t) ??
      dueAnswer(t) ??
      choose(matchOf(t), s.asked[roll(s.asked.length)], roll)) as Action,
  };
}

/** An action at random at once: a tenth of the work of pressing for it. */
const atOnce: Chooser = (m, seat, roll) => randomAction(m.game.state as State, seat, roll) as SeatAction;

/** Of this seed the game is a long one, by the rules as they are. */
const LONG_SEED = 9;

/** A game of five that is far from its end when its record has so many characters. */
export function longTable(least: number): Table {
  for (let seed = LONG_SEED; seed < 200; seed++) {
    const t = startedTable(5, seed, { crowns_to_win: 9 });
    const roll = rollFrom(seedRng(seed));
    while (recordText(matchOf(t)).length < least && playOn(t, roll, 50, undefined, atOnce) === 50);
    // What is due by itself is done, so that nothing happens at a table that takes it up.
    while (due(t, "instant", 0) !== undefined) playOn(t, roll, 1, undefined, atOnce);
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
  choose: Chooser = pressAtRandom,
): number {
  let n = 0;
  while (n < most && stateOf(t).step !== "over") {
    const { action } = nextRandom(t, roll, choose);
    if (action === undefined) throw new Error("nothing to do");
    const events: Event[] = [];
    const why: Refusal | undefined = submit(t, action, matchOf(t).revision, events);
    if (why !== undefined) throw new Error(`refused: ${why.code}`);
    n++;
    look(events);
  }
  return n;
}
