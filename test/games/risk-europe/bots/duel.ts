import { advance } from "../../../../src/core/game";
import { dealSeeded } from "../../../../src/core/dealer";
import { usualOptions } from "../../../../src/core/options";
import { rollFrom, seedRng } from "../../../../src/core/rng";
import type { OptionValues, Roll, Seat } from "../../../../src/core/types";
import { ENGINE } from "../../../../src/games/risk-europe/engine";
import type { SeatAction } from "../../../../src/games/risk-europe/rules/actions";
import type { State } from "../../../../src/games/risk-europe/rules/state";

type Player = (this: void, s: State, seat: Seat, roll: Roll) => SeatAction;

/** A game at which `playerOf` says who plays a seat, each by what `seen` shows it; every action is legal. */
export function duel(
  players: number,
  seed: number,
  options: OptionValues,
  playerOf: (seat: Seat) => Player,
  most = 30_000,
  seen: (this: void, s: State, seat: Seat) => State = ENGINE.view.state,
): State {
  const { meta, rules, notation } = ENGINE;
  const all = { ...usualOptions(meta.options), ...options };
  const s = rules.setup(all, meta.colours.slice(0, players), seedRng(seed));
  const roll = rollFrom(seedRng(seed + 500));
  for (let i = 0; s.step !== "over" && i < most; i++) {
    const seat = s.asked[0];
    const action = dealSeeded(rules, s) ?? playerOf(seat)(seen(s, seat), seat, roll);
    const why = rules.check(s, action);
    if (why !== undefined)
      throw new Error(`${notation.writeAction(action, s.colours)}: ${JSON.stringify(why)}`);
    advance(rules, s, action, []);
  }
  return s;
}

/** In how many of these games one of the seats that `isOurs` names has won, alone or with others. */
export function countWins(
  games: number,
  play: (seed: number) => State,
  isOurs: (seat: Seat, seed: number) => boolean,
): number {
  let won = 0;
  for (let seed = 1; seed <= games; seed++) if (play(seed).winners.some((seat) => isOurs(seat, seed))) won++;
  return won;
}
