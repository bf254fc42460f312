/** The page for people who hear it, or who press keys or a phone: axe finds nothing; in a turn: ../windows/browser.test.ts. */
import { describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { readFileSync } from "node:fs";
import { savedAt } from "../../../scripts/pictures/record";
import { NO_CHROMIUM, usePages } from "../../tabletop/page/chromium";
import { comeTo } from "../../tabletop/page/come";
import { findings } from "./axe";

const pages = usePages({ still: true });

const seen = async (tab: Page, ids: string): Promise<void> =>
  tab.locator(`[data-id^="${ids}"]:visible`).first().waitFor();

describe.skipIf(NO_CHROMIUM)("axe finds nothing", () => {
  test("at home, in the set-up, and in a hand of cards", { timeout: 120_000 }, async () => {
    const tab = await comeTo(pages, { hash: "" });
    await tab.getByRole("button", { name: /^Play now/ }).waitFor();
    expect(await findings(tab)).toEqual([]);
    await tab
      .getByRole("button", { name: /Continue|To the table/ })
      .first()
      .click();
    await seen(tab, "setup-start");
    expect(await findings(tab)).toEqual([]);
  });

  test("in a battle whose dice lie", { timeout: 120_000 }, async () => {
    const record = readFileSync("test/records/five-players.txt", "utf8");
    const tab = await comeTo(pages, { state: savedAt(record, "red attack tunisia greece", "roll siege") });
    await seen(tab, "battle-attacker-die");
    await tab.waitForTimeout(400);
    expect(await findings(tab)).toEqual([]);
  });
});
