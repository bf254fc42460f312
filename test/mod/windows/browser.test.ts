/**
 * The packed game in real Chromium: what its panels leave of the window for the map; other sizes: sizes.slow.test.ts.
 * What stands there serves ../access and ../keyboard as well: a table takes longer to open than to be looked at.
 */
import { describe, expect, test } from "vitest";
import { rest } from "../../../scripts/pictures/stage";
import { NO_CHROMIUM, usePages } from "../../tabletop/page/chromium";
import { findings } from "../access/axe";
import { buyUnits } from "../keyboard/keys";
import { comeBefore, expectBattleAside, expectFingers, expectRoom, freeOf, rects } from "./docked";

const WINDOWS = [{ w: 1280, h: 720, share: 0.6 }];

const pages = usePages({ still: true });

describe.skipIf(NO_CHROMIUM)("The game in a browser", { timeout: 180_000 }, () => {
  test("the map has most of the window, and nothing docked covers it; in that turn with a hand, and in the settings of the page, axe finds nothing, and units are bought by keys", async () => {
    const tab = await expectRoom(pages, WINDOWS);
    await rest(tab);
    expect(await findings(tab)).toEqual([]);
    await tab.getByRole("button", { name: "Settings of this page" }).click();
    expect(await findings(tab)).toEqual([]);
    await tab.keyboard.press("Escape");
    await buyUnits(tab, "Green");
  });

  test("on a tablet steppers are as wide as a finger, the map has three fifths of the width, and there and on a phone every button is as large as a finger", async () => {
    const tab = await comeBefore(pages, "five-players", /^\w+ buy /, true);
    await tab.locator("[data-id=action-body]").waitFor();
    const steppers = `[data-tip="One less"], [data-tip="One more"]`;
    await expect.poll(async () => (await rects(tab, steppers)).length).toBeGreaterThan(5);
    for (const { w, h } of await rects(tab, steppers)) {
      expect(w).toBeGreaterThanOrEqual(39.5);
      expect(h).toBeGreaterThanOrEqual(39.5);
    }
    expect((await freeOf(tab)).w).toBeGreaterThanOrEqual(1024 * 0.6);
    // A second press hits the same stepper, though the sentence above says more then.
    const before = await rects(tab, steppers);
    await tab.locator('[data-tip="One more"]').first().click();
    await expect
      .poll(async () => tab.locator("[data-id=action-confirm]").getAttribute("aria-disabled"))
      .toBe("false");
    expect((await rects(tab, steppers)).slice(0, 4)).toEqual(before.slice(0, 4));
    await expectFingers(tab, ["1024x768", "390x844"]);
  });

  test("a battle covers neither the action panel nor where it is fought", async () => {
    await expectBattleAside(pages, WINDOWS);
  });
});
