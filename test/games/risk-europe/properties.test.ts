import { describe, expect, it } from "vitest";
import { soakGame } from "../../../scripts/soak/play";
import { defaultOptions } from "../../../src/core/options";
import { seedRng } from "../../../src/core/rng";
import { newGame } from "../../../src/core/game";
import { ENGINE } from "../../../src/games/risk-europe/engine";
import { GAME } from "../../../src/games/risk-europe/module";
import type { Action } from "../../../src/games/risk-europe/rules/actions";
import { armyOf } from "../../../src/games/risk-europe/rules/army";
import type { Event } from "../../../src/games/risk-europe/rules/events";
import { ENGINES_OF_WAR, FULL_COFFERS } from "../../../src/games/risk-europe/rules/missions";
import type { State } from "../../../src/games/risk-europe/rules/state";
import { BOARD } from "../../../src/risk/europe/board";
import { runs } from "../../helpers/runs";
import { expectSame } from "../../helpers/same";
import { wander, type AnyGame } from "../contract/wander";

/** The games of the rulebook: players, and what is agreed on. */
const GAMES: readonly (readonly [number, Readonly<Record<string, string>>])[] = [
  [4, { teams: "off", kingdom_missions: "off" }],
  [4, { teams: "off", kingdom_missions: "on" }],
  [3, { kingdom_missions: "off" }],
  [3, { kingdom_missions: "on" }],
  [2, { kingdom_missions: "off" }],
  [2, { kingdom_missions: "on" }],
  [4, { teams: "on", team_game: "rounds" }],
];

/** A bookkeeper who knows actions and events, and never looks at how the game computes its state. */
interface Ledger {
  readonly coins: number[];
  readonly units: number[][];
  castles: number;
}

const ARMIES = [0, 1, 2, 3];

function pay(l: Ledger, army: number, coins: number): void {
  l.coins[army] += coins;
}

function shift(l: Ledger, army: number, units: readonly number[], sign: 1 | -1): void {
  units.forEach((n, k) => {
    l.units[army][k] += sign * n;
  });
}

/** What these units cost the army whose turn it is. */
function cost(before: State, units: readonly number[]): number {
  const bonuses = before.seats.at(before.acting)?.completed ?? [];
  const own = before.acting < before.seats.length ? bonuses : [];
  const free = own.includes(FULL_COFFERS) ? Math.min(units[0], 3 - before.moves.gratis) : 0;
  return units[0] - free + 2 * units[1] + 3 * units[2] + (own.includes(ENGINES_OF_WAR) ? 6 : 10) * units[3];
}

function bookAction(l: Ledger, before: State, a: Action): void {
  const army = before.acting;
  if (a.type === "buy") {
    pay(l, army, -cost(before, a.units));
    shift(l, army, a.units, 1);
  } else if (a.type === "crown") pay(l, army, -10);
  else if (a.type === "build") {
    const saxony = before.territories[BOARD.index["saxony"]];
    pay(l, army, saxony.owner === army && !saxony.fresh ? -9 : -12);
  }
}

function bookEvent(l: Ledger, before: State, e: Event): void {
  switch (e.type) {
    case "won_bid":
      pay(l, e.seat, -e.coins);
      if (e.army >= 0) pay(l, e.army, e.coins);
      return;
    case "claimed":
      pay(l, e.army, e.coins);
      if (before.phase === "setup") shift(l, e.army, e.units, 1);
      return;
    case "castle":
      l.castles++;
      return;
    case "taxed":
    case "loot":
      return pay(l, e.army, e.coins);
    case "gained":
      return shift(l, e.army, e.units, 1);
    case "lost":
      return shift(l, e.army, e.units, -1);
    case "eliminated":
      l.coins[e.army] = 0;
      l.units[e.army] = [0, 0, 0, 0];
      return;
    default:
  }
}

/** Coins and units as the state has them. */
function accounts(s: State): Ledger {
  const units = ARMIES.map(() => [0, 0, 0, 0]);
  let castles = 0;
  for (const land of s.territories) {
    if (land.owner >= 0) land.units.forEach((n, k) => (units[land.owner][k] += n));
    if (land.attacker >= 0) land.force.forEach((n, k) => (units[land.attacker][k] += n));
    if (land.castle) castles++;
  }
  return { coins: ARMIES.map((army) => armyOf(s, army).coins), units, castles };
}

function begin(players: number, options: Readonly<Record<string, string>>, seed: number): AnyGame {
  const { meta, rules } = ENGINE;
  const all = { ...defaultOptions(meta.options), ...options };
  return newGame(rules, rules.setup(all, meta.colours.slice(0, players), seedRng(seed)));
}

describe.each(GAMES)("%i players, %o", (players, options) => {
  it("no coin, unit or castle comes or goes but by an action or an event that says so", () => {
    for (let seed = 1; seed <= runs(1, 3); seed++) {
      const game = begin(players, options, seed);
      const ledger: Ledger = { coins: [5, 5, 5, 5], units: ARMIES.map(() => [0, 0, 0, 0]), castles: 0 };
      wander(ENGINE, game, seed, 700, (now, action, events, before) => {
        bookAction(ledger, before as State, action as Action);
        for (const e of events) bookEvent(ledger, before as State, e as Event);
        expectSame(JSON.stringify(accounts(now.state as State)), JSON.stringify(ledger), action.type);
      });
    }
  });

  it("random games end, with every invariant held after each action", () => {
    for (let seed = 1; seed <= runs(1, 2); seed++) {
      const game = soakGame(GAME, players, seed, { fixed: options });
      expect(game.failure, `seed ${seed}`).toBeUndefined();
    }
  });
});
