/** A guest who comes in the middle of a game sees the table as it stands, and no hand. */
import { describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { readFileSync } from "node:fs";
import { savedAt } from "../../../scripts/pictures/record";
import { rest, waitFor } from "../../../scripts/pictures/stage";
import { RISK_CLASSIC } from "../../../mod/saves/risk-classic";
import type { TableServer } from "../../../tabletop/server/server";
import { withState } from "../../../tabletop/server/opening";
import type { View } from "../../../tabletop/wire/view";
import { openGame } from "../../tabletop/server/open";
import { hostOf, NO_CHROMIUM, seated, usePages } from "../../tabletop/page/chromium";
import { pageOf } from "../../tabletop/page/built";
import { lay } from "../../tabletop/page/come";
import { packed } from "../../tabletop/page/packed";

const pages = usePages({ still: true });

/** The table as the record of the moving picture begins: Red is Ann's, Blue nobody's. */
async function open(): Promise<TableServer> {
  const { options } = packed(RISK_CLASSIC);
  const page = await pageOf(RISK_CLASSIC);
  const record = savedAt(readFileSync("scripts/pictures/storm.txt", "utf8")).replace(" bot blue normal", "");
  const { server } = await openGame({ ...options, page, save: withState(options.save, record) });
  await lay(server);
  return server;
}

async function come(server: TableServer, hash: string, name: string, color: string): Promise<Page> {
  const tab = await pages.open(server, hash, { name });
  await seated(tab, color);
  await waitFor(tab, "tabletop.view().ui.loading === false && tabletop.view().ui.roots.length > 0");
  await rest(tab);
  return tab;
}

async function piecesOf(tab: Page): Promise<View["pieces"][string][]> {
  return tab.evaluate("Object.values(tabletop.view().pieces)");
}

/** What lies there for all to see: name, place, what is written on it, and the lines on it. */
async function openOf(tab: Page): Promise<string[]> {
  const all = (await piecesOf(tab)).filter(({ hand }) => hand === undefined);
  return all
    .map(({ name, at, turn, buttons, lines }) => JSON.stringify([name, at, turn, buttons, lines]))
    .sort();
}

/** The cards in each hand by the cell of their sheet, a question mark for one whose front is not seen. */
async function handsOf(tab: Page): Promise<Record<string, string[]>> {
  const hands: Record<string, string[]> = {};
  for (const { hand, side, picture } of await piecesOf(tab)) {
    const card = side === "front" ? String(picture?.cell) : "?";
    if (hand !== undefined) hands[hand] = [...(hands[hand] ?? []), card].sort();
  }
  return hands;
}

describe.skipIf(NO_CHROMIUM)("Who comes late", () => {
  test(
    "watches the table as whoever plays sees it, and knows no card of a hand",
    { timeout: 180_000 },
    async () => {
      const server = await open();
      const ann = await come(server, `${hostOf(server)}&seat=Red`, "Ann", "Red");
      const bob = await come(server, "", "Bob", "Grey");
      const seen = await openOf(ann);
      expect(seen.length).toBeGreaterThan(42);
      expect(await openOf(bob)).toEqual(seen);
      const own = await handsOf(ann);
      expect(own["Red"]).toHaveLength(2);
      expect(own["Red"]).not.toContain("?");
      expect(await handsOf(bob)).toEqual({ Red: ["?", "?"] });
    },
  );
});
