import { encloses } from "./encloses";
import { within } from "./place";
import type { Arrow } from "./arrow";
import type { Place } from "./camera";
import type { Line, Piece } from "../../wire/view";

/** A region that takes another colour, which spreads from the border that it comes over. */
export interface Flood {
  board: string;
  line: Line;
  /** What was drawn there before. */
  before: Line | undefined;
  /** Where it comes over, as the board has it, and how far it spreads from there. */
  from: readonly [x: number, z: number];
  reach: number;
  since: number;
  /** Nobody has heard of it yet. */
  isNew: boolean;
}

type Way = Pick<Arrow, "from" | "to">;

/** Of a board where more than so many regions change, all of it is laid out anew. */
const MOST = 8;
/** Of a border every so many corners are looked at. */
const STEP = 2;

/** The regions of a board that have just come to another colour that was beside them, or by the way of an arrow. */
export function floodsOf(
  key: string,
  now: Piece,
  before: Piece | undefined,
  since: number,
  arrows: readonly Way[] = [],
): Flood[] {
  const old = new Map((before?.lines ?? []).map((line) => [outlineOf(line), line]));
  const changed = (now.lines ?? []).filter(
    (line) => line.loop && old.get(outlineOf(line))?.color !== line.color,
  );
  if (old.size === 0 || changed.length > MOST) return [];
  return changed.flatMap((line) => {
    const own = [...old.values()].filter(({ color, loop }) => loop && color === line.color);
    const source = own.filter((one) => arrows.some((arrow) => isBetween(arrow, now, one, line)));
    const from = nearest(line, source.length === 0 ? own : source);
    if (from === undefined) return [];
    const reach = Math.max(...line.points.map(([x, , z]) => Math.hypot(x - from[0], z - from[1])));
    return [
      { board: key, line, before: old.get(outlineOf(line)), from, reach, since, isNew: true } satisfies Flood,
    ];
  });
}

/** Whether an arrow leads from one region of a board to the other. */
function isBetween({ from, to }: Way, { at, turn, scale }: Piece, one: Line, other: Line): boolean {
  const isIn = (line: Line, place: Place): boolean => {
    const { right, up } = within({ x: at[0], z: at[2], yaw: turn[1] }, place);
    return encloses(line, -right / scale[0], -up / scale[2]);
  };
  return isIn(one, from) && isIn(other, to);
}

/** What stays of a line when its colour changes. */
export function outlineOf({ points }: Line): string {
  return `${points.length} ${points[0]?.join(" ") ?? ""}`;
}

/** The corner of a region that is the nearest to others. */
function nearest({ points }: Line, others: readonly Line[]): readonly [number, number] | undefined {
  let best: readonly [number, number] | undefined;
  let least = Infinity;
  for (let i = 0; i < points.length; i += STEP) {
    const [x, , z] = points[i];
    for (const other of others)
      for (let k = 0; k < other.points.length; k += STEP) {
        const far = (other.points[k][0] - x) ** 2 + (other.points[k][2] - z) ** 2;
        if (far < least) [least, best] = [far, [x, z]];
      }
  }
  return best;
}
