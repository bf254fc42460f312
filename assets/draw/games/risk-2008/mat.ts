/** A player's mat: objectives with their rewards, the reserve, whose turn it is, and what the turn consists of. */
import { MAT } from "../../../../src/games/risk-2008/table/mat";
import { armyMat } from "../../boxes/world/mat";
import { GOLD_DARK, type Seat } from "../../kit/palette";
import { g, rect } from "../../kit/svg";
import { at, medal } from "../../pieces/motifs";
import { DASHED, label } from "../../table/mat";

const TURN = [
  "Stars and new troops",
  "Attack",
  "An objective, if it is met",
  "Maneuver",
  "A card, if a territory fell",
];

/** The mat of a seat. */
export function mat(seat: Seat): string {
  const { x, y, w, h, across, count } = MAT.places.objectives;
  const places = Array.from({ length: count }, (_, i) => {
    const middle = x + i * across;
    return (
      rect(middle - w / 2, y - h / 2, w, h, { rx: 16, ...DASHED, stroke: GOLD_DARK }) +
      at(middle, y, 130, g({ opacity: 0.28 }, medal()))
    );
  });
  const name = label("Objectives", x + ((count - 1) * across) / 2, y + h / 2 + 52);
  return armyMat(seat, MAT, [...places, name], TURN);
}
