/** The whole board laid out: shapes, sea-lines, names, cities, places. What drawing and code need, as plain data. */
import { TERRITORIES } from "../../../../src/risk/europe/territories.data";
import { makeSea, placeCallout } from "./callouts";
import { FIRST } from "./divide";
import { makeWorld } from "./options";
import { CITY_DISCS, LINES, NAME_SIZE, type LandPlaces } from "./places";
import { field, fill, type Field } from "../../kit/raster";
import { solveLand } from "./search";
import { makeSeaLines, type SeaLine } from "./sealines";
import { settle } from "./settle";
import { BOARD, makeShapes, type Shapes } from "./shapes";

/** Board pixels per cell of the working field. */
export const SCALE = 4;

export interface Layout {
  lands: LandPlaces[];
  seaLines: SeaLine[];
}

/** The board as a field: sea, waste, territory index + FIRST. */
export function boardField(shapes: Shapes): Field {
  const f = field(BOARD.w / SCALE, BOARD.h / SCALE);
  fill(f, shapes.waste, 1, SCALE);
  shapes.lands.forEach((rings, i) => fill(f, rings, i + FIRST, SCALE));
  return f;
}

const r1 = (v: number): number => Math.round(v * 10) / 10;

/** Lays everything out; slow (about half a minute) and always the same. */
export function makeLayout(shapes: Shapes = makeShapes()): Layout {
  const land = boardField(shapes);
  const seaLines = makeSeaLines(shapes, land, SCALE);
  const world = makeWorld(land, SCALE, seaLines);
  const sea = makeSea(land, SCALE, seaLines);
  const solved = TERRITORIES.map((_, i) => {
    const within = solveLand(world, shapes, i, false);
    if (within.name && !within.missing.length) return within;
    const without = solveLand(world, shapes, i, true);
    return without.score < within.score || !within.name ? without : within;
  });
  solved.forEach((a, i) => {
    settle(world, i + FIRST, a);
    if (a.city) sea.taken.push(...a.city.discs);
  });
  const problems: string[] = [];
  const lands = solved.map((a, i): LandPlaces => {
    const t = TERRITORIES[i];
    if (a.missing.length) problems.push(`${t.id}: no place for ${a.missing.join(", ")}`);
    const places = Object.fromEntries(
      Object.entries(a.places).map(([k, d]) => [k, { x: r1(d.x), y: r1(d.y), r: d.r }]),
    );
    const out: LandPlaces = { id: t.id, name: a.name?.lines ?? [], places };
    if (a.city) {
      const [symbol] = a.city.discs;
      out.city = {
        x: r1(symbol.x - CITY_DISCS[0].x),
        y: r1(symbol.y - CITY_DISCS[0].y),
        name: a.city.lines[0],
      };
    }
    if (!a.name) {
      const keep = [...Object.values(a.places), ...(a.city?.discs ?? []), ...world.blocked];
      const at = [[t.name], LINES[t.id]].flatMap((texts) =>
        texts ? (placeCallout(sea, i + FIRST, texts, NAME_SIZE, keep) ?? []) : [],
      )[0];
      if (!at) {
        problems.push(`${t.id}: no water for its name`);
        return out;
      }
      sea.taken.push(...at.discs);
      out.name = at.lines.map((l) => ({ ...l, size: NAME_SIZE, angle: 0, bend: 0 }));
      out.places.shield = { x: r1(at.shield.x), y: r1(at.shield.y), r: at.shield.r, sea: true };
      out.leader = at.leader.map(r1) as [number, number, number, number];
    }
    return out;
  });
  if (problems.length) throw new Error(problems.join("; "));
  return {
    lands,
    seaLines: seaLines.map((l) => ({ ...l, points: l.points.map(([x, y]) => [r1(x), r1(y)]) })),
  };
}
