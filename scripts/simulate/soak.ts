/** Games of a run in which anything is tried and every state checked: what the soak counts. */
import type { GameModule } from "../../src/session/game/module";
import { soakGame, type Soaked } from "../soak/play";
import type { Played } from "./game";
import { chosenOptions, keyOf, type Plan } from "./plan";

/** How many play in a game of the run. */
export function playersIn({ meta }: GameModule, { players }: Plan, n: number): number {
  return players > 0 ? players : meta.minSeats + (n % (meta.maxSeats - meta.minSeats + 1));
}

/** Plays a game of a run, by its number; options that are not given are random ones. */
export function soakNumber(game: GameModule, plan: Plan, n: number): Soaked {
  const fixed = plan.options.length === 0 ? {} : chosenOptions(game, game.meta.presets[0].id, plan.options);
  const level = game.bots.findIndex(({ id }) => id === plan.levels[0]);
  return soakGame(game, playersIn(game, plan, n), 0, { fixed, level, key: keyOf(plan.seed, n) });
}

/** The same as a line. Who sits where varies, so it has no seats; a failure stands in it. */
export function soakLine(game: GameModule, plan: Plan, n: number): Played {
  const { record, actions, tried, refused, ending, rounds, failure } = soakNumber(game, plan, n);
  return {
    line: {
      ...{ n, seed: keyOf(plan.seed, n), seats: [], winners: [], ending, rounds, actions },
      ...{ ended: ending !== "none", measures: { tried, refused }, tallies: {}, series: {} },
      ...(failure === undefined ? {} : { failure }),
    },
    record: () => record,
  };
}
