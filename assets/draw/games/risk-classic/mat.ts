/** A player's mat: the mission, the reserve, whose turn it is, and what the turn consists of. */
import { MAT } from "../../../../src/games/risk-classic/table/mat";
import { armyMat } from "../../boxes/world/mat";
import type { Seat } from "../../kit/palette";
import { slot } from "../../table/mat";

const TURN = ["Cards and new armies", "Attack", "Fortify", "A card, if a territory fell"];

/** The mat of a seat. */
export function mat(seat: Seat): string {
  const { mission } = MAT.places;
  return armyMat(seat, MAT, [slot(mission.x, mission.y, mission.w, mission.h, "Mission")], TURN);
}
