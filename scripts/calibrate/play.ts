/** Games whose positions are kept as the terms of their seats: a line of JSON each, in a file that grows. */
import { finish, type Thought } from "../../src/core/bots/thought";
import type { ChanceKit } from "../../src/core/chance";
import { winnersOf } from "../../src/core/common";
import { dealSeeded } from "../../src/core/dealer";
import { advance } from "../../src/core/game";
import { levelNamed } from "../../src/core/level";
import { newRng, rollAside } from "../../src/core/rng";
import { NOBODY, type AnyAction, type CommonState, type OptionValues } from "../../src/core/types";
import type { GameModule } from "../../src/session/game/module";
import { isRecord } from "../../tabletop/save/check";
import { isListOf } from "../simulate/lines";
import { keyOf, levelOfSeat, type Plan } from "../simulate/plan";

/** A game: who won, and its positions, each with the terms of every seat; none of one that is out. */
export interface Sampled {
  readonly n: number;
  readonly winners: readonly number[];
  readonly positions: readonly (readonly (readonly number[])[])[];
}

export interface Sampler {
  readonly game: GameModule;
  readonly kit: ChanceKit;
  readonly options: OptionValues;
  readonly plan: Plan;
}

/** Plays a game; a position is kept at the start of each turn, as somebody sees it who only watches. */
export function sampleGame({ game, kit, options, plan }: Sampler, n: number): Sampled {
  const { meta, rules, view, orders } = game;
  const key = keyOf(plan.seed, n);
  const colours = meta.colours.slice(0, plan.players);
  const levels = colours.map((_, seat) => levelNamed(game, levelOfSeat(plan, seat, n)) ?? game.bots[0]);
  const s: CommonState = rules.setup(options, colours, newRng(key));
  const thoughts: (Thought<AnyAction> | undefined)[] = [];
  const positions: (readonly number[])[][] = [];
  let turn = "";
  for (let actions = 0; s.step !== "over" && s.round <= plan.rounds; actions++) {
    const now = `${s.round} ${s.turn}`;
    if (now !== turn && s.round > 0 && s.asked.length > 0) {
      positions.push(kit.of(view.state(s, NOBODY)).map((terms) => terms.map(rounded)));
      turn = now;
    }
    const [seat] = s.asked;
    const answer = (): AnyAction => {
      const roll = rollAside(key, actions * 31 + seat * 7);
      const thought = levels[seat].think(view.state(s, seat), seat, roll, thoughts[seat]);
      thoughts[seat] = thought;
      return finish(thought);
    };
    advance(rules, s, dealSeeded(rules, s) ?? orders?.answer(s, seat) ?? answer(), []);
  }
  return { n, winners: s.step === "over" ? winnersOf(s) : [], positions };
}

const rounded = (term: number): number => Math.round(term * 10_000) / 10_000;

export function isSampled(value: unknown): value is Sampled {
  if (!isRecord(value)) return false;
  const { n, winners, positions } = value;
  return Number.isInteger(n) && isListOf(winners, Number.isInteger) && isListOf(positions, isPosition);
}

const isPosition = (value: unknown): boolean =>
  isListOf(value, (terms) => isListOf(terms, (term) => Number.isFinite(term)));
