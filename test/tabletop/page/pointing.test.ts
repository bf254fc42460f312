/** Places that people point out to each other, in real browsers. */
import { describe, expect, test } from "vitest";
import { gameSave } from "../server/save";
import { hostOf, NO_CHROMIUM, seated, until, usePages } from "./chromium";
import { openGame } from "../server/open";
import type { Page } from "playwright-core";

/** A panel at the left edge: the middle of the map has nothing to press. */
const XML = `<Panel id="all" rectAlignment="UpperLeft" width="140" height="60" offsetXY="48 -60" color="#F3E6C4"/>`;

const pages = usePages();

/** How many pixels there are, in what moves on the map, for which something is true of `data` at `i`. */
const pixels = (of: string): string =>
  `[...document.querySelectorAll(".map-all .map-sheet")].filter(({ hidden }) => !hidden).reduce((sum, one) => {
    const { data } = one.getContext("2d").getImageData(0, 0, one.width, one.height);
    for (let i = 0; i < data.length; i += 4) if (${of}) sum++;
    return sum;
  }, 0)`;
const ANY = pixels("data[i + 3] > 0");
/** Red's colour as the page draws it, and that of letters on it. */
const RED = pixels("data[i] === 0xb5 && data[i + 1] === 0x30 && data[i + 2] === 0x1f");
const LETTERS = pixels("data[i] === 0xff && data[i + 1] === 0xf8 && data[i + 2] === 0xe6");

const open = (): ReturnType<typeof openGame> =>
  openGame({ page: pages.folder(), save: gameSave([], { XmlUI: XML }) });

/** Two people at the small game. */
async function two(): Promise<[Page, Page]> {
  const { server } = await open();
  const ann = await pages.open(server, `${hostOf(server)}&seat=Red`);
  const bob = await pages.open(server, "seat=Blue");
  await seated(ann, "Red");
  await seated(bob, "Blue");
  return [ann, bob];
}

describe.skipIf(NO_CHROMIUM)("Places that people point out, in real browsers", () => {
  test("what one points out by a double press all see, in that seat's colour and with a name, for a moment", async () => {
    const [ann, bob] = await two();
    for (const tab of [ann, bob]) expect(await tab.evaluate(ANY)).toBe(0);
    const { width, height } = ann.viewportSize() ?? { width: 0, height: 0 };
    await ann.mouse.dblclick(width / 2, height * 0.6);
    for (const tab of [bob, ann]) await until(tab, `${RED} > 50 && ${LETTERS} > 5`);
    for (const tab of [bob, ann]) await until(tab, `${ANY} === 0`);
    // Whoever comes later is not shown what was pointed out before.
    await bob.reload();
    await until(bob, `Object.keys(window.tabletop?.view()?.pings ?? {}).length === 1`);
    expect(await bob.evaluate(ANY)).toBe(0);
  });

  test("a frame in which something moves sets nothing of the page: else the browser finds styles anew in each", async () => {
    const [ann] = await two();
    await ann.evaluate(`{
      const counts = window.counts = { drawn: 0, set: 0 };
      const sheet = document.querySelector(".map-all > .map-sheet:last-child").getContext("2d");
      const clear = sheet.clearRect;
      sheet.clearRect = function (...room) { counts.drawn++; clear.apply(this, room); };
      new MutationObserver((all) => counts.set += all.length).observe(document.querySelector("main"), { attributes: true, subtree: true });
    }`);
    const { width, height } = ann.viewportSize() ?? { width: 0, height: 0 };
    await ann.mouse.dblclick(width / 2, height * 0.6);
    await until(ann, "counts.drawn > 20");
    await until(ann, `${ANY} === 0`);
    const { drawn, set } = await ann.evaluate<{ drawn: number; set: number }>("counts");
    expect(set, `${drawn} frames`).toBeLessThan(drawn / 2);
  });

  test("what a script points out in somebody's name is shown without one: scripts do so at each battle", async () => {
    const { server, host } = await open();
    const ann = await host({ seat: "Red" });
    const bob = await pages.open(server, "seat=Blue");
    await seated(bob, "Blue");
    await ann.ask({ t: "chat", text: "!point" });
    await until(bob, `${ANY} > 50`);
    expect(await bob.evaluate(LETTERS)).toBe(0);
    await until(bob, `${ANY} === 0`);
  });
});
