import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomAction } from "../../../../src/games/castle-risk/bots/random";
import { dealSeeded } from "../../../../src/core/dealer";
import { goTo, newGame, play, type Game } from "../../../../src/core/game";
import { nextLine, openText, type Line } from "../../../../src/core/lines";
import { isFault } from "../../../../src/core/refuse";
import { rollFrom, seedRng } from "../../../../src/core/rng";
import type { Roll } from "../../../../src/core/types";
import type { Action } from "../../../../src/games/castle-risk/rules/actions";
import type { Event } from "../../../../src/games/castle-risk/rules/events";
import { COLOURS, type Options } from "../../../../src/games/castle-risk/meta";
import { CARDS } from "../../../../src/games/castle-risk/rules/cards";
import { findBreach } from "../../../../src/games/castle-risk/notation/position/invariants";
import { CASTLE_RISK } from "../../../../src/games/castle-risk/rules/ruleset";
import { newState } from "../../../../src/games/castle-risk/rules/state/initial";
import type { State } from "../../../../src/games/castle-risk/rules/state";
import { writeAction } from "../../../../src/games/castle-risk/notation/write";
import { writePosition } from "../../../../src/games/castle-risk/notation/position/clauses";
import { ORDERS } from "../../../../src/games/castle-risk/rules/standing";
import { anyAction, randomWish } from "./chaos";
import { runs } from "../../../helpers/runs";
import { expectSame } from "../../../helpers/same";
import { accountsOf, book, newLedger } from "./ledger";
import { countCards } from "../../../helpers/play";
import { USUAL, readPosition, writeHeader, startReplay, stepReplay } from "../../../helpers/castle";

const MOST_ACTIONS = 700;

type CastleRisk = Game<State, Action, Event>;

interface Table {
  readonly players: number;
  readonly seed: number;
  readonly options: Options;
  /** One action in so many is a resignation. */
  readonly patience: number;
}

const TABLES = fc.record<Table>({
  players: fc.integer({ min: 2, max: 5 }),
  seed: fc.integer({ min: 0, max: 4294967290 }),
  patience: fc.constantFrom(8, 60, 300, 100000),
  options: fc.record({
    capital_choice: fc.constantFrom("choose", "dealt"),
    starting_coins: fc.integer({ min: 0, max: 20 }),
    policy_deck: fc.constantFrom("orders", "single"),
    special_phases: fc.constantFrom("every", "first"),
    card_counts: fc.constantFrom(
      USUAL.card_counts,
      CARDS.map((id) => (id === "spy" ? 9 : 2)),
      countCards("spy 1"),
    ),
    crowns_to_win: fc.integer({ min: 5, max: 9 }),
    round_limit: fc.constantFrom(0, 6),
  }),
});

function tableGame(t: Table): CastleRisk {
  return newGame(CASTLE_RISK, newState(t.options, COLOURS.slice(0, t.players), seedRng(t.seed)));
}

/** What happens next: chance, or one of those asked, and now and then a wish or a resignation. */
function nextAction(s: State, t: Table, roll: Roll): Action {
  const anybody = roll(t.players);
  if (s.seats[anybody].alive) {
    if (roll(t.patience) === 0) return { type: "resign", seat: anybody };
    if (roll(40) === 0) return randomWish(anybody, roll);
  }
  const dealt = dealSeeded(CASTLE_RISK, s);
  if (dealt !== undefined) return dealt;
  const seat = s.asked[roll(s.asked.length)];
  return ORDERS.answer(s, seat) ?? randomAction(s, seat, roll);
}

type Watch = (this: void, game: CastleRisk, action: Action, events: readonly Event[], before: State) => void;

/** Plays a table to its end or its cap, and shows every action to `watch`. */
function playTable(t: Table, watch: Watch, roll: Roll = rollFrom(seedRng(t.seed + 1))): CastleRisk {
  const game = tableGame(t);
  while (game.state.step !== "over" && game.at < MOST_ACTIONS) {
    const before = CASTLE_RISK.copy(game.state);
    const action = nextAction(game.state, t, roll);
    const events: Event[] = [];
    const why = play(game, action, events);
    if (why !== undefined) throw new Error(`${writeAction(action, before.colours)}: ${JSON.stringify(why)}`);
    watch(game, action, events, before);
  }
  return game;
}

function lineOf(text: string): Line {
  const line = nextLine(openText(text));
  if (line === undefined) throw new Error("an empty line");
  return line;
}

function games(n: number, seed: number, run: (t: Table) => void): void {
  fc.assert(fc.property(TABLES, run), { numRuns: n, seed, endOnFailure: true });
}

