/** Games of a run that computers play, and what is looked at in them from turn to turn. */
import { finish, type Thought } from "../../src/core/bots/thought";
import { dealSeeded } from "../../src/core/dealer";
import type { Bot } from "../../src/core/engine";
import { advance } from "../../src/core/game";
import { levelNamed } from "../../src/core/level";
import { newRng, rollAside } from "../../src/core/rng";
import type { AnyAction, CommonState, OptionValues } from "../../src/core/types";
import type { GameModule } from "../../src/session/game/module";
import { keyOf, levelOfSeat, type Plan } from "./plan";

type Computer = Bot<CommonState, AnyAction>;

/** A game of a run that is played, and with which options. */
export interface Playing {
  readonly game: GameModule;
  readonly options: OptionValues;
  readonly plan: Plan;
}

/** The computers of a game of a run, by seat. */
export function computersOf(game: GameModule, plan: Plan, n: number): Computer[] {
  const seats = game.meta.colours.slice(0, plan.players);
  return seats.map((_, seat) => levelNamed(game, levelOfSeat(plan, seat, n)) ?? game.bots[0]);
}

/**
 * Gives what is done next in a game of a key: by chance, by a standing order, or by the computer of the first seat that is
 * asked, which sees what its seat may see.
 */
export function newActor(
  { rules, view, orders }: GameModule,
  key: readonly number[],
  think: Computer["think"],
): (s: CommonState) => AnyAction {
  const thoughts: (Thought<AnyAction> | undefined)[] = [];
  let actions = -1;
  return (s) => {
    actions++;
    const [seat] = s.asked;
    const given = dealSeeded(rules, s) ?? orders?.answer(s, seat);
    if (given !== undefined) return given;
    // The rolls of a table's computers: see `thinkingOf` in src/session/play.
    const roll = rollAside(key, actions * 31 + seat * 7);
    const thought = think(view.state(s, seat), seat, roll, thoughts[seat]);
    thoughts[seat] = thought;
    return finish(thought);
  };
}

/** Plays game `n` of a run to its end, or to the last round of its plan; `onTurn` sees each turn begin, from round 1 on. */
export function playTurns(
  { game, options, plan }: Playing,
  n: number,
  think: Computer["think"],
  onTurn: (s: CommonState) => void,
): CommonState {
  const { meta, rules } = game;
  const key = keyOf(plan.seed, n);
  const s = rules.setup(options, meta.colours.slice(0, plan.players), newRng(key));
  const act = newActor(game, key, think);
  let turn = "";
  while (s.step !== "over" && s.round <= plan.rounds) {
    const now = `${s.round} ${s.turn}`;
    if (now !== turn && s.round > 0 && s.asked.length > 0) {
      onTurn(s);
      turn = now;
    }
    advance(rules, s, act(s), []);
  }
  return s;
}
