/** In RISK 2008 the battle stands on none of the objectives that lie open above the board, in windows of these sizes. */
import { expect } from "vitest";
import { savedAt } from "../../../scripts/pictures/record";
import { pressPiece, rest, waitFor } from "../../../scripts/pictures/stage";
import { RISK_2008 } from "../../../mod/saves/risk-2008";
import { comeTo } from "../../tabletop/page/come";
import type { Pages } from "../../tabletop/page/chromium";

const ATTACK = `risk_2008 1
player red Ann
player blue Boris
player green Chiara
seed 5
position risk_2008 1 ; players red blue green ; option mode command_room ; phase attack ; turn red ; seat red capital brazil ; seat blue capital alaska ; seat green capital japan ; objective control_europe open airfield_minor ; objective control_8_cities open additional_maneuver ; objective control_north_america open guaranteed_card ; objective control_asia open starting_maneuver ; objective take_10_territories open airfield_major ; objective control_18_territories open attack_die ; objective control_2_continents open defense_die ; objective control_2_enemy_capitals open two_troops ; cities alaska greenland eastern_united_states venezuela brazil congo north_africa south_africa ukraine middle_east afghanistan china japan indonesia eastern_australia ; kamchatka red 20 ; alaska blue 8 ; brazil red 3 ; japan green 3 ; peru red 2 ; others blue 1
`;

/** The middles of the cards with such a picture, from left to right, in pixels of the window. */
const middles = (picture: string): string => `Object.entries(tabletop.view().pieces)
  .filter(([, piece]) => piece.picture?.url.includes("${picture}"))
  .map(([key]) => tabletop.pointOf(key).x)
  .sort((a, b) => a - b)`;

/** Fights over Alaska, and looks where the battle stands in each of these windows. */
export async function expectBeside(
  pages: Pages,
  sizes: readonly { width: number; height: number }[],
): Promise<void> {
  const tab = await comeTo(pages, { save: RISK_2008, state: savedAt(ATTACK), size: sizes[0] });
  await rest(tab);
  await pressPiece(tab, "Kamchatka");
  await waitFor(tab, "tabletop.view().lines.length > 0");
  await pressPiece(tab, "Alaska");
  for (const name of ["One roll", "Confirm"])
    await tab.getByRole("button", { name }).filter({ visible: true }).first().click();
  const battle = tab.locator("[data-id=battle]:visible");
  await battle.waitFor();
  for (const size of sizes) {
    await tab.setViewportSize(size);
    await rest(tab);
    const objectives = await tab.evaluate<number[]>(middles("2008-objectives"));
    const rewards = await tab.evaluate<number[]>(middles("2008-rewards"));
    expect([objectives.length, rewards.length]).toEqual([8, 8]);
    // Half of a reward is less than that share of the way from the middle of its objective.
    const end = rewards[7] + (rewards[7] - objectives[7]) * 0.4;
    const left = (await battle.boundingBox())?.x ?? 0;
    expect(left, JSON.stringify(size)).toBeGreaterThan(end);
  }
}
