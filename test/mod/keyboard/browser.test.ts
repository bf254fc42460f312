/** A game by the keyboard alone, by what somebody hears who does not see the page; whole turns: turns.slow.test.ts. */
import { describe, test } from "vitest";
import { readFileSync } from "node:fs";
import { savedAt } from "../../../scripts/pictures/record";
import { RISK_EUROPE } from "../../../mod/saves/risk-europe";
import { NO_CHROMIUM, usePages } from "../../tabletop/page/chromium";
import { comeTo } from "../../tabletop/page/come";
import { choose, confirm, confirmFor, hears, pressHearing, tabTo, takeAlaska } from "./keys";

const pages = usePages({ still: true });

/** Four players of Risk Europe with a city each, from here on. */
const EUROPE = `risk_europe 1
player red Ann
player blue Boris
player green Chiara
player yellow Dora
seed 5
position risk_europe 1 ; players red blue green yellow ; `;
const HOMES =
  "england red footman 9 ; sweden blue footman 9 ; turkey green footman 9 ; leon_castile yellow footman 9";

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
    "orders of Risk Europe are picked by the names of the cards in the hand, and given, with their bonus",
    { timeout: 180_000 },
    async () => {
      const tab = await comeTo(pages, {
        save: RISK_EUROPE,
        state: savedAt(`${EUROPE}phase orders ; first red ; ${HOMES}`),
      });
      await tabTo(tab, /^Expand or Maneuver, Fortify: press it/);
      await hears(tab, /^Expand, Fortify is first/);
      await tabTo(tab, /^Tax or Spend, King Me: press it/);
      await hears(tab, /^First Expand, Fortify, then Tax, King Me: confirm/);
      await confirm(tab, /^Give one order of your card. Your card: Expand or Maneuver, Fortify/);
      await choose(tab, /^England, Red 9/);
      await hears(tab, /^Choose a neighbour to enter/);
      await choose(tab, /^Wales/);
      await hears(tab, /^From England to Wales/);
      await confirm(tab, /^Your order is given; the bonus action is left/);
      await pressHearing(tab, "e", /^Still possible: Fortify/);
      await tabTo(tab, /^Fortify/);
      await hears(tab, /^Choose a city or castle of yours/);
      await choose(tab, /^England, Red 1/);
      await confirmFor(tab, "England", "> 1");
    },
  );
});
