import { expect, it } from "vitest";
import { finish } from "../../../../src/core/bots/thought";
import { dealSeeded } from "../../../../src/core/dealer";
import { advance } from "../../../../src/core/game";
import { rollFrom, seedRng } from "../../../../src/core/rng";
import { presetOptions } from "../../../../src/core/options";
import { thinkWeighing } from "../../../../src/games/risk-europe/bots/weigh";
import { WEIGHTS } from "../../../../src/games/risk-europe/bots/levels.data";
import {
  openMissionsOf,
  shareOfLand,
  shareOfTroops,
} from "../../../../src/games/risk-europe/bots/weigh/open-mission";
import { ENGINE } from "../../../../src/games/risk-europe/engine";
import type { State } from "../../../../src/games/risk-europe/rules/state";
import {
  BROAD_REALM,
  GREAT_HOST,
  LESSER_CROWNS,
  MASTER_OF_THE_STRAITS,
} from "../../../../src/games/risk-europe/rules/missions";
import { BOARD } from "../../../../src/risk/europe/board";

/** Two hard computers' game up to the picks of a round. */
function picksOf(round: number, preset: string): State {
  const s = ENGINE.rules.setup(presetOptions(ENGINE.meta, preset), ["blue", "red"], seedRng(3));
  const roll = rollFrom(seedRng(1));
  while (s.round < round || s.step !== "pick") {
    const [seat] = s.asked;
    const action = dealSeeded(ENGINE.rules, s) ?? finish(thinkWeighing(s, seat, roll, WEIGHTS.hard));
    advance(ENGINE.rules, s, action, []);
  }
  return s;
}

it("however large armies are, a thought comes in small parts, and to the same", () => {
  const s = picksOf(5, "book");
  const think = (): ReturnType<typeof thinkWeighing> =>
    thinkWeighing(s, 0, rollFrom(seedRng(9)), WEIGHTS.hard);
  const partsOf = (): number => {
    const thought = think();
    let parts = 1;
    while (!thought.more(8)) parts++;
    expect(thought.best()).toEqual(finish(think()));
    return parts;
  };
  const before = partsOf();
  for (const land of s.territories) if (land.owner >= 0) land.units = [20, 10, 7, 3];
  expect(partsOf()).toBeGreaterThan(10 * before);
});

it("a hard computer knows what territories and troops bring of its missions (rule 10.6)", () => {
  const s = picksOf(1, "missions");
  const at = (id: string): number => BOARD.index[id];
  for (const land of s.territories) {
    land.owner = -1;
    land.units = [0, 0, 0, 0];
  }
  const hold = (...ids: string[]): void =>
    ids.forEach((id) => {
      s.territories[at(id)].owner = 0;
      s.territories[at(id)].units = [1, 0, 0, 0];
    });
  const share = (mission: number, id: string): number => {
    s.seats[0].missions = [mission];
    return shareOfLand(s, 0, openMissionsOf(s, 0), at(id));
  };
  hold("england", "scotland", "wales", "ireland", "normandy", "brittany", "france", "burgundy", "lorraine");
  // Nine of twelve: one of the three that are wanting, or of four without an own one.
  expect(share(BROAD_REALM, "swabia")).toBeCloseTo(1 / 3, 9);
  expect(share(BROAD_REALM, "france")).toBeCloseTo(1 / 4, 9);
  // Of the black cities only, and of the sea-lines to what is held.
  expect(share(LESSER_CROWNS, "barcelona")).toBe(0);
  expect(share(MASTER_OF_THE_STRAITS, "swabia")).toBe(0);
  s.seats[0].missions = [GREAT_HOST];
  expect(shareOfTroops(openMissionsOf(s, 0))).toBeCloseTo(1 / 51, 9);
});
