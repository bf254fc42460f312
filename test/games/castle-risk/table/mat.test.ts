/** What lies on a mat of Castle Risk covers nothing that the mat tells. */
import { expect, test } from "vitest";
import { onMat } from "../../../../src/games/castle-risk/table/mat-spots";
import { layTable } from "../../../../src/games/castle-risk/table/layout";
import { MAT } from "../../../../src/games/castle-risk/table/marks.data";
import { thingsOf } from "../../../../src/session/scene/thing";
import { startedTable, stateOf } from "../../../helpers/presser";

interface Disc {
  x: number;
  y: number;
  r: number;
}

/** The eight ranks and the title stand in the uppermost band of a mat, as `assets/draw` has them. */
const TITLE_END = 585;
const LADDER = { from: 705, below: 190 };

test("who is first and whose turn it is lie beside the title, the ranks and all places", () => {
  const state = stateOf(startedTable(3, 5));
  const layout = layTable({ ...state, turn: 0, first: 0 }, [true, true, true, true, true]);
  const discs = thingsOf(layout)
    .filter(({ kind }) => kind === "turn" || kind === "first")
    .map((thing): Disc => {
      const spot = onMat(thing, layout);
      if (spot === undefined) throw new Error(`${thing.kind} lies nowhere`);
      // A token is drawn a quarter wider than its picture.
      return { x: spot.x, y: spot.y, r: (spot.width * 1.25) / 2 };
    });
  expect(discs).toHaveLength(2);
  const { policies, mission, treasury, reserve, crowns } = MAT.places;
  for (const { x, y, r } of discs) {
    if (y - r < LADDER.below) expect([x - r > TITLE_END, x + r < LADDER.from]).toEqual([true, true]);
    for (const other of [treasury, ...reserve, ...crowns])
      expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(other.r + r - 1);
    for (const slot of [policies, mission])
      expect(Math.abs(slot.x - x) > slot.w / 2 + r || Math.abs(slot.y - y) > slot.h / 2 + r).toBe(true);
  }
});
