/** Whole turns by the keyboard alone, by what somebody hears who does not see the page. */
import { describe, test } from "vitest";
import { readFileSync } from "node:fs";
import { savedAt } from "../../../scripts/pictures/record";
import { RISK_2008 } from "../../../mod/saves/risk-2008";
import { NO_CHROMIUM, usePages } from "../../tabletop/page/chromium";
import { comeTo } from "../../tabletop/page/come";
import { choose, confirm, confirmFor, giveOrders, hears, pressHearing, tabTo, takeAlaska } from "./keys";

const pages = usePages({ still: true });

/** Red of RISK 2008 has all but two lands, and a draft to place. */
const WORLD = `risk_2008 1
player red Ann
player blue Boris
player green Chiara
seed 5
position risk_2008 1 ; players red blue green ; option mode world_conquest ; cities alaska greenland eastern_united_states venezuela brazil congo north_africa south_africa ukraine middle_east afghanistan china japan indonesia eastern_australia ; phase draft ; turn red ; seat red capital brazil ; seat blue capital alaska ; seat green capital peru ; alaska blue 1 ; peru green 3 ; kamchatka red 40 ; others red 2
`;

describe.skipIf(NO_CHROMIUM)("By keys alone", () => {
  test("a turn of RISK: armies are placed, a land is taken, armies march", { timeout: 180_000 }, async () => {
    const tab = await takeAlaska(pages);
    await confirm(tab, /^Attack a neighbour/);
    await pressHearing(tab, "e", /^You could still attack/);
    await confirm(tab, /^Move armies once/);
    await choose(tab, /^Japan, Red 5/);
    await hears(tab, /^Choose a territory of yours to move them to/);
    await choose(tab, /^Mongolia, Red 2/);
    await hears(tab, /^Red moves \d armies? from Japan to Mongolia/);
    await confirmFor(tab, "Mongolia", "> 2");
  });

  test("an attack of Castle Risk", { timeout: 180_000 }, async () => {
    const record = readFileSync("test/records/five-players.txt", "utf8");
    const tab = await comeTo(pages, {
      state: savedAt(record, "red play general", "red attack normandy france"),
    });
    await choose(tab, /^Normandy, Red/);
    await hears(tab, /^Choose a neighbour to attack/);
    await choose(tab, /^France, /);
    await hears(tab, /^From Normandy to France/);
    await confirm(tab, /^Your cards for this moment/);
    await pressHearing(tab, "p", /^Choose a territory to attack from. 2 attacks left/);
    await pressHearing(tab, "e", /^Still possible: Attack/);
    await confirm(tab, /^(?!Still possible)/);
  });

  test("orders of Risk Europe are picked and given, with their bonus", { timeout: 180_000 }, async () => {
    const tab = await giveOrders(pages);
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
  });

  test("a turn of RISK 2008: a draft, an attack, a march", { timeout: 180_000 }, async () => {
    const tab = await comeTo(pages, { save: RISK_2008, state: savedAt(WORLD) });
    await choose(tab, /^Kamchatka, Red 40/, "Shift+Enter");
    await hears(tab, /^Red places 36 troops in Kamchatka/);
    await confirm(tab, /^Attack a neighbour/);
    await choose(tab, /^Kamchatka, Red 76/);
    await hears(tab, /^Choose a neighbour to attack/);
    await choose(tab, /^Alaska, Blue 1/);
    await hears(tab, /^Red attacks Alaska from Kamchatka with 3 dice. All but certain to win/);
    await confirm(tab, /^Red moves in with 75 troops/);
    await confirm(tab, /^Attack a neighbour/);
    await pressHearing(tab, "e", /^You could still attack/);
    await confirm(tab, /^Move troops once/);
    await choose(tab, /^Japan, Red 2/);
    await hears(tab, /^Choose a territory of yours to move them to/);
    await choose(tab, /^Mongolia, Red 2/);
    await hears(tab, /^Red moves 1 troop from Japan to Mongolia/);
    await confirmFor(tab, "Mongolia", "> 2");
  });
});
