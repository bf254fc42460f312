/** What the map draws anew is shared out among frames, one large picture in each: no task takes too long. */
import { expect, test } from "vitest";
import { isWaiting, newDue, nextTurn, type Due } from "../../../tabletop/page/map/turn";

const dueOf = (more: Partial<Due>): Due => ({ ...newDue(), ...more });
/** What is drawn in each frame, until nothing waits. */
function frames(due: Due, isFull: (frame: number) => boolean, isAll = false): string[] {
  const drawn: string[] = [];
  do {
    const { ground, shade } = nextTurn(due, { isAll, isFull: isFull(drawn.length) });
    drawn.push([ground ? "ground" : "", shade ? "shade" : ""].join(" ").trim());
  } while (isWaiting(due));
  return drawn;
}

test("pieces first, then the ground, then what dims it", () => {
  const due = dueOf({ ground: true, shade: true });
  expect(frames(due, (frame) => frame === 0)).toEqual(["", "ground", "shade"]);
});

test("pieces that are new in every frame hold neither back for long", () => {
  const due = dueOf({ ground: true, shade: true });
  const waits = Array<string>(6).fill("");
  expect(frames(due, () => true)).toEqual([...waits, "ground", ...waits, "shade"]);
});

test("where the map lies elsewhere, or has another size, all is drawn at once", () => {
  const due = dueOf({ ground: true });
  expect(frames(due, () => true, true)).toEqual(["ground shade"]);
});
