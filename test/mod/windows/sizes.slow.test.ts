/** The packed game in windows of all sizes, as browser.test.ts has it in a few of them. */
import { describe, test } from "vitest";
import { NO_CHROMIUM, usePages } from "../../tabletop/page/chromium";
import { comeBefore, expectBattleAside, expectFingers, expectRoom } from "./docked";

const WINDOWS = [
  { w: 1280, h: 720, share: 0.6 },
  { w: 1920, h: 1080, share: 0.7 },
  { w: 3840, h: 2160, share: 0.7 },
];
const SMALL = ["1024x768", "1180x820", "1440x900", "1920x1080", "390x844", "844x390"];

const pages = usePages();

describe.skipIf(NO_CHROMIUM)("The game in windows of any size", { timeout: 300_000 }, () => {
  test("the map has most of the window, and nothing docked covers it", async () => {
    await expectRoom(pages, WINDOWS);
  });

  test("on tablets and phones every button that is shown is as large as a finger", async () => {
    const tab = await comeBefore(pages, "five-players", /^\w+ buy /, true);
    await tab.locator("[data-id=action-body]").waitFor();
    await expectFingers(tab, SMALL);
  });

  test("a battle covers neither the action panel nor where it is fought", async () => {
    await expectBattleAside(pages, WINDOWS);
  });
});
