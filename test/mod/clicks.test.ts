/** How many presses a turn takes. */
import { expect, test } from "vitest";
import { colourOf, playOn, press, stateOf } from "./people";
import { expectCalm, seatedTable } from "./seated";
import { FLOW } from "../../src/text/en/flow";
import { POLICY_CARDS } from "../../src/games/castle-risk/rules/policies";
import { BOARD } from "../../src/risk/europe/board";
import { NOBODY } from "../../src/core/types";

test("a first turn with two marches takes at most 14 presses, policies and placement among them", async () => {
  const table = await seatedTable(["red", "blue"], 0);
  await table.settle(4000);
  await press(table, "Red", "show settings");
  await press(table, "Red", "idle end");
  await press(table, "Red", "show none");
  let s = await stateOf(table);
  while (s.step !== "policies") s = await playOn(table, 3, 1);
  await table.settle();
  expect(s.step).toBe("policies");
  const presses: Record<string, number> = {};
  const click = async (who: string, what: string): Promise<void> => {
    presses[who] = (presses[who] ?? 0) + 1;
    await press(table, who, what);
    await table.settle();
    s = await stateOf(table);
  };
  const expand = POLICY_CARDS.findIndex(({ id }) => id === "expand_fortify");
  for (const who of ["Red", "Blue"]) {
    await click(who, `step ${expand} 1`);
    await click(who, "confirm");
  }
  const seat = s.turn;
  const who = colourOf(s.colours[seat]);
  expect([s.phase, s.step]).toEqual(["purchase", "purchase"]);
  await click(who, "most");
  await click(who, "confirm");
  // Nothing is left to buy: the phase has ended.
  expect(s.step).toBe("attack");
  const told = table.session.world.messages.filter(({ text }) => text === FLOW.phaseEnded("purchase"));
  expect(told.map(({ to }) => to)).toEqual([who]);
  const { capital } = s.seats[seat];
  for (let march = 0; march < 2; march++) {
    const to = BOARD.land[capital].find((t) => s.territories[t].owner === NOBODY);
    if (to === undefined) throw new Error("there is no empty land beside the capital");
    await click(who, `press ${capital}`);
    await click(who, `press ${to}`);
    await click(who, "confirm");
    expect(s.territories[to].units).toEqual([1, 0, 0, 0]);
  }
  // No march is left.
  expect(s.step).toBe("fortify");
  await click(who, "end");
  await click(who, "confirm");
  // Nothing can be done in diplomacy, and there is one place for what was bought.
  expect(s.step).toBe("placement");
  await click(who, "confirm");
  // A card in the hand could be Reinforcements: nobody is to know.
  if (s.turn === seat) await click(who, "end");
  expect(s.turn).not.toBe(seat);
  expect(presses[who]).toBeLessThanOrEqual(14);
  expectCalm(table);
});
