import { describe, expect, test } from "vitest";
import { finish } from "../../../../src/core/bots/thought";
import { rollFrom, seedRng } from "../../../../src/core/rng";
import { ENGINE } from "../../../../src/games/castle-risk/engine";
import type { Action } from "../../../../src/games/castle-risk/rules/actions";
import { oddsBefore } from "../../../../src/games/castle-risk/rules/odds";
import { ORDERS } from "../../../../src/games/castle-risk/rules/standing";
import { oddsOf, recallAttack } from "../../../../src/games/castle-risk/bots/judge/odds";
import type { State } from "../../../../src/games/castle-risk/rules/state";
import { BOARD, PRINTED, SIZE } from "../../../../src/risk/europe/board";
import { outcome } from "../../../helpers/odds";
import { duel } from "../../contract/duel";

/** A position, and the only attack on somebody that there is. */
interface Facing {
  readonly s: State;
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

/** What a level does, its thought being thought to the end. */
function think(id: string, s: State, seat: number): Action {
  const bot = ENGINE.bots.find((level) => level.id === id);
  if (bot === undefined) throw new Error(`there is no level ${id}`);
  return finish(bot.think(s, seat, rollFrom(seedRng(5)), undefined));
}

/** The exact chance of an attack; undefined where nobody defends. */
function chanceOf(s: State, seat: number, attack: Action): number | undefined {
  const battle = oddsBefore(s, seat, attack);
  return battle === undefined ? undefined : outcome(battle).win;
}

/** A game as it is when a seat may attack, with these armies beside each other: all else is its own, with a footman. */
function facing(own: readonly number[], other: readonly number[]): Facing {
  let found: Facing | undefined;
  const player = (s: State, seat: number): Action => {
    if (s.step === "attack" && found === undefined) found = alone(s, seat, own, other);
    return ORDERS.answer(s, seat) ?? think("normal", s, seat);
  };
  duel(ENGINE, { players: 2, seed: 3, most: 400, playerOf: () => player, seen: (s) => s });
  if (found === undefined) throw new Error("nobody could attack");
  return found;
}

function alone(
  given: State,
  seat: number,
  own: readonly number[],
  other: readonly number[],
): Facing | undefined {
  const s = structuredClone(given);
  for (let from = 0; from < SIZE; from++)
    for (const to of BOARD.near[from]) {
      if (s.territories[from].owner !== seat || s.territories[to].owner === seat) continue;
      if (PRINTED[from] + PRINTED[to] > 0) continue;
      for (const land of s.territories) Object.assign(land, { owner: seat, units: [1, 0, 0, 0] });
      s.territories[from].units = own.map((n, k) => (k === 0 ? n + 1 : n));
      Object.assign(s.territories[to], { owner: 1 - seat, units: [...other], castle: false });
      const attack: Action = { type: "attack", seat, from, to, units: [...own] };
      if (ENGINE.rules.check(s, attack) === undefined) return { s, seat, from, to };
    }
  return undefined;
}

describe("computers of Castle Risk decide on battles by their exact odds", () => {
  test("a normal one sends a rider against a footman, which wins four times of five, though armies of average luck would be even", () => {
    const { s, seat, from, to } = facing([0, 0, 1, 0], [1, 0, 0, 0]);
    const attack: Action = { type: "attack", seat, from, to, units: [0, 0, 1, 0] };
    expect(chanceOf(s, seat, attack)).toBeCloseTo(0.806, 3);
    expect(think("normal", s, seat)).toEqual(attack);
  });

  test("8.14 (CR30) what a computer knows of a battle is of one wish for losses, not of the one that its seat has now", () => {
    const units = [6, 4, 2, 0];
    const { s, seat, from, to } = facing(units, [6, 3, 2, 0]);
    const odds = oddsOf(undefined);
    const orders = (["cheapest", "shrewd", "cheapest"] as const).map((losses) => {
      s.seats[seat].settings.losses = losses;
      return recallAttack(odds, s, seat, from, to, units).battle.attacker.order;
    });
    expect(orders).toEqual(["cheapest", "shrewd", "cheapest"]);
  });

  test("in whole games a normal one fights no battle with less than the chance that it wants", () => {
    let fought = 0;
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const player = (s: State, seat: number): Action => {
        const action = ORDERS.answer(s, seat) ?? think("normal", s, seat);
        if (action.type === "attack") {
          const chance = chanceOf(s, seat, action);
          if (chance !== undefined) {
            expect(chance).toBeGreaterThanOrEqual(s.round < 10 ? 0.77 : s.round < 16 ? 0.7 : 0.5);
            fought++;
          }
        }
        return action;
      };
      duel(ENGINE, { players: 4, seed, playerOf: () => player, seen: (s) => s });
    }
    expect(fought).toBeGreaterThan(25);
  });
});
