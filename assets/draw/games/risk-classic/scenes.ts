/** The pictures on the missions, 520 by 400. */
import { CONTINENTS } from "../../../../src/risk/world/continents";
import { chart, worldScene } from "../../boxes/world/scenes";
import { SEPIA, VELLUM_LIGHT } from "../../boxes/world/tones";
import { SEATS, type Seat } from "../../kit/palette";
import { circle, stroked } from "../../kit/svg";
import { drawCentred } from "../../kit/type";
import type { Shapes } from "../../map/shapes";
import { shield } from "../../pieces/icon";
import { at, swords } from "../../pieces/motifs";
import { set } from "../../table/scene";

const W = 520;
const H = 400;

/** The shield of an army, swords behind it. */
export function destroyScene(seat: Seat): string {
  return (
    chart(W / 2, H / 2) +
    set(W / 2, 206, 370, swords()) +
    circle(W / 2, 206, 124, { fill: SEATS[seat].fill, opacity: 0.25 }) +
    at(W / 2, 206, 220, shield(seat))
  );
}

/** The whole world under a number. */
export function countScene(shapes: Shapes, count: number): string {
  const all = CONTINENTS.map(({ id }) => id);
  return (
    worldScene(shapes, all) +
    circle(W / 2, 196, 92, { ...stroked(SEPIA, 5, VELLUM_LIGHT), opacity: 0.94 }) +
    drawCentred(String(count), SEPIA, { face: "black", size: 120, x: W / 2, y: 236 })
  );
}
