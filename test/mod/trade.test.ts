/** The list of sets in RISK, at the packed table: all that rule 3.6 and 3.7 allow can be found and traded. */
import { expect, test } from "vitest";
import { GAME } from "../../src/games/risk-classic/module";
import { offersOf } from "../../src/games/risk-classic/table/offers";
import { whole } from "../../src/games/risk-classic/table/state";
import type { Table } from "../../tabletop/table";
import { matchAt, press } from "../games/contract/people";
import { openClassic } from "./classic";

/** Five infantry cards, three of them of own territories: ten sets, and more ways to trade them. */
const POSITION =
  "risk_classic 1 ; players red blue green ; phase reinforce ; step trade ; asked red ; first red ; turn red ; round 2 ; " +
  "seat red hand peru congo egypt alaska china ; peru red 1 ; congo red 1 ; egypt red 1 ; siam green 1 ; others blue 1";

/** What stands in the element of an id, as Red sees it; undefined where it is hidden. */
function shown(table: Table, id: string): string | undefined {
  const found = table.view("Red").interface.find(({ attributes }) => attributes["id"] === id);
  return found?.attributes["text"] ?? found?.text;
}

test(
  "a hand with more sets than rows is leafed through to its last set, and a press trades the one that stands there",
  { timeout: 240_000 },
  async () => {
    const table = await openClassic();
    for (const colour of ["Red", "Blue", "Green"]) {
      await table.join(`Player ${colour}`);
      await table.sit(`Player ${colour}`, colour);
    }
    await table.load({
      ...(await table.save()),
      LuaScriptState: `risk_classic 1\nseed 9\nposition ${POSITION}\n`,
    });
    await table.settle();
    const m = await matchAt(table, GAME);
    const offers = m === undefined ? [] : offersOf(whole(m.game.state), 0);
    expect(offers.length).toBeGreaterThan(12);

    expect(shown(table, "trade-leaf")).toBe(`1 to 5 of ${offers.length}`);
    await press(table, "Red", "leaf");
    await table.settle();
    expect(shown(table, "trade-leaf")).toBe(`6 to 10 of ${offers.length}`);
    const { cards, armies } = offers[6] ?? { cards: [], armies: 0 };
    expect(shown(table, "trade-1-text")).toContain(`${armies} armies`);
    await press(table, "Red", "card 1");
    await table.settle();

    const after = await matchAt(table, GAME);
    const hand = after === undefined ? [] : whole(after.game.state).seats[0]?.hand;
    expect(hand).toHaveLength(2);
    for (const card of cards) expect(hand).not.toContain(card);
    expect(table.errors).toEqual([]);
  },
);

test(
  "behind the last sets come the first ones again, and a short list has nothing to leaf",
  { timeout: 240_000 },
  async () => {
    const table = await openClassic();
    await table.join("Player Red");
    await table.sit("Player Red", "Red");
    const load = async (position: string): Promise<void> => {
      await table.load({
        ...(await table.save()),
        LuaScriptState: `risk_classic 1\nseed 9\nposition ${position}\n`,
      });
      await table.settle();
    };
    await load(POSITION);
    const first = shown(table, "trade-leaf");
    const pages = [first];
    do {
      await press(table, "Red", "leaf");
      await table.settle();
      pages.push(shown(table, "trade-leaf"));
    } while (pages[pages.length - 1] !== first && pages.length < 20);
    expect(pages[pages.length - 2]).toMatch(/^(\d+ to )?(\d+) of \2$/);
    await load(POSITION.replace("egypt alaska china", "great_britain"));
    expect(shown(table, "trade-leaf")).toBeUndefined();
  },
);