describe("under random play", () => {
  it("units, coins, cards, missions, tokens and castles change only by rule, and no invariant breaks", () => {
    games(runs(15, 50), 1, (t) => {
      const ledger = newLedger(newState(t.options, COLOURS.slice(0, t.players), []));
      playTable(t, (game, action, events, before) => {
        book(ledger, before, action, events);
        const line = writeAction(action, before.colours);
        expectSame(JSON.stringify(accountsOf(game.state)), JSON.stringify(ledger), line);
        expectSame(findBreach(game.state), undefined, line);
      });
    });
  }, 60_000);

  it("nothing happens where neither the action nor an event says so", () => {
    games(runs(5, 15), 2, (t) => {
      playTable(t, (game, action, events, before) => {
        if (events.some((e) => e.type === "eliminated" || (e.type === "round" && e.round === 1))) return;
        const named = new Set<number>();
        for (const part of [action, ...events, before.battle, before.bombardment, before.recruitment])
          for (const key of ["from", "to", "territory", "city"])
            if (part !== undefined && key in part)
              named.add((part as unknown as Record<string, number>)[key]);
        game.state.territories.forEach((land, i) => {
          if (named.has(i)) return;
          const facts = ({ owner, units, castle, tokens }: typeof land): unknown[] => [
            ...[owner, units, castle, tokens],
          ];
          expectSame(facts(land), facts(before.territories[i]), `territory ${i}`);
        });
      });
    });
  }, 60_000);

  it("a refused action changes nothing", () => {
    let refused = 0;
    games(runs(7, 20), 3, (t) => {
      const roll = rollFrom(seedRng(t.seed + 2));
      playTable(t, (game) => {
        const text = JSON.stringify(game.state);
        const hash = CASTLE_RISK.hash(game.state);
        for (let i = 0; i < 5; i++) {
          const action = anyAction(game.state, game.actions, roll);
          const why = CASTLE_RISK.check(game.state, action);
          if (why === undefined) continue;
          refused++;
          expectSame(/^[a-z_]+\.[a-z_]+$/.test(why.code), true, why.code);
          const events: Event[] = [];
          expectSame(play(game, action, events), why);
          expectSame(events, []);
        }
        expectSame(JSON.stringify(game.state), text);
        expectSame(CASTLE_RISK.hash(game.state), hash);
      });
    });
    expect(refused).toBeGreaterThan(runs(3000, 10_000));
  }, 60_000);

  it("undo and redo are exact, and playing on from the past is playing", () => {
    games(runs(5, 15), 4, (t) => {
      const states: string[] = [JSON.stringify(tableGame(t).state)];
      const game = playTable(t, (g) => states.push(JSON.stringify(g.state)));
      const roll = rollFrom(seedRng(t.seed + 3));
      for (let i = 0; i < 25; i++) {
        const n = roll(game.count + 1);
        goTo(game, n);
        expect(game.at).toBe(n);
        expect(JSON.stringify(game.state)).toBe(states[n]);
      }
      const past = game.actions.slice(game.at);
      for (const action of past) expectSame(play(game, action, []), undefined);
      expect(JSON.stringify(game.state)).toBe(states[states.length - 1]);
    });
  }, 60_000);

  it("a record replays to the same state after every action", () => {
    games(runs(5, 15), 5, (t) => {
      const states: string[] = [];
      const game = playTable(t, (g) => states.push(JSON.stringify(g.state)));
      const { colours } = game.state;
      const text =
        writeHeader(t.options, colours, [], t.seed) +
        game.actions.map((a) => writeAction(a, colours)).join("\n");
      const replay = startReplay(text);
      if (isFault(replay)) throw new Error(JSON.stringify(replay));
      for (let i = 0; i < states.length; i++) {
        expectSame(stepReplay(replay, []), game.actions[i]);
        expectSame(JSON.stringify(replay.state), states[i]);
      }
      expect(stepReplay(replay, [])).toBeUndefined();
    });
  }, 60_000);

  it("every state is a position that reads back as itself", () => {
    games(runs(4, 12), 6, (t) => {
      playTable(t, (game) => {
        const text = writePosition(game.state);
        const line = lineOf(text);
        const state = readPosition(line);
        expectSame(line.fault, undefined, text);
        expectSame(JSON.stringify(state), JSON.stringify(game.state));
        expectSame(CASTLE_RISK.hash(state), CASTLE_RISK.hash(game.state));
      });
    });
  }, 60_000);
});
