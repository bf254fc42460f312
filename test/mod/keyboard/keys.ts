/** A table that is played by the keyboard alone, by what somebody hears who does not see the page. */
import { expect } from "vitest";
import type { Page } from "playwright-core";
import { RISK_CLASSIC } from "../../../mod/saves/risk-classic";
import { RISK_EUROPE } from "../../../mod/saves/risk-europe";
import { savedAt } from "../../../scripts/pictures/record";
import { rest, waitFor } from "../../../scripts/pictures/stage";
import type { Pages } from "../../tabletop/page/chromium";
import { comeTo } from "../../tabletop/page/come";

/** What was told last to those who hear the page. */
async function heard(tab: Page): Promise<string> {
  return (await tab.locator(".unseen[aria-live=polite]").first().textContent()) ?? "";
}

export async function hears(tab: Page, what: RegExp): Promise<void> {
  await expect.poll(() => heard(tab), { timeout: 20_000 }).toMatch(what);
}

/** Goes through what may be chosen until that is heard, and presses it; with Shift, all that may go there. */
export async function choose(tab: Page, what: RegExp, key = "Enter"): Promise<void> {
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
export async function press(tab: Page, key: string, isDone: () => Promise<boolean>): Promise<void> {
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
export async function pressHearing(tab: Page, key: string, what: RegExp): Promise<void> {
  await press(tab, key, async () => what.test(await heard(tab)));
  await hears(tab, what);
}

/** Confirms, wherever the keys have gone, and hears what comes of it. */
export async function confirm(tab: Page, what: RegExp): Promise<void> {
  await pressHearing(tab, "Control+Enter", what);
}

/** Confirms, and the number on a territory's shield comes to be so. */
export async function confirmFor(tab: Page, name: string, is: string): Promise<void> {
  await press(tab, "Control+Enter", async () => tab.evaluate<boolean>(labelOf(name, is)));
  await waitFor(tab, labelOf(name, is));
}

/** What is said of a control: its name, and what describes it. */
const SAID = `(one) => [one?.getAttribute("aria-label") ?? one?.textContent, one?.getAttribute("aria-description") ?? ""].join("; ")`;

/**
 * Goes by Tab to what has that name, and what is said of it besides, and presses it; gives both. Cards come to a hand
 * after the panel that asks for them: one goes there when it is so far.
 */
export async function tabTo(tab: Page, what: RegExp, key = "Enter"): Promise<void> {
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

/** Somebody of Castle Risk buys units, by the row that each button stands in. */
export async function buyUnits(tab: Page, who: string): Promise<void> {
  const buys = async (what: string): Promise<void> => hears(tab, new RegExp(`^${who} buys ${what}`));
  await tabTo(tab, /^One more; 0 Infantry/);
  await buys("1 infantry");
  await tabTo(tab, /^One more; 0 Archers/);
  await buys("1 infantry and 1 archer");
  await tabTo(tab, /^One more; 1 Archer/);
  await buys("1 infantry and 2 archers");
  await tabTo(tab, /^One less; 2 Archers/);
  await buys("1 infantry and 1 archer");
  await confirm(tab, /^Buy units; they are placed/);
}

/** Red of RISK has most lands, armies to place, and Alaska of one army beside Kamchatka of forty. */
const ALASKA = `risk_classic 1
player red Ann
player blue Boris
player green Chiara
seed 5
position risk_classic 1 ; players red blue green ; round 6 ; phase reinforce ; turn red ; alaska blue 1 ; kamchatka red 40 ; japan red 5 ; others red 2 ; brazil green 3 ; peru green 3
`;

/** Comes to a game of RISK and does there, by keys, what leads up to a conquest: armies are placed, Alaska is attacked and taken. */
export async function takeAlaska(pages: Pages): Promise<Page> {
  const tab = await comeTo(pages, {
    save: RISK_CLASSIC,
    state: savedAt(ALASKA),
  });
  await choose(tab, /^Kamchatka, Red 40/, "Shift+Enter");
  await hears(tab, /^Red places 30 armies in Kamchatka/);
  await confirm(tab, /^Attack a neighbour/);
  await choose(tab, /^Kamchatka, Red 70/);
  await hears(tab, /^Choose a neighbour to attack/);
  await choose(tab, /^Alaska, Blue 1/);
  await hears(tab, /^Red attacks Alaska from Kamchatka with 3 dice. All but certain to win/);
  await confirm(tab, /^Red moves in with 69 armies/);
  return tab;
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

/** Comes to a game of Risk Europe and picks two orders of the hand by keys; the first of them may be given then. */
export async function giveOrders(pages: Pages): Promise<Page> {
  const tab = await comeTo(pages, {
    save: RISK_EUROPE,
    state: savedAt(`${EUROPE}phase orders ; first red ; ${HOMES}`),
  });
  await tabTo(tab, /^Expand or Maneuver, Fortify: press it/);
  await hears(tab, /^Expand, Fortify is first/);
  await tabTo(tab, /^Tax or Spend, King Me: press it/);
  await hears(tab, /^First Expand, Fortify, then Tax, King Me: confirm/);
  await confirm(tab, /^Give one order of your card. Your card: Expand or Maneuver, Fortify/);
  return tab;
}
