/** A guest who comes in the middle of a game sees the table as it stands, and no hand. */
import { describe, expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { savedAt } from "../../../scripts/pictures/record";
import { rest, waitFor } from "../../../scripts/pictures/stage";
import { RISK_CLASSIC } from "../../../mod/saves/risk-classic";
import { withState } from "../../../tabletop/server/opening";
import type { View } from "../../../tabletop/wire/view";
import { openGame, type Opened } from "../../tabletop/server/open";
import { NO_CHROMIUM, seated, usePages } from "../../tabletop/page/chromium";
import { pageOf } from "../../tabletop/page/built";
import { lay } from "../../tabletop/page/come";
import { packed } from "../../tabletop/page/packed";

const pages = usePages({ still: true });

/** The table as the record of the moving picture begins: Red is Ann's, Blue nobody's. */
async function open(): Promise<Opened> {
  const { options } = packed(RISK_CLASSIC);
  const page = await pageOf(RISK_CLASSIC);
  const record = savedAt(readFileSync("scripts/pictures/storm.txt", "utf8")).replace(" bot blue normal", "");
  const opened = await openGame({ ...options, page, save: withState(options.save, record) });
  await lay(opened.server);
  return opened;
}

type Pieces = View["pieces"][string][];

/** What lies there for all to see: name, place, what is written on it, and the lines on it. */
function openOf(pieces: Pieces): string[] {
  const all = pieces.filter(({ hand }) => hand === undefined);
  return all
    .map(({ name, at, turn, buttons, lines }) => JSON.stringify([name, at, turn, buttons, lines]))
    .sort();
}

/** The cards in each hand by the cell of their sheet, a question mark for one whose front is not seen. */
function handsOf(pieces: Pieces): Record<string, string[]> {
  const hands: Record<string, string[]> = {};
  for (const { hand, side, picture } of pieces) {
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
      const { server, host } = await open();
      const ann = await host({ name: "Ann", seat: "Red" });
      const tab = await pages.open(server, "", { name: "Bob" });
      await seated(tab, "Grey");
      await waitFor(tab, "tabletop.view().ui.loading === false && tabletop.view().ui.roots.length > 0");
      await rest(tab);
      const bobs = await tab.evaluate<Pieces>("Object.values(tabletop.view().pieces)");
      const anns = Object.values(ann.view().pieces);
      const seen = openOf(anns);
      expect(seen.length).toBeGreaterThan(42);
      expect(openOf(bobs)).toEqual(seen);
      const own = handsOf(anns);
      expect(own["Red"]).toHaveLength(2);
      expect(own["Red"]).not.toContain("?");
      expect(handsOf(bobs)).toEqual({ Red: ["?", "?"] });
    },
  );
});
