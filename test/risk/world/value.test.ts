import { describe, expect, it, test } from "vitest";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { outlookOf } from "../../../src/games/risk-classic/bots/outlook";
import { LEVELS } from "../../../src/games/risk-classic/bots/levels.data";
import { ENGINE } from "../../../src/games/risk-classic/engine";
import type { State } from "../../../src/games/risk-classic/rules/state";
import { judge } from "../../../src/risk/world/bots/judge";
import { look, newSurvey } from "../../../src/risk/world/bots/survey";
import { netWorth } from "../../../src/risk/world/bots/value/net";
import { NETS } from "../../../src/risk/world/bots/value/nets.data";
import { newCount } from "../../../src/risk/world/bots/value/facts";
import { duel, levelPlaying } from "../../games/contract/duel";

/** A game in which everything is placed and some turns are played. */
function begun(players: number, mode: "world_domination" | "capital" | "secret_mission"): State {
  const easy = levelPlaying(ENGINE, "easy");
  const s = duel(ENGINE, {
    ...{ players, seed: 7, options: { mode, initial_placement: "dealt", armies_a_turn: "all" }, most: 120 },
    playerOf: () => (state, seat) => easy(state, seat, rollFrom(seedRng(5))),
  });
  expect(s.phase).not.toBe("setup");
  return s;
}

describe.each([2, 3, 4, 6])("what the networks say of a game of %i", (players) => {
  const s = begun(players, "world_domination");
  const seat = s.owners.find((owner) => owner >= 0) ?? 0;
  const worthOf = (change: (owners: number[], armies: number[]) => void, won = 0): number => {
    const [owners, armies] = [[...s.owners], [...s.armies]];
    change(owners, armies);
    const count = newCount(seat, [...s.seats.map(({ hand }) => hand.length)], 8);
    const survey = newSurvey(players);
    look(survey, owners, armies);
    return netWorth(NETS, count, survey, 0, won);
  };
  const now = worthOf(() => undefined);

  it("is a chance to win: more with more armies, less where rivals have them", () => {
    const own = s.owners.indexOf(seat);
    const other = s.owners.findIndex((owner) => owner >= 0 && owner !== seat);
    expect(now).toBeGreaterThan(0);
    expect(now).toBeLessThan(100);
    const stronger = worthOf((_, armies) => (armies[own] += 15));
    expect(stronger).toBeGreaterThan(now);
    expect(worthOf((_, armies) => (armies[other] += 15))).toBeLessThan(now);
  });

  it("is all where nobody else has a territory, and nothing without one (RC8.1)", () => {
    const all = worthOf((owners) => owners.forEach((owner, t) => owner >= 0 && (owners[t] = seat)));
    expect(all).toBe(100);
    const rival = (seat + 1) % players;
    expect(worthOf((owners) => owners.forEach((owner, t) => owner === seat && (owners[t] = rival)))).toBe(0);
  });

  it("has half a say in what hard computers judge", () => {
    const { judge: how } = outlookOf(s, seat, LEVELS.hard);
    const alone = judge({ ...how, value: undefined }, s.owners, s.armies, 0, 0);
    const { value, survey } = how;
    const net = value === undefined ? NaN : netWorth(value.nets, value.count, survey, 0, 0);
    expect(judge(how, s.owners, s.armies, 0, 0)).toBeCloseTo((alone + net) / 2, 9);
  });
});

test.each(["capital", "secret_mission"] as const)(
  "in %s, of which they know nothing, the networks have no say (RC9.1, RC10.1)",
  (mode) => {
    const s = begun(3, mode);
    expect(outlookOf(s, s.turn, LEVELS.hard).judge.value).toBeUndefined();
    expect(outlookOf(begun(3, "world_domination"), 0, LEVELS.hard).judge.value).toBeDefined();
  },
);

test("normal computers have no networks", () => {
  expect(outlookOf(begun(2, "world_domination"), 0, LEVELS.normal).judge.value).toBeUndefined();
});
