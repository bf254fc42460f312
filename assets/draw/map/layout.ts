/** The whole map laid out: sea-lines, names, cities, places. What drawing and code need, as plain data. */
import { makeSea, placeCallout } from "./callouts";
import type { Chart } from "./chart";
import { FIRST } from "./divide";
import { makeWorld, type World } from "./options";
import type { LandPlaces } from "./places";
import { makeSeaLines, type SeaLine } from "./sealines";
import { rarePlaces } from "./rare";
import { solveLand } from "./search";
import { settle } from "./settle";
import { boardTerrain, type Shapes } from "./shapes";

export interface Layout {
  lands: LandPlaces[];
  seaLines: SeaLine[];
}

const r1 = (v: number): number => Math.round(v * 10) / 10;

/** Lays everything out; slow (about half a minute) and always the same. */
export function layOut(chart: Chart, shapes: Shapes, cities: World["cities"]): Layout {
  const terrain = boardTerrain(shapes, chart.board);
  const seaLines = makeSeaLines(chart, shapes, terrain.land);
  const world = makeWorld(chart, cities, shapes.place, terrain, seaLines);
  const sea = makeSea(chart, terrain, seaLines);
  const solved = chart.lands.map((_, i) => {
    const within = solveLand(world, i, false);
    if (within.name && !within.missing.length) return within;
    const without = solveLand(world, i, true);
    return without.score < within.score || !within.name ? without : within;
  });
  solved.forEach((a, i) => {
    settle(world, i + FIRST, a);
    if (a.city) sea.taken.push(...a.city.discs);
  });
  const problems: string[] = [];
  const lands = solved.map((a, i): LandPlaces => {
    const t = chart.lands[i];
    if (a.missing.length) problems.push(`${t.id}: no place for ${a.missing.join(", ")}`);
    const places = Object.fromEntries(
      Object.entries(a.places).map(([k, d]) => [k, { x: r1(d.x), y: r1(d.y), r: d.r }]),
    );
    const out: LandPlaces = { id: t.id, name: a.name?.lines ?? [], places };
    if (a.city?.at) {
      const [x, y] = a.city.at;
      out.city = { x: r1(x), y: r1(y), name: a.city.lines[0] };
    }
    if (!a.name) {
      const keep = [...Object.values(a.places), ...(a.city?.discs ?? []), ...world.blocked];
      const at = chart.afloat(t).flatMap((texts) => placeCallout(sea, i + FIRST, texts, keep) ?? [])[0];
      if (!at) {
        problems.push(`${t.id}: no water for its name`);
        return out;
      }
      sea.taken.push(...at.discs);
      out.name = at.lines.map((l) => ({ ...l, size: chart.letters.size, angle: 0, bend: 0 }));
      out.places.shield = { x: r1(at.shield.x), y: r1(at.shield.y), r: at.shield.r, sea: true };
      out.leader = at.leader.map(r1) as [number, number, number, number];
    }
    return out;
  });
  lands.forEach((one, i) => {
    const rare = rarePlaces(world, i, one);
    for (const kind of Object.keys(chart.stock.rare ?? {}))
      if (!(kind in rare)) problems.push(`${one.id}: no place for ${kind}`);
    Object.assign(one.places, rare);
  });
  if (problems.length) throw new Error(problems.join("; "));
  return {
    lands,
    seaLines: seaLines.map((l) => ({ ...l, points: l.points.map(([x, y]) => [r1(x), r1(y)]) })),
  };
}
