/** Places that people point out to each other, in real browsers. */
import { describe, expect, test } from "vitest";
import { gameSave } from "../server/save";
import { hostOf, NO_CHROMIUM, seated, until, usePages } from "./chromium";
import { openGame } from "../server/open";
import type { Page } from "playwright-core";

/** A panel at the left edge: the middle of the map has nothing to press. */
const XML = `<Panel id="all" rectAlignment="UpperLeft" width="140" height="60" offsetXY="48 -60" color="#F3E6C4"/>`;

const pages = usePages();

/** How many places are pointed out on the map, and what is written there. */
const ANY = `document.querySelectorAll(".map-all .map-ping").length`;
const LETTERS = `[...document.querySelectorAll(".map-all .map-ping")].map(({ textContent }) => textContent).join()`;
/** Red's colour as the page draws it: that of the place, of its wave and of what the name stands on. */
const RED = `(([one]) => {
  if (one === undefined) return false;
  const [place, name] = ["i", "b"].map((tag) => getComputedStyle(one.querySelector(tag)).backgroundColor);
  return [place, name, one.querySelector("circle:last-child").getAttribute("stroke")].join();
})(document.querySelectorAll(".map-all .map-ping")) === "rgb(181, 48, 31),rgb(181, 48, 31),#b5301f"`;

const NAME = `Object.values(tabletop.view().people).find(({ color }) => color === "Red").name`;
/** Whether nothing is drawn for a place that is pointed out, in some frames. */
const STILL = `(async () => {
  const before = counts.drawn;
  for (let i = 0; i < 5; i++) await new Promise(requestAnimationFrame);
  return counts.drawn === before && ${ANY} === 1;
})()`;

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
    for (const tab of [bob, ann]) await until(tab, `${RED} && ${LETTERS} === ${NAME}`);
    for (const tab of [bob, ann]) await until(tab, `${ANY} === 0`);
    // Whoever comes later is not shown what was pointed out before.
    await bob.reload();
    await until(bob, `Object.keys(window.tabletop?.view()?.pings ?? {}).length === 1`);
    expect(await bob.evaluate(ANY)).toBe(0);
  });

  test("a frame in which something moves sets nothing of the page, and what is pointed out is drawn by the browser alone", async () => {
    const { server, host } = await open();
    const ann = await host({ seat: "Red" });
    const bob = await pages.open(server, "seat=Blue");
    await seated(bob, "Blue");
    await bob.evaluate(`{
      const counts = window.counts = { drawn: 0, set: 0 };
      const clear = CanvasRenderingContext2D.prototype.clearRect;
      CanvasRenderingContext2D.prototype.clearRect = function (...room) { counts.drawn++; clear.apply(this, room); };
      new MutationObserver((all) => counts.set += all.length).observe(document.querySelector("main"), { attributes: true, subtree: true });
    }`);
    await ann.ask({ t: "chat", text: "!glide" });
    await until(bob, "counts.drawn > 20");
    const { drawn, set } = await bob.evaluate<{ drawn: number; set: number }>("counts");
    expect(set, `${drawn} frames`).toBeLessThan(drawn / 2);
    await ann.ask({ t: "chat", text: "!point" });
    await until(bob, STILL);
  });

  test("what a script points out in somebody's name is shown without one: scripts do so at each battle", async () => {
    const { server, host } = await open();
    const ann = await host({ seat: "Red" });
    const bob = await pages.open(server, "seat=Blue");
    await seated(bob, "Blue");
    await ann.ask({ t: "chat", text: "!point" });
    await until(bob, `${ANY} === 1`);
    expect(await bob.evaluate(LETTERS)).toBe("");
    await until(bob, `${ANY} === 0`);
  });
});
