import type { Thought } from "./bots/thought";
import { dealSeeded } from "./dealer";
import type { Engine } from "./engine";
import { advance } from "./game";
import { levelOf } from "./level";
import { isFault } from "./refuse";
import { startReplay } from "./replay";
import { rollFrom, seedRng } from "./rng";
import type { AnyAction, CommonState, Roll, Seat } from "./types";

/** A game between computers of one level, whose thoughts are timed from outside. */
export interface Thinking {
  readonly engine: Engine;
  readonly s: CommonState;
  readonly level: string;
  readonly roll: Roll;
  /** By seat what it thought last, and the thought that is under way. */
  readonly before: Record<Seat, Thought<AnyAction> | undefined>;
  thought: Thought<AnyAction> | undefined;
}

/** Begins the game of a record's header; undefined where it cannot be read. */
export function startThinking(engine: Engine, header: string, level: string): Thinking | undefined {
  const begun = startReplay(engine, header);
  if (isFault(begun)) return undefined;
  return { engine, s: begun.state, level, roll: rollFrom(seedRng(7)), before: {}, thought: undefined };
}

/**
 * Does one thing: begins a thought, thinks so many units more, or carries out what chance or a seat does. Gives a line, `ROUND SEAT
 * WHAT`, with `begin`, `think` and `act`; `over` at the end.
 */
export function thinkOn(thinking: Thinking, units: number): string {
  const { engine, s, before, level, roll } = thinking;
  if (s.step === "over") return "over";
  const { rules, view, bots } = engine;
  const dealt = thinking.thought === undefined ? dealSeeded(rules, s) : undefined;
  const seat = dealt === undefined ? s.asked[0] : 0;
  const place = `${s.round} ${seat}`;
  if (dealt !== undefined) {
    advance(rules, s, dealt, []);
    return `${place} act`;
  }
  const { thought } = thinking;
  if (thought === undefined) {
    thinking.thought = levelOf({ bots }, level).think(view.state(s, seat), seat, roll, before[seat]);
    before[seat] = thinking.thought;
    return `${place} begin`;
  }
  if (!thought.more(units)) return `${place} think`;
  const action = thought.best();
  thinking.thought = undefined;
  advance(rules, s, action, []);
  return `${place} act`;
}
