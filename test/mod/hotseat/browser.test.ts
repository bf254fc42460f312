/** Two people at one browser: each sees their own hand and question, and neither those of the other, nor does who looks on between. */
import { describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { savedAt } from "../../../scripts/pictures/record";
import { rest, waitFor } from "../../../scripts/pictures/stage";
import { RISK_EUROPE } from "../../../mod/saves/risk-europe";
import { comeTo } from "../../tabletop/page/come";
import { NO_CHROMIUM, usePages } from "../../tabletop/page/chromium";

const pages = usePages({ still: true });

/** Two players of Risk Europe who are to pick their orders in secret, both at once; nobody sits there yet. */
const ORDERS = savedAt(`risk_europe 1
player red Ann
player blue Bob
seed 5
position risk_europe 1 ; players red blue ; phase orders ; first red ; england red footman 9 ; sweden blue footman 9
`).replace(/^# table match.*\n/m, "");

/** What a page knows of the hands: of each seat the pictures of its cards, without folder and hash. */
async function handsIn(tab: Page): Promise<Record<string, string[]>> {
  return tab.evaluate(`(() => {
    const hands = {};
    for (const { hand, picture } of Object.values(tabletop.view().pieces))
      if (hand !== undefined) (hands[hand] ??= new Set()).add(picture.url.replace(/^.*\\/|-[0-9a-f]{12}.*$/g, ""));
    return Object.fromEntries(Object.entries(hands).map(([seat, all]) => [seat, [...all]]));
  })()`);
}

const FACES = ["cards-europe-orders"];
const back = (colour: string): string[] => [`cards-europe-back-order-${colour}`];

describe.skipIf(NO_CHROMIUM)("Two people in one browser", () => {
  test(
    "pick their orders one after the other, and neither sees the other's",
    { timeout: 180_000 },
    async () => {
      const tab = await comeTo(pages, { save: RISK_EUROPE, state: ORDERS, hash: "" });
      await tab.getByRole("button", { name: /^Hot-seat/ }).click();
      await tab.getByRole("textbox", { name: "Name of Blue" }).fill("Bob");
      await tab.getByRole("button", { name: "Sit down" }).click();

      const picker = tab.locator(".seat-picker");
      const asked = tab.locator('[data-id^="pick-"][data-id$="-prompt"]:visible');
      const between = async (name: string): Promise<void> => {
        await picker.filter({ hasText: name }).waitFor();
        await waitFor(tab, `tabletop.view().you.color === "Grey"`);
        expect(await handsIn(tab)).toEqual({ Red: back("red"), Blue: back("blue") });
        expect([await tab.locator(".hand .card").count(), await asked.count()]).toEqual([0, 0]);
        await picker.getByRole("button", { name: `I am ${name}` }).click();
        await asked.waitFor();
        await rest(tab);
      };
      const pick = async (): Promise<void> => {
        for (const [name, told] of [
          [/^Split Expand or Maneuver: /, /is first/],
          [/^Tax or Spend: /, /confirm\.$/],
        ] as const) {
          await tab.locator(".hand").getByRole("button", { name }).first().press("Enter");
          await asked.filter({ hasText: told }).waitFor();
        }
        await tab.getByRole("button", { name: "Confirm" }).filter({ visible: true }).click();
      };

      // Whoever sits down first has the screen.
      await asked.waitFor();
      await rest(tab);
      expect(await handsIn(tab)).toEqual({ Red: FACES, Blue: back("blue") });
      await pick();
      await between("Bob");
      expect(await handsIn(tab)).toEqual({ Red: back("red"), Blue: FACES });
      await pick();
      // Both cards are known now: the first seat's turn begins, and its person is handed the screen.
      await picker.filter({ hasText: "Ann" }).waitFor();
    },
  );
});
