/** axe finds nothing in any of the games, in a window and on a phone: in a turn, in what opens from it, and at the end. */
import { describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { readFileSync } from "node:fs";
import type { Save } from "../../../mod/save";
import { CASTLE_RISK } from "../../../mod/saves/castle-risk";
import { RISK_2008 } from "../../../mod/saves/risk-2008";
import { RISK_CLASSIC } from "../../../mod/saves/risk-classic";
import { RISK_EUROPE } from "../../../mod/saves/risk-europe";
import { savedAt } from "../../../scripts/pictures/record";
import { rest } from "../../../scripts/pictures/stage";
import { NO_CHROMIUM, until, usePages, type How } from "../../tabletop/page/chromium";
import { comeTo } from "../../tabletop/page/come";
import { findings, smallTargets } from "./axe";

const pages = usePages({ still: true });

/** A game, its record, and how a line of that begins before which Red is asked. */
const GAMES: readonly { save: Save; name: string; before: string }[] = [
  { save: CASTLE_RISK, name: "two-players", before: "red buy " },
  { save: RISK_EUROPE, name: "risk_europe/two-players", before: "red pick " },
  { save: RISK_CLASSIC, name: "risk_classic/world-domination", before: "red storm ural ukraine " },
  { save: RISK_2008, name: "risk_2008/command-room", before: "red storm great_britain scandinavia " },
];
const WINDOWS: readonly { where: string; how: How }[] = [
  { where: "in a window", how: { size: { width: 1280, height: 720 } } },
  { where: "on a phone", how: { size: { width: 360, height: 740 }, mobile: true } },
];
const FINGER = 44;

describe.skipIf(NO_CHROMIUM).each(WINDOWS)("axe finds nothing $where", ({ how }) => {
  const expectNothing = async (tab: Page, what: string): Promise<void> => {
    await rest(tab);
    expect([what, await findings(tab)]).toEqual([what, []]);
    if (how.mobile === true) expect([what, await smallTargets(tab, FINGER)]).toEqual([what, []]);
  };
  /** Goes through the parts of the panels, of which a phone shows one at a time; a window has no such tabs. */
  const parts = async (tab: Page, see: (part: string) => Promise<boolean>): Promise<void> => {
    if (await see("")) return;
    const tabs = tab.locator(".sheet-tab:visible");
    for (let i = 0; i < (await tabs.count()); i++) {
      await tabs.nth(i).click();
      if (await see(`, part ${i + 1}`)) return;
    }
  };
  const expectNothingIn = async (tab: Page, what: string): Promise<void> =>
    parts(tab, async (part) => {
      await expectNothing(tab, what + part);
      return false;
    });

  test.each(GAMES)("in $save.meta.title", { timeout: 300_000 }, async ({ save, name, before }) => {
    const record = readFileSync(`test/records/${name}.txt`, "utf8");
    const at = record.indexOf(`\n${before}`) + 1;
    const tab = await comeTo(pages, { save, state: savedAt(record.slice(0, at)), ...how });
    await until(tab, "tabletop.view().you.asked");
    await expectNothingIn(tab, "asked");
    for (const page of ["Help", "The table's settings"]) {
      const button = tab.getByRole("button", { name: page, exact: true }).filter({ visible: true }).first();
      await parts(tab, async () => button.isVisible());
      await button.click();
      await expectNothing(tab, page);
      await tab.keyboard.press("Escape");
    }
    for (const sheet of ["Settings of this page", "Menu of the table", "Chat"]) {
      await tab.getByRole("button", { name: sheet }).first().click();
      await expectNothing(tab, sheet);
      await tab.keyboard.press("Escape");
    }

    const end = await comeTo(pages, { save, state: savedAt(record), ...how });
    await end.locator(`[data-id^="statistics-"]:visible`).first().waitFor();
    await expectNothingIn(end, "the end");
    await end.getByRole("button", { name: "How it went" }).click();
    await expectNothing(end, "how it went");
  });
});
