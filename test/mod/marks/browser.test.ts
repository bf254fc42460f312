/** What stands on the map is read over the arrow of an attack: total and chance at a target that is near to its source. */
import { expect, test } from "vitest";
import UPNG from "upng-js";
import type { Page } from "playwright-core";
import { savedAt } from "../../../scripts/pictures/record";
import { pressPiece, rest, waitFor } from "../../../scripts/pictures/stage";
import { CASTLE_RISK } from "../../../mod/saves/castle-risk";
import { RISK_EUROPE } from "../../../mod/saves/risk-europe";
import type { Save } from "../../../mod/save";
import { HOMES } from "../../games/risk-europe/play";
import { ground } from "../../helpers/play";
import { NO_CHROMIUM, usePages } from "../../tabletop/page/chromium";
import { comeTo } from "../../tabletop/page/come";

const pages = usePages({ still: true });

const UNITS = "archer 3 cavalry 2 siege 1";
const ATTACK = `castle_risk 1
player red Ann
player blue Boris
seed 9
position castle_risk 1 ; ${ground({ red: `lorraine infantry 7 ${UNITS}`, blue: `burgundy infantry 6 ${UNITS}` }).replace(/(;\s*)+/g, "; ")}
`;

/** The piece of a territory that tells a total, with the chance below it. */
const target = (name: string): string =>
  `Object.entries(tabletop.view().pieces).find(([, { name, buttons }]) => name === "${name}" && buttons?.[0].label.includes("%"))`;

/** Pixels of a picture that are as red as the arrow of Red. */
function redPixels(png: Buffer): number {
  const pixels = new Uint8Array(UPNG.toRGBA8(UPNG.decode(Uint8Array.from(png).buffer))[0]);
  let n = 0;
  for (let at = 0; at < pixels.length; at += 4)
    if (pixels[at] > 150 && pixels[at + 1] < 80 && pixels[at + 2] < 80) n++;
  return n;
}

/** An attack is chosen on a phone, in somebody's first turn. */
async function attacked(save: Save, record: string): Promise<Page> {
  const tab = await comeTo(pages, {
    ...{ save, state: savedAt(record), size: { width: 360, height: 740 }, touch: true },
  });
  await rest(tab);
  await tab.locator(".hint [data-id=guide]").waitFor();
  await pressPiece(tab, "Lorraine");
  await waitFor(tab, `${target("Burgundy")} !== undefined`);
  await pressPiece(tab, "Burgundy");
  await waitFor(tab, "tabletop.view().lines.length > 0 && !tabletop.isDrawing()");
  await tab.locator(".hint [data-id=action-odds]").waitFor();
  await rest(tab);
  return tab;
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

/** The chance, all steppers of the force and Confirm are seen at once, and the guide makes room for them. */
async function expectSeenAtOnce(tab: Page): Promise<void> {
  expect(await tab.locator(".hint [data-id=guide]").isVisible()).toBe(false);
  const place = async (id: string): Promise<{ y: number; end: number }> => {
    const box = await tab.locator(`[data-id=${id}]`).boundingBox();
    return { y: box?.y ?? -1, end: (box?.y ?? 0) + (box?.height ?? 1e6) };
  };
  const told = await place("action-odds");
  for (const id of ["step-0", "step-1", "step-2", "step-3", "action-confirm"]) {
    const { y, end } = await place(id);
    expect(y, id).toBeGreaterThanOrEqual(told.end - 1);
    expect(end, id).toBeLessThanOrEqual(740);
  }
}

test.skipIf(NO_CHROMIUM)(
  "Castle Risk: an arrow goes below the total and the chance at its target, and dice have faces before the first fall; on a phone the chance, all steppers of the force and Confirm are seen at once, in the first turn too",
  { timeout: 180_000 },
  async () => {
    const tab = await attacked(CASTLE_RISK, ATTACK);
    await expectArrowBelow(tab);
    const faces = `performance.getEntriesByType("resource").filter(({ name }) => /die-(attacker|defender)/.test(name)).length`;
    // Of both sides seven, the one without pips among them, and each of those beaten.
    expect(await tab.evaluate(faces)).toBe(28);
    await expectSeenAtOnce(tab);
  },
);

const EUROPE = `risk_europe 1
player red Ann
player blue Boris
player green Chiara
player yellow Dora
seed 9
position risk_europe 1 ; players red blue green yellow ; phase turns ; turn red ; seat red picks expand_fortify tax ; ${HOMES} lorraine red footman 7 ${UNITS} ; burgundy blue footman 6 ${UNITS}
`;

test.skipIf(NO_CHROMIUM)(
  "Risk Europe: on a phone the chance, all steppers of the force and Confirm are seen at once, in the first turn too",
  { timeout: 180_000 },
  async () => {
    await expectSeenAtOnce(await attacked(RISK_EUROPE, EUROPE));
  },
);

test.skipIf(NO_CHROMIUM)(
  "Risk Europe: in the first turn too a territory's panel leaves one's own army board to be seen",
  { timeout: 180_000 },
  async () => {
    const tab = await comeTo(pages, {
      ...{
        save: RISK_EUROPE,
        state: savedAt(EUROPE.replace("burgundy", "saxony")),
        size: { width: 1440, height: 900 },
      },
    });
    await rest(tab);
    await tab.locator("[data-id=guide]").filter({ visible: true }).waitFor();
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
