/** A whole turn by the keyboard alone, by what somebody hears who does not see the page. */
import { describe, expect, test } from "vitest";
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { buildPage } from "../../../scripts/page/build";
import { savedAt } from "../../../scripts/pictures/record";
import { rest, waitFor } from "../../../scripts/pictures/stage";
import { CASTLE_RISK } from "../../../mod/saves/castle-risk";
import { RISK_CLASSIC } from "../../../mod/saves/risk-classic";
import { RISK_2008 } from "../../../mod/saves/risk-2008";
import { RISK_EUROPE } from "../../../mod/saves/risk-europe";
import type { Save } from "../../../mod/save";
import { withState } from "../../../tabletop/server/opening";
import { folder, openGame } from "../../tabletop/server/open";
import { hostOf, NO_CHROMIUM, usePages } from "../../tabletop/page/chromium";
import { packed } from "../../tabletop/page/packed";

const pages = usePages({ still: true });

async function come(save: Save, state: string): Promise<Page> {
  const { options } = packed(save);
  const page = await buildPage(process.cwd(), save, folder());
  const { server } = await openGame({ ...options, page, save: withState(options.save, state) });
  const tab = await pages.open(server, `${hostOf(server)}&seat=Red`, { name: "Ann" });
  await waitFor(tab, `window.tabletop?.view()?.ui.loading === false && tabletop.view().ui.roots.length > 0`);
  return tab;
}

/** What was told last to those who hear the page. */
async function heard(tab: Page): Promise<string> {
  return (await tab.locator(".unseen[aria-live=polite]").first().textContent()) ?? "";
}

async function hears(tab: Page, what: RegExp): Promise<void> {
  await expect.poll(() => heard(tab), { timeout: 20_000 }).toMatch(what);
}

/** Goes through what may be chosen until that is heard, and presses it; with Shift, all that may go there. */
async function choose(tab: Page, what: RegExp, key = "Enter"): Promise<void> {
  await rest(tab);
  const said: string[] = [];
  for (let i = 0; i < 42; i++) {
    await tab.keyboard.press(".");
    await tab.waitForTimeout(60);
    said.push(await heard(tab));
    if (!what.test(said[i])) continue;
    await tab.keyboard.press(key);
    return;
  }
  expect([...new Set(said)].join("; ")).toMatch(what);
}

/** That the number on the shield of a territory is so. */
function labelOf(name: string, is: string): string {
  const shield = `Object.values(tabletop.view().pieces).find((one) => one.name === "${name}" && one.buttons !== undefined)`;
  return `Number.parseInt(${shield}?.buttons[0].label) ${is}`;
}

/** How often a press was refused that came before all panels were painted which belong to what was asked. */
const TOO_EARLY = `Object.values(tabletop.view().chat).filter(({ text }) => text.startsWith("The game has moved on")).length`;

/** Presses a key until something is so: once, but for a press that is refused as no person would be as quick. */
async function press(tab: Page, key: string, isDone: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    const refused = await tab.evaluate<number>(TOO_EARLY);
    await tab.keyboard.press(key);
    const isOver = async (): Promise<boolean> =>
      (await isDone()) || (await tab.evaluate<number>(TOO_EARLY)) > refused;
    await expect
      .poll(isOver, { timeout: 20_000 })
      .toBe(true)
      .catch(() => undefined);
    if ((await tab.evaluate<number>(TOO_EARLY)) === refused) return;
  }
}

/** Presses a key, and hears what comes of it. */
async function pressHearing(tab: Page, key: string, what: RegExp): Promise<void> {
  await press(tab, key, async () => what.test(await heard(tab)));
  await hears(tab, what);
}

/** Confirms, wherever the keys have gone, and hears what comes of it. */
async function confirm(tab: Page, what: RegExp): Promise<void> {
  await pressHearing(tab, "Control+Enter", what);
}

/** Confirms, and the number on a territory's shield comes to be so. */
async function confirmFor(tab: Page, name: string, is: string): Promise<void> {
  await press(tab, "Control+Enter", async () => tab.evaluate<boolean>(labelOf(name, is)));
  await waitFor(tab, labelOf(name, is));
}

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

/** Red of RISK 2008 has all but two lands, and a draft to place. */
const WORLD = `risk_2008 1
player red Ann
player blue Boris
player green Chiara
seed 5
position risk_2008 1 ; players red blue green ; option mode world_conquest ; cities alaska greenland eastern_united_states venezuela brazil congo north_africa south_africa ukraine middle_east afghanistan china japan indonesia eastern_australia ; phase draft ; turn red ; seat red capital brazil ; seat blue capital alaska ; seat green capital peru ; alaska blue 1 ; peru green 3 ; kamchatka red 40 ; others red 2
`;

