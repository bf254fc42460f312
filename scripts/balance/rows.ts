/** What the page on balance is made of: each preset of each game at two levels, and options by themselves. */
import { GAMES } from "../../src/games/index";
import type { GameModule } from "../../src/session/game/module";
import { chosenOptions, newPlan, type Plan } from "../simulate/plan";
import { OPTIONS } from "./options.data";

/** Games that are played with the same rules, at the same level. */
export interface Row {
  readonly game: GameModule;
  readonly preset: string;
  readonly level: string;
  /** The one option that differs from the preset, and its value. */
  readonly option?: { readonly id: string; readonly value: string };
  /** Where its results are, below the folder of them all. */
  readonly name: string;
  readonly plan: Plan;
  /** How many games it is to have. */
  readonly games: number;
}

/** In all rows: how many play, and the round after which a game is broken off. */
export const PLAYERS = 4;
export const ROUNDS = 100;
/** The level of most rows, and the one beside it. */
export const [LEVEL, BESIDE] = ["normal", "hard"];
/** Games of the defaults, of other presets and of options, and at the higher level. */
const GAMES_OF = { defaults: 2000, others: 500, beside: 100 };

/** The rows of these games with this seed, in the order in which they are told. */
export function balanceRows(seed: number, ids: readonly string[]): Row[] {
  return GAMES.filter(({ meta }) => ids.includes(meta.id)).flatMap((game) => {
    const { presets, id: gameId } = game.meta;
    const row = (preset: string, level: string, games: number, option?: Row["option"]): Row => {
      const changes = option === undefined ? [] : [`${option.id} ${option.value}`];
      const plan = newPlan(game, chosenOptions(game, preset, changes), {
        ...{ players: PLAYERS, levels: [level], rotate: false, seed, rounds: ROUNDS },
        ...(option === undefined ? { chances: true as const } : {}),
      });
      const words = [preset, level, ...(option === undefined ? [] : [option.id, option.value])];
      const base = { game, preset, level, name: `${gameId}/${words.join("-")}`, plan, games };
      return option === undefined ? base : { ...base, option };
    };
    return [
      ...presets.map(({ id }, i) => row(id, LEVEL, i === 0 ? GAMES_OF.defaults : GAMES_OF.others)),
      ...presets.map(({ id }) => row(id, BESIDE, GAMES_OF.beside)),
      ...OPTIONS[gameId].map(([preset, id, value]) => row(preset, LEVEL, GAMES_OF.others, { id, value })),
    ];
  });
}
