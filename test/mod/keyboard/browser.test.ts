/** A whole turn by the keyboard alone, by what somebody hears who does not see the page. */
import { describe, expect, test } from "vitest";
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { buildPage } from "../../../scripts/page/build";
import { savedAt } from "../../../scripts/pictures/record";
import { rest, waitFor } from "../../../scripts/pictures/stage";
import { CASTLE_RISK } from "../../../mod/saves/castle-risk";
import { RISK_CLASSIC } from "../../../mod/saves/risk-classic";
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

/** Confirms, wherever the keys have gone, and hears what comes of it. */
async function confirm(tab: Page, what: RegExp): Promise<void> {
  await tab.keyboard.press("Control+Enter");
  await hears(tab, what);
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
    await tab.keyboard.press("e");
    await hears(tab, /^You could still attack/);
    await confirm(tab, /^Move armies once/);
    await choose(tab, /^Japan, Red 5/);
    await hears(tab, /^Choose a territory of yours to move them to/);
    await choose(tab, /^Mongolia, Red 2/);
    await hears(tab, /^Red moves \d armies? from Japan to Mongolia/);
    await tab.keyboard.press("Control+Enter");
    const mongolia = `Object.values(tabletop.view().pieces).find(({ name }) => name === "Mongolia")`;
    await waitFor(tab, `Number(${mongolia}.buttons[0].label) > 2`);
  });

  test("an attack of Castle Risk", { timeout: 180_000 }, async () => {
    const record = readFileSync("test/records/five-players.txt", "utf8");
    const tab = await come(CASTLE_RISK, savedAt(record, "red play general", "red attack normandy france"));
    await choose(tab, /^Normandy, Red/);
    await hears(tab, /^Choose a neighbour to attack/);
    await choose(tab, /^France, /);
    await hears(tab, /^From Normandy to France/);
    await confirm(tab, /^Your cards for this moment/);
    await tab.keyboard.press("p");
    await hears(tab, /^Choose a territory to attack from. 2 attacks left/);
    await tab.keyboard.press("e");
    await hears(tab, /^Still possible: Attack/);
    await confirm(tab, /^(?!Still possible)/);
  });
});
