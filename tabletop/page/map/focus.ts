import type { Arrow } from "./arrow";
import type { Field, Place } from "./camera";
import type { Line } from "../../wire/view";

/**
 * What the lines on the table point out. Closed lines outline what matters now, and all else is dimmed; where some are
 * thicker than others, or all are alike but for two colours, those are chosen. Where they are of two colours, the first is where something comes
 * from and the second where it goes: an arrow joins them. Open lines are arrows from their first point to the second one.
 */
export interface Focus {
  loops: readonly Line[];
  arrow: Arrow | undefined;
  others: readonly Arrow[];
  /** The part of the table that should be seen: what is chosen. */
  field: Field | undefined;
}

export function focusOf(lines: readonly Line[]): Focus {
  const loops = lines.filter(({ loop, points }) => loop && points.length > 2);
  const thickest = Math.max(0, ...loops.map(({ thickness }) => thickness));
  const thinnest = Math.min(thickest, ...loops.map(({ thickness }) => thickness));
  const thick = loops.filter(({ thickness }) => thickness === thickest);
  const chosen = thickest > thinnest || colorsOf(thick).length === 2 ? thick : [];
  const colors = colorsOf(chosen);
  const [from, to] = colors.map((color) => largest(chosen.filter((line) => line.color === color)));
  return {
    loops,
    arrow: colors.length === 2 ? { from: middleOf(from), to: middleOf(to), color: to.color } : undefined,
    others: lines.flatMap(({ loop, points, color }) =>
      loop || points.length < 2 ? [] : [{ from: placeAt(points[0]), to: placeAt(points[1]), color }],
    ),
    field: chosen.length === 0 ? undefined : around(chosen),
  };
}

function placeAt([x, , z]: Line["points"][number]): Place {
  return { x, z };
}

function colorsOf(lines: readonly Line[]): string[] {
  return [...new Set(lines.map(({ color }) => color))];
}

/** The loop with the largest area: islands of the same thing are small. */
function largest(loops: readonly Line[]): Line {
  return loops.reduce((best, line) => (Math.abs(area(line)) > Math.abs(area(best)) ? line : best));
}

function area({ points }: Line): number {
  let sum = 0;
  for (const [i, [x, , z]] of points.entries()) {
    const [nx, , nz] = points[(i + 1) % points.length];
    sum += x * nz - nx * z;
  }
  return sum / 2;
}

/** The middle of what a loop encloses. */
function middleOf(line: Line): Place {
  const whole = area(line) * 6;
  const { points } = line;
  if (Math.abs(whole) < 1e-6) return { x: points[0][0], z: points[0][2] };
  let [sx, sz] = [0, 0];
  for (const [i, [x, , z]] of points.entries()) {
    const [nx, , nz] = points[(i + 1) % points.length];
    const cross = x * nz - nx * z;
    sx += (x + nx) * cross;
    sz += (z + nz) * cross;
  }
  return { x: sx / whole, z: sz / whole };
}

function around(lines: readonly Line[]): Field {
  const xs = lines.flatMap(({ points }) => points.map(([x]) => x));
  const zs = lines.flatMap(({ points }) => points.map(([, , z]) => z));
  const [x0, x1, z0, z1] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
  return { x: (x0 + x1) / 2, z: (z0 + z1) / 2, w: x1 - x0, d: z1 - z0 };
}
