/** Signs on the table are for those who hide the panels, which say the same: without them they would lie under hand and rail. */
import { expect, test } from "vitest";
import { withoutSigns } from "../../../tabletop/page/map/signs";
import { figuresOf, type Figure } from "../../../tabletop/page/map/figures";
import type { Button, Piece } from "../../../tabletop/wire/view";

const SIGN: Button = {
  ...{ label: "Red: Ann. 14 territories", tooltip: "", width: 0, height: 0, fontSize: 200 },
  ...{ at: [1.8, 0.02, -4], turn: [0, 0, 0], scale: [1, 1, 1], color: "#ffffff00", fontColor: "#f6ebcf" },
};
const flat = (mesh: string, size: Piece["size"]): Piece => ({
  ...{ type: "Board", at: [0, 1, 0], turn: [0, 180, 0], scale: [1, 1, 1], size, tint: "#ffffff" },
  ...{ side: "front", picture: { url: "/a/picture.jpg" }, mesh, locked: true, buttons: [SIGN] },
});
const FIGURES = figuresOf(
  { mat: flat("/a/mat.obj", [14, 0.1, 7]), shield: flat("/a/shield.obj", [1, 0.1, 1]) },
  { title: "RISK", files: { mat: { signs: true } } },
  "Red",
);
const hasButton = ({ piece }: Figure): boolean => piece.buttons !== undefined;

test("nothing of a sign is drawn or pressed, and what else has a button keeps it", () => {
  const seen = withoutSigns(FIGURES);
  expect(FIGURES.map(hasButton)).toEqual([true, true]);
  expect(seen.map((figure) => [figure.key, hasButton(figure)])).toEqual([
    ["mat", false],
    ["shield", true],
  ]);
});

test("what has not changed is the same from view to view, or the ground would be drawn anew", () => {
  const [once, twice] = [withoutSigns(FIGURES), withoutSigns(FIGURES)];
  for (const [i, figure] of once.entries()) expect(figure).toBe(twice[i]);
});
