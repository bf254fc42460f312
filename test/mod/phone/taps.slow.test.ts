/** On a phone of 360 by 740 pixels the world's games are played to their end by taps, each on a target for a finger. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { chromium, type Browser, type Page } from "playwright-core";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildPage } from "../../../scripts/page/build";
import { findChromium } from "../../../scripts/panels/chromium";
import { savedAt } from "../../../scripts/pictures/record";
import { rest, waitFor } from "../../../scripts/pictures/stage";
import { RISK_2008 } from "../../../mod/saves/risk-2008";
import { RISK_CLASSIC } from "../../../mod/saves/risk-classic";
import type { Save } from "../../../mod/save";
import { withState } from "../../../tabletop/server/opening";
import { openGame } from "../../tabletop/server/open";
import { packed } from "../../tabletop/page/packed";
import { smallTargets } from "../access/axe";

const executablePath = findChromium();
if (executablePath === undefined) console.log("Nothing was tapped: there is no Chromium here.");

const FINGER = 44;

let browser: Browser;
const folder = mkdtempSync(join(tmpdir(), "page-test-"));

beforeAll(async () => {
  if (executablePath === undefined) return;
  browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
});

afterAll(async () => {
  if (executablePath !== undefined) await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Comes to a game as it stands, as Red, with a phone. */
async function come(save: Save, record: string): Promise<Page> {
  const { options } = packed(save);
  const page = await buildPage(process.cwd(), save, join(folder, save.name));
  const { port, server } = await openGame({
    ...options,
    page,
    save: withState(options.save, savedAt(record)),
  });
  const context = await browser.newContext({
    ...{ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" },
  });
  onTestFinished(async () => context.close());
  const tab = await context.newPage();
  await tab.addInitScript(`localStorage["table-name"] ??= "Ann"`);
  await tab.goto(`http://localhost:${port}/#host=${server.hostLink.split("#host=")[1]}&seat=Red`);
  await waitFor(tab, `window.tabletop?.view()?.ui.loading === false && tabletop.view().ui.roots.length > 0`);
  return tab;
}

/** Taps a button that can be pressed, as soon as it is there. */
async function tap(tab: Page, name: string): Promise<void> {
  const button = tab
    .locator(`.panels [role=button][aria-disabled=false][aria-label="${name}"]:visible`)
    .first();
  await button.waitFor();
  expect(await smallTargets(tab, FINGER)).toEqual([]);
  await button.tap();
}

/** Taps the shield of a territory. */
async function tapLand(tab: Page, name: string): Promise<void> {
  const found = `Object.entries(tabletop.view().pieces).find(([, piece]) => piece.name === "${name}" && piece.buttons !== undefined)?.[0]`;
  await waitFor(tab, `${found} !== undefined`);
  await rest(tab);
  const { x, y } = await tab.evaluate<{ x: number; y: number }>(`tabletop.pointOf(${found})`);
  await tab.touchscreen.tap(x, y);
}

/** New armies for one territory, and from there to the last ones of others. */
async function conquer(tab: Page, from: string, ...others: string[]): Promise<void> {
  await tapLand(tab, from);
  await tap(tab, "Max");
  await tap(tab, "Confirm");
  for (const other of others) {
    await tapLand(tab, from);
    await tapLand(tab, other);
    await tap(tab, "Roll on");
    await tap(tab, "Confirm");
    await tab.getByRole("button", { name: "Clear" }).waitFor();
    // One stays where it is needed.
    await tap(tab, "Clear");
    await tap(tab, "Confirm");
  }
}

describe.skipIf(executablePath === undefined)("by taps", () => {
  test("a game of RISK comes to its end", { timeout: 120_000 }, async () => {
    const tab = await come(
      RISK_CLASSIC,
      `risk_classic 1
player red Ann
player blue Boris
player green Chiara
seed 5
position risk_classic 1 ; players red blue green ; round 6 ; phase reinforce ; turn red ; alaska blue 1 ; japan green 1 ; kamchatka red 40 ; others red 2
`,
    );
    await conquer(tab, "Kamchatka", "Alaska", "Japan");
    await tab.locator('[data-id^="statistics-"]:visible').first().waitFor();
    expect(await smallTargets(tab, FINGER)).toEqual([]);
  });

  test("and one of RISK 2008", { timeout: 120_000 }, async () => {
    const tab = await come(
      RISK_2008,
      `risk_2008 1
player red Ann
player blue Boris
player green Chiara
seed 5
position risk_2008 1 ; players red blue green ; option mode world_conquest ; cities alaska greenland eastern_united_states venezuela brazil congo north_africa south_africa ukraine middle_east afghanistan china japan indonesia eastern_australia ; phase draft ; turn red ; seat red capital brazil ; seat blue capital alaska ; seat green capital japan ; alaska blue 1 ; japan green 1 ; kamchatka red 40 ; others red 2
`,
    );
    await conquer(tab, "Kamchatka", "Alaska", "Japan");
    await tab.locator('[data-id^="statistics-"]:visible').first().waitFor();
    expect(await smallTargets(tab, FINGER)).toEqual([]);
  });
});
