/** A game by the keyboard alone, by what somebody hears who does not see the page; whole turns: turns.slow.test.ts. */
import { describe, test } from "vitest";
import { readFileSync } from "node:fs";
import { savedAt } from "../../../scripts/pictures/record";
import { NO_CHROMIUM, usePages } from "../../tabletop/page/chromium";
import { comeTo } from "../../tabletop/page/come";
import { confirm, giveOrders, hears, tabTo, takeAlaska } from "./keys";

const pages = usePages({ still: true });

describe.skipIf(NO_CHROMIUM)("By keys alone", () => {
  test("in RISK armies are placed and a land is taken", { timeout: 180_000 }, async () => {
    await takeAlaska(pages);
  });

  test(
    "units of Castle Risk are bought, by the row that each button stands in",
    { timeout: 180_000 },
    async () => {
      const record = readFileSync("test/records/five-players.txt", "utf8");
      const tab = await comeTo(pages, {
        state: savedAt(record, "draw red card reinforcements", "red buy infantry 3"),
      });
      await tabTo(tab, /^One more; 0 Infantry/);
      await hears(tab, /^Red buys 1 infantry/);
      await tabTo(tab, /^One more; 0 Archers/);
      await hears(tab, /^Red buys 1 infantry and 1 archer/);
      await tabTo(tab, /^One more; 1 Archer/);
      await hears(tab, /^Red buys 1 infantry and 2 archers/);
      await tabTo(tab, /^One less; 2 Archers/);
      await hears(tab, /^Red buys 1 infantry and 1 archer/);
      await confirm(tab, /^Buy units; they are placed/);
    },
  );

  test(
    "orders of Risk Europe are picked by the names of the cards in the hand, and confirmed",
    { timeout: 180_000 },
    async () => {
      await giveOrders(pages);
    },
  );
});
