/** How the crowns of a game came, at its end. */
import { expect, test } from "vitest";
import { rollFrom, seedRng } from "../../../../src/core/rng";
import { STATISTICS } from "../../../../src/games/castle-risk/panels/statistics";
import { ENGLISH } from "../../../../src/games/castle-risk/text/en/english";
import { matchOf, playOn, startedTable, stateOf } from "../../../helpers/presser";
import { statisticsOf } from "../../../helpers/statistics";

test("the numbers begin with the crowns of each kingdom as the rounds went by", () => {
  const t = startedTable(3, 15);
  const crowns: Record<number, readonly string[]> = {};
  playOn(t, rollFrom(seedRng(8)), 3000, () => {
    const { round, seats, phase } = stateOf(t);
    if (phase !== "setup") crowns[round] ??= seats.map((seat) => `${seat.alive ? seat.crowns : 0}`);
  });
  const { round } = stateOf(t);
  expect(round).toBeGreaterThan(4);
  const { labels, columns } = STATISTICS.table(statisticsOf(matchOf(t)), stateOf(t), ENGLISH);
  const step = Math.ceil(round / 4);
  const quarters = [1, 2, 3].map((n) => n * step).filter((at) => at < round);
  expect(labels.slice(0, quarters.length + 1)).toEqual([
    ...quarters.map((at) => `Crowns in round ${at}`),
    "Crowns",
  ]);
  for (const [i, at] of quarters.entries()) expect(columns.map((column) => column[i])).toEqual(crowns[at]);
});

test("a kingdom that has fallen has no crowns at the end, whatever it had when it fell", () => {
  const statistics = STATISTICS.begin(2);
  const none = { vassals: 0, castle: 0, missions: 0, armyValue: 0, taxValue: 0 };
  const crowns = { ...none, total: 4, capital: 1, army: 1, tax: 2 };
  STATISTICS.add(statistics, undefined, { type: "ranked", seat: 1, crowns });
  STATISTICS.add(statistics, undefined, { type: "eliminated", seat: 1, by: 0, coins: 3 });
  const state = stateOf(startedTable(2, 15));
  const { labels, columns } = STATISTICS.table(statistics, state, ENGLISH);
  expect(columns.map((column) => column[labels.indexOf("Crowns")])).toEqual(["0", "0"]);
});
