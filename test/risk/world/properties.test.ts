import { describe, expect, it } from "vitest";
import { decide } from "../../../src/core/bots/decide";
import { finish, type Thought } from "../../../src/core/bots/thought";
import { dealSeeded } from "../../../src/core/dealer";
import type { Engine } from "../../../src/core/engine";
import { advance } from "../../../src/core/game";
import { presetOptions } from "../../../src/core/options";
import { rollFrom, seedRng } from "../../../src/core/rng";
import type { AnyAction, CommonState, Seat } from "../../../src/core/types";
import { ENGINE as CLASSIC } from "../../../src/games/risk-classic/engine";
import { ENGINE as EDITION } from "../../../src/games/risk-2008/engine";
import { runs } from "../../helpers/runs";

/** Questions of a game that are looked at: so many of the set-up, and then some turns. */
const SETUP = 30;
const QUESTIONS = runs(90, 200);
/** Units of thought for most of them. */
const UNITS = 400;

/** A game between one level's computers; `ask` gives the answer to each question, from thoughts of it. */
function play(
  { bots, meta, rules, view }: Engine,
  preset: string,
  players: number,
  level: Engine["bots"][number],
  ask: (state: CommonState, think: () => Thought<AnyAction>) => AnyAction,
): void {
  const state = rules.setup(presetOptions(meta, preset), meta.colours.slice(0, players), seedRng(players));
  const roll = rollFrom(seedRng(players));
  const before: Record<Seat, Thought<AnyAction> | undefined> = {};
  for (let asked = 0; asked < QUESTIONS && state.step !== "over";) {
    let action = dealSeeded(rules, state);
    const [seat] = state.asked;
    if (action === undefined && state.phase === "setup" && asked >= SETUP)
      action = decide(bots[1], view.state(state, seat), seat, roll);
    if (action === undefined) {
      const known = before[seat];
      const think = (): Thought<AnyAction> => {
        const thought = level.think(view.state(state, seat), seat, rollFrom(seedRng(asked)), known);
        before[seat] = thought;
        return thought;
      };
      action = ask(state, think);
      asked++;
    }
    advance(rules, state, action, []);
  }
}

const ENGINES: readonly Engine[] = [CLASSIC, EDITION];
const GAMES = ENGINES.flatMap((engine) =>
  engine.meta.presets.map(({ id }, i) => {
    const { minSeats, maxSeats } = engine.meta;
    return [engine.meta.id, id, minSeats + (i % (maxSeats - minSeats + 1)), engine] as const;
  }),
);

describe.each(GAMES)("%s, %s, %i players: computers", (_game, preset, players, engine) => {
  it("do what is legal, and the same however their units are spread over frames", () => {
    for (const level of engine.bots.slice(1)) {
      let asked = 0;
      play(engine, preset, players, level, (state, think) => {
        asked++;
        const action = finish(think(), asked % 23 === 0 ? Infinity : UNITS);
        expect(engine.rules.check(state, action), `${level.id}: ${JSON.stringify(action)}`).toBeUndefined();
        if (asked % 23 > 0) return action;
        const pieces = think();
        for (let units = 1; !pieces.more(units);) units = (units * 7) % 61;
        expect(pieces.best(), `${level.id}, round ${state.round}`).toEqual(action);
        return action;
      });
    }
  });

  it("have something legal to say from the first moment on", () => {
    const level = engine.bots[engine.bots.length - 1];
    play(engine, preset, players, level, (state, think) => {
      const thought = think();
      expect(engine.rules.check(state, thought.best())).toBeUndefined();
      thought.more(50);
      expect(engine.rules.check(state, thought.best())).toBeUndefined();
      return thought.best();
    });
  });
});
