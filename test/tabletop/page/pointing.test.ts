/** Places that people point out to each other, in real browsers. */
import { describe, expect, test } from "vitest";
import { gameSave } from "../server/save";
import { hostOf, NO_CHROMIUM, seated, until, usePages } from "./chromium";
import { openGame } from "../server/open";

/** A panel at the left edge: the middle of the map has nothing to press. */
const XML = `<Panel id="all" rectAlignment="UpperLeft" width="140" height="60" offsetXY="48 -60" color="#F3E6C4"/>`;

const pages = usePages();

describe.skipIf(NO_CHROMIUM)("Places that people point out, in real browsers", () => {
  test("what one points out by a double press all see, in that seat's colour, for a moment", async () => {
    const { server } = await openGame({ page: pages.folder(), save: gameSave([], { XmlUI: XML }) });
    const [ann, bob] = [
      await pages.open(server, `${hostOf(server)}&seat=Red`),
      await pages.open(server, "seat=Blue"),
    ];
    await seated(ann, "Red");
    await seated(bob, "Blue");
    // Red's colour, as the page draws it, in what moves on the map.
    const red = `[...document.querySelectorAll(".map-all .map-sheet")].filter(({ hidden }) => !hidden).reduce((sum, one) => {
      const { data } = one.getContext("2d").getImageData(0, 0, one.width, one.height);
      for (let i = 0; i < data.length; i += 4)
        if (data[i] === 0xb5 && data[i + 1] === 0x30 && data[i + 2] === 0x1f) sum++;
      return sum;
    }, 0)`;
    for (const tab of [ann, bob]) expect(await tab.evaluate(red)).toBe(0);
    const { width, height } = ann.viewportSize() ?? { width: 0, height: 0 };
    await ann.mouse.dblclick(width / 2, height * 0.6);
    for (const tab of [bob, ann]) await until(tab, `${red} > 50`);
    for (const tab of [bob, ann]) await until(tab, `${red} === 0`);
    // Whoever comes later is not shown what was pointed out before.
    await bob.reload();
    await until(bob, `Object.keys(window.tabletop?.view()?.pings ?? {}).length === 1`);
    expect(await bob.evaluate(red)).toBe(0);
  });
});
