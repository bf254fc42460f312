/** What stands on the map is read over the arrow of an attack: total and chance at a target that is near to its source. */
import { expect, test } from "vitest";
import UPNG from "upng-js";
import type { Page } from "playwright-core";
import { savedAt } from "../../../scripts/pictures/record";
import { pressPiece, rest, waitFor } from "../../../scripts/pictures/stage";
import { CASTLE_RISK } from "../../../mod/saves/castle-risk";
import { RISK_EUROPE } from "../../../mod/saves/risk-europe";
import { ground } from "../../helpers/play";
import { NO_CHROMIUM, usePages } from "../../tabletop/page/chromium";
import { comeTo } from "../../tabletop/page/come";
import { findings } from "../access/axe";
import { attacked, EUROPE, expectSeenAtOnce, target, UNITS } from "./attacked";

const pages = usePages({ still: true });

const ATTACK = `castle_risk 1
player red Ann
player blue Boris
seed 9
position castle_risk 1 ; ${ground({ red: `lorraine infantry 7 ${UNITS}`, blue: `burgundy infantry 6 ${UNITS}` }).replace(/(;\s*)+/g, "; ")}
`;

/** Pixels of a picture that are as red as the arrow of Red. */
function redPixels(png: Buffer): number {
  const pixels = new Uint8Array(UPNG.toRGBA8(UPNG.decode(Uint8Array.from(png).buffer))[0]);
  let n = 0;
  for (let at = 0; at < pixels.length; at += 4)
    if (pixels[at] > 150 && pixels[at + 1] < 80 && pixels[at + 2] < 80) n++;
  return n;
}

/** An arrow goes below the total and the chance at its target. */
async function expectArrowBelow(tab: Page): Promise<void> {
  const { x, y } = await tab.evaluate<{ x: number; y: number }>(`tabletop.pointOf(${target("Burgundy")}[0])`);
  // On a phone the arrow comes down where the chance stands, below what tells the total.
  const mark = await tab.screenshot({ clip: { x: x - 12, y: y + 12, width: 24, height: 10 } });
  const above = await tab.screenshot({ clip: { x: x - 15, y: y - 40, width: 30, height: 45 } });
  const total = await tab.screenshot({ clip: { x: x - 7, y: y - 8, width: 14, height: 12 } });
  expect(redPixels(above)).toBeGreaterThan(20);
  expect([redPixels(total), redPixels(mark)]).toEqual([0, 0]);
}

/** Of a picture's columns away from its edges the one that is darker than both beside it in most rows: the share of them. */
function darkest(png: Buffer): number {
  const picture = UPNG.decode(Uint8Array.from(png).buffer);
  const pixels = new Uint8Array(UPNG.toRGBA8(picture)[0]);
  const { width, height } = picture;
  const light = (x: number, y: number): number => pixels[4 * (y * width + x)];
  const share = (x: number): number => {
    const rows = Array.from(
      { length: height },
      (_, y) => light(x, y) < Math.min(light(x - 1, y), light(x + 1, y)),
    );
    return rows.filter((isDarker) => isDarker).length / height;
  };
  const edge = Math.ceil(width / 8);
  return Math.max(...Array.from({ length: width - 2 * edge }, (_, i) => share(edge + i)));
}

test.skipIf(NO_CHROMIUM)(
  "Castle Risk: an arrow goes below the total and the chance at its target, and dice have faces before the first fall; on a phone the chance, all steppers of the force and Confirm are seen at once, in the first turn too, and axe finds nothing",
  { timeout: 180_000 },
  async () => {
    const tab = await attacked(pages, CASTLE_RISK, ATTACK);
    await expectArrowBelow(tab);
    const faces = `performance.getEntriesByType("resource").filter(({ name }) => /die-(attacker|defender)/.test(name)).length`;
    // Of both sides seven, the one without pips among them, and each of those beaten.
    expect(await tab.evaluate(faces)).toBe(28);
    await expectSeenAtOnce(tab);
    expect(await findings(tab)).toEqual([]);
  },
);

test.skipIf(NO_CHROMIUM)(
  "Risk Europe: in the first turn too a territory's panel leaves one's own army board to be seen; no line goes through that inset on a display that is scaled",
  { timeout: 180_000 },
  async () => {
    const tab = await comeTo(pages, {
      ...{
        save: RISK_EUROPE,
        state: savedAt(EUROPE.replace("burgundy", "saxony")),
        size: { width: 1440, height: 900 },
        ratio: 1.25,
      },
    });
    await rest(tab);
    await tab.locator("[data-id=guide]").filter({ visible: true }).waitFor();
    await waitFor(tab, "!tabletop.isDrawing()");
    const inset = await tab.locator(".map-inset").screenshot();
    expect(darkest(inset)).toBeLessThan(0.7);
    await pressPiece(tab, "Lorraine");
    await waitFor(tab, `${target("Saxony")} !== undefined`);
    await pressPiece(tab, "Saxony");
    await tab.locator("[data-id=action-odds]").filter({ visible: true }).waitFor();
    await rest(tab);
    const board = await tab.locator(".map-inset").boundingBox();
    const about = await tab.locator("[data-id=land-red]").filter({ visible: true }).boundingBox();
    expect(about?.height).toBeGreaterThan(100);
    expect(board?.y).toBeGreaterThan((about?.y ?? Infinity) + (about?.height ?? 0));
  },
);