/** What is said of a control: its name, and what describes it. */
const SAID = `(one) => [one?.getAttribute("aria-label") ?? one?.textContent, one?.getAttribute("aria-description") ?? ""].join("; ")`;

/**
 * Goes by Tab to what has that name, and what is said of it besides, and presses it; gives both. Cards come to a hand
 * after the panel that asks for them: one goes there when it is so far.
 */
async function tabTo(tab: Page, what: RegExp, key = "Enter"): Promise<void> {
  const all = `[...document.querySelectorAll("a, button, input, select, [tabindex]")].map(${SAID})`;
  const isThere = async (): Promise<boolean> =>
    (await tab.evaluate<string[]>(all)).some((one) => what.test(one));
  await expect.poll(isThere, { timeout: 20_000, message: `nothing is called ${what.source}` }).toBe(true);
  const met: string[] = [];
  for (let i = 0; i < 150; i++) {
    await tab.keyboard.press("Tab");
    const said = await tab.evaluate<string>(`(${SAID})(document.activeElement)`);
    met.push(said);
    if (!what.test(said)) continue;
    await tab.keyboard.press(key);
    return;
  }
  expect([...new Set(met)].join(" | ")).toMatch(what);
}

describe.skipIf(NO_CHROMIUM)("By keys alone", () => {
  test("a turn of RISK: armies are placed, a land is taken, armies march", { timeout: 180_000 }, async () => {
    const tab = await come(
      RISK_CLASSIC,
      savedAt(`risk_classic 1
player red Ann
player blue Boris
player green Chiara
seed 5
position risk_classic 1 ; players red blue green ; round 6 ; phase reinforce ; turn red ; alaska blue 1 ; kamchatka red 40 ; japan red 5 ; others red 2 ; brazil green 3 ; peru green 3
`),
    );
    await choose(tab, /^Kamchatka, Red 40/, "Shift+Enter");
    await hears(tab, /^Red places 30 armies in Kamchatka/);
    await confirm(tab, /^Attack a neighbour/);
    await choose(tab, /^Kamchatka, Red 70/);
    await hears(tab, /^Choose a neighbour to attack/);
    await choose(tab, /^Alaska, Blue 1/);
    await hears(tab, /^Red attacks Alaska from Kamchatka with 3 dice. All but certain to win/);
    await confirm(tab, /^Red moves in with 69 armies/);
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
    const tab = await come(CASTLE_RISK, savedAt(record, "red play general", "red attack normandy france"));
    await choose(tab, /^Normandy, Red/);
    await hears(tab, /^Choose a neighbour to attack/);
    await choose(tab, /^France, /);
    await hears(tab, /^From Normandy to France/);
    await confirm(tab, /^Your cards for this moment/);
    await pressHearing(tab, "p", /^Choose a territory to attack from. 2 attacks left/);
    await pressHearing(tab, "e", /^Still possible: Attack/);
    await confirm(tab, /^(?!Still possible)/);
  });

  test(
    "units of Castle Risk are bought, by the row that each button stands in",
    { timeout: 180_000 },
    async () => {
      const record = readFileSync("test/records/five-players.txt", "utf8");
      const tab = await come(
        CASTLE_RISK,
        savedAt(record, "draw red card reinforcements", "red buy infantry 3"),
      );
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
    "orders of Risk Europe are picked by the names of the cards in the hand",
    { timeout: 180_000 },
    async () => {
      const tab = await come(RISK_EUROPE, savedAt(`${EUROPE}phase orders ; first red ; ${HOMES}`));
      await tabTo(tab, /^Expand or Maneuver, Fortify: press it/);
      await hears(tab, /^Expand, Fortify is first/);
      await tabTo(tab, /^Tax or Spend, King Me: press it/);
      await hears(tab, /^First Expand, Fortify, then Tax, King Me: confirm/);
      await confirm(tab, /^Give one order of your card. Your card: Expand or Maneuver, Fortify/);
    },
  );

  test("a turn of Risk Europe: the order of a card and its bonus", { timeout: 180_000 }, async () => {
    const turn = `phase turns ; first red ; turn red ; seat red picks expand_fortify tax ; ${HOMES}`;
    const tab = await come(RISK_EUROPE, savedAt(`${EUROPE}${turn}`));
    await hears(tab, /^Give one order of your card/);
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
    const tab = await come(RISK_2008, savedAt(WORLD));
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
