/** An attack is chosen on a phone, beside one's source, and what is seen of it. */
import { expect } from "vitest";
import type { Page } from "playwright-core";
import { savedAt } from "../../../scripts/pictures/record";
import { pressPiece, rest, waitFor } from "../../../scripts/pictures/stage";
import type { Save } from "../../../mod/save";
import { HOMES } from "../../games/risk-europe/play";
import type { Pages } from "../../tabletop/page/chromium";
import { comeTo } from "../../tabletop/page/come";

export const UNITS = "archer 3 cavalry 2 siege 1";

/** Red of Risk Europe attacks Burgundy from Lorraine in their first turn. */
export const EUROPE = `risk_europe 1
player red Ann
player blue Boris
player green Chiara
player yellow Dora
seed 9
position risk_europe 1 ; players red blue green yellow ; phase turns ; turn red ; seat red picks expand_fortify tax ; ${HOMES} lorraine red footman 7 ${UNITS} ; burgundy blue footman 6 ${UNITS}
`;

/** The piece of a territory that tells a total, with the chance below it. */
export const target = (name: string): string =>
  `Object.entries(tabletop.view().pieces).find(([, { name, buttons }]) => name === "${name}" && buttons?.[0].label.includes("%"))`;

/** An attack is chosen on a phone, in somebody's first turn. */
export async function attacked(pages: Pages, save: Save, record: string): Promise<Page> {
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

/** The chance, all steppers of the force and Confirm are seen at once, and the guide makes room for them. */
export async function expectSeenAtOnce(tab: Page): Promise<void> {
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
