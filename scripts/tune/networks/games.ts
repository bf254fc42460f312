/** Games between computers that differ, and what networks judge their turns by: a line of JSON each, in a file that grows. */
import { finish, type Thought } from "../../../src/core/bots/thought";
import { winnersOf } from "../../../src/core/common";
import { dealSeeded } from "../../../src/core/dealer";
import type { Weighted } from "../../../src/core/engine";
import { advance } from "../../../src/core/game";
import { newRng, rollAside } from "../../../src/core/rng";
import type { AnyAction, CommonState, OptionValues } from "../../../src/core/types";
import type { GameModule } from "../../../src/session/game/module";
import { isRecord } from "../../../tabletop/save/check";
import { isListOf } from "../../simulate/lines";
import { keyOf, type Plan } from "../../simulate/plan";
import { changed, numbersOf } from "../change";

/** A game, by its number: the seat that won, -1 for nobody or more than one; by turn and seat the facts, none of who is out. */
export interface Lesson {
  readonly n: number;
  readonly winner: number;
  readonly turns: readonly (readonly (readonly number[])[])[];
}

export interface Teacher {
  readonly game: GameModule;
  readonly tuned: Weighted<CommonState, AnyAction>;
  readonly factsOf: (this: void, s: CommonState) => number[][];
  readonly options: OptionValues;
  readonly plan: Plan;
}

/** Rolls of this number are for what is drawn of a game's players. */
const PLAYERS = 900_000_000;

/**
 * Plays a game: each seat has weights changed at random, and every other one sets up as one of the two lowest levels does,
 * at random or with sense, so that games begin otherwise than such players alone would let them.
 */
export function playLesson({ game, tuned, factsOf, options, plan }: Teacher, n: number): Lesson {
  const { meta, rules, view, bots, orders } = game;
  const key = keyOf(plan.seed, n);
  const colours = meta.colours.slice(0, plan.players);
  const numbers = numbersOf(tuned.defaults);
  const thinks = colours.map((_, seat) => tuned.thinkBy(changed(numbers, plan.seed, n * 10 + seat)));
  const drawn = rollAside(key, PLAYERS);
  const begins = thinks.map((own) => (drawn(2) === 0 ? own : bots[drawn(2)].think));
  const s = rules.setup(options, colours, newRng(key));
  const thoughts: (Thought<AnyAction> | undefined)[] = [];
  const turns: number[][][] = [];
  let last = "";
  for (let actions = 0; s.step !== "over" && s.round <= plan.rounds; actions++) {
    const now = `${s.round} ${s.turn}`;
    if (now !== last && s.round > 0 && s.asked.length > 0) {
      turns.push(factsOf(s).map((facts) => facts.map(short)));
      last = now;
    }
    const [seat] = s.asked;
    const answer = (): AnyAction => {
      const roll = rollAside(key, actions * 31 + seat * 7);
      const think = s.round > 0 ? thinks[seat] : begins[seat];
      const thought = think(view.state(s, seat), seat, roll, thoughts[seat]);
      thoughts[seat] = thought;
      return finish(thought);
    };
    advance(rules, s, dealSeeded(rules, s) ?? orders?.answer(s, seat) ?? answer(), []);
  }
  const winners = s.step === "over" ? winnersOf(s) : [];
  return { n, winner: winners.length === 1 ? winners[0] : -1, turns };
}

const short = (fact: number): number => Math.round(fact * 100_000) / 100_000;

export function isLesson(value: unknown): value is Lesson {
  if (!isRecord(value)) return false;
  const { n, winner, turns } = value;
  const isTurn = (list: unknown): boolean =>
    isListOf(list, (facts) => isListOf(facts, (fact) => Number.isFinite(fact)));
  return Number.isInteger(n) && Number.isInteger(winner) && isListOf(turns, isTurn);
}
