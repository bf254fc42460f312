/**
 * A game by the keyboard alone, by what somebody hears who does not see the page; purchases:
 * ../windows/browser.test.ts, whole turns: turns.slow.test.ts.
 */
import { describe, test } from "vitest";
import { NO_CHROMIUM, usePages } from "../../tabletop/page/chromium";
import { giveOrders, takeAlaska } from "./keys";

const pages = usePages({ still: true });

describe.skipIf(NO_CHROMIUM)("By keys alone", () => {
  test("in RISK armies are placed and a land is taken", { timeout: 180_000 }, async () => {
    await takeAlaska(pages);
  });

  test(
    "orders of Risk Europe are picked by the names of the cards in the hand, and confirmed",
    { timeout: 180_000 },
    async () => {
      await giveOrders(pages);
    },
  );
});
