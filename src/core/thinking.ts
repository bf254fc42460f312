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
  /** By seat what it thought last, the thought that is under way, and what has come of it. */
  readonly before: Record<Seat, Thought<AnyAction> | undefined>;
  thought: Thought<AnyAction> | undefined;
  decided: AnyAction | undefined;
}

/** Begins the game of a record's header; undefined where it cannot be read. */
export function startThinking(engine: Engine, header: string, level: string): Thinking | undefined {
  const begun = startReplay(engine, header);
  if (isFault(begun)) return undefined;
  const roll = rollFrom(seedRng(7));
  return { engine, s: begun.state, level, roll, before: {}, thought: undefined, decided: undefined };
}

/**
 * Does one thing: begins a thought, thinks so many units more, or carries out what chance or a seat does. Gives a line,
 * `ROUND SEAT WHAT STEP`, with `begin`, `think` and `act`; `over` at the end.
 */
export function thinkOn(thinking: Thinking, units: number): string {
  const { engine, s, before, level, roll, thought, decided } = thinking;
  if (s.step === "over") return "over";
  const { rules, view, bots } = engine;
  const dealt = thought === undefined ? dealSeeded(rules, s) : undefined;
  const seat = dealt === undefined ? s.asked[0] : 0;
  const { round, step } = s;
  const line = (what: string): string => `${round} ${seat} ${what} ${step}`;
  const action = dealt ?? decided;
  if (action !== undefined) {
    thinking.thought = undefined;
    thinking.decided = undefined;
    advance(rules, s, action, []);
    return line("act");
  }
  if (thought === undefined) {
    thinking.thought = levelOf({ bots }, level).think(view.state(s, seat), seat, roll, before[seat]);
    before[seat] = thinking.thought;
    return line("begin");
  }
  if (thought.more(units)) thinking.decided = thought.best();
  return line("think");
}
