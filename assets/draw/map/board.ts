/** The board as one drawing. */
import { TERRITORIES } from "../../../src/games/castle-risk/board";
import { area, type Point } from "../kit/geometry";
import { INK, INK_SOFT, LAND_TINTS, mix, PAPER, PAPER_DARK, RUST, SEA_DEEP, SEA_INK, SEA_LIGHT, SEA_TONE, WASTE_TONE } from "../kit/palette";
import { circle, el, g, line, path, rect, rings, svg } from "../kit/svg";
import { textPath } from "../kit/type";
import { citySymbol } from "./city";
import { SEA, WASTE } from "./divide";
import { arms, cartouche, frame } from "./frame";
import { boardField, SCALE, type Layout } from "./layout";
import { LAKES } from "./nature";
import { beast, compass, freedom, nature, rhumbs, rivers, ship } from "./ornament";
import { apart, clearance, rooms, textDiscs, type Disc } from "./packing";
import { CITY_DISCS, type LandPlaces, type Line } from "./places";
import { BOARD, MAP, type Shapes } from "./shapes";
import { measure } from "../kit/type";

/** A tint for each land so that neighbours differ: greedy over the table's order. */
export function tints(): number[] {
  const out: number[] = [];
  TERRITORIES.forEach((t, i) => {
    const used = new Set(t.land.map((id) => out[TERRITORIES.findIndex((u) => u.id === id)]));
    let k = (i * 2) % LAND_TINTS.length;
    while (used.has(k)) k = (k + 1) % LAND_TINTS.length;
    out.push(k);
  });
  return out;
}

/** Every disc that names, cities and pieces keep clear. */
export function keptDiscs(land: LandPlaces): Disc[] {
  const name = land.name.flatMap((l) => textDiscs(l.x, l.y, measure(l.text, "title", l.size, 0.02), 0.66 * l.size, l.angle, l.bend));
  const city = land.city ? [...CITY_DISCS.map((d) => ({ x: land.city!.x + d.x, y: land.city!.y + d.y, r: d.r })), ...textDiscs(land.city.name.x, land.city.name.y, measure(land.city.name.text, "italic", land.city.name.size), 0.7 * land.city.name.size, 0, 0)] : [];
  return [...name, ...city, ...Object.values(land.places)];
}

const lettering = (l: Line, face: string, halo: string, fill: string, tracking: number, width: number): string => {
  const d = textPath(l.text, { face, size: l.size, x: l.x, y: l.y, anchor: "middle", tracking, angle: l.angle, bend: l.bend });
  return path(d, { fill, stroke: halo, "stroke-width": width, "stroke-linejoin": "round", "stroke-opacity": 0.8, "paint-order": "stroke" });
};

function sea(shapes: Shapes): string {
  const coast = path(rings([...shapes.lands.flat(), ...shapes.waste]), { id: "coast" });
  const shore = (stroke: string, width: number, opacity: number): string => el("use", { href: "#coast", stroke, "stroke-width": width, opacity });
  const bands = [120, 92, 68, 46, 26];
  return g(
    { id: "sea" },
    rect(MAP.x, MAP.y, MAP.w, MAP.h, { fill: SEA_TONE }),
    rhumbs(COMPASS.x, COMPASS.y, 4600),
    rhumbs(2560, 2960, 4600),
    el("defs", {}, coast),
    g(
      { fill: "none", "stroke-linejoin": "round" },
      ...bands.map((d, i) => {
        const tone = mix(SEA_TONE, SEA_LIGHT, (i + 1) / bands.length);
        return shore(SEA_INK, d, 0.28 + i * 0.1) + shore(tone, d - 3.2 - i * 0.3, 1);
      }),
    ),
  );
}

function lands(shapes: Shapes): string {
  const tint = tints();
  const wash = (id: string, tone: string): string =>
    g({ "clip-path": `url(#clip-${id})`, fill: "none", stroke: tone, "stroke-linejoin": "round" }, ...[[76, 0.05], [62, 0.06], [48, 0.07], [35, 0.08], [23, 0.1], [13, 0.12]].map(([w, o]) => el("use", { href: `#territory-${id}`, "stroke-width": w, opacity: o })));
  return (
    path(rings(shapes.waste), { id: "waste", fill: WASTE_TONE }) +
    g({ id: "territories" }, ...TERRITORIES.map((t, i) => g({ fill: LAND_TINTS[tint[i]] }, path(rings(shapes.lands[i]), { id: `territory-${t.id}` })))) +
    el("defs", {}, ...TERRITORIES.map((t) => el("clipPath", { id: `clip-${t.id}` }, el("use", { href: `#territory-${t.id}` })))) +
    g({ id: "washes" }, ...TERRITORIES.map((t, i) => wash(t.id, mix(LAND_TINTS[tint[i]], "#7a5a2c", 0.75))))
  );
}

/** Slant hatching over the land that is no territory. */
function wasteHatch(shapes: Shapes): string {
  const strokes: string[] = [];
  for (let k = -BOARD.h; k < BOARD.w; k += 26) strokes.push(`M${k} ${BOARD.h}L${k + BOARD.h} 0`);
  return el("clipPath", { id: "clip-waste" }, path(rings(shapes.waste), {})) + g({ "clip-path": "url(#clip-waste)" }, path(strokes.join(""), { fill: "none", stroke: "#8f8160", "stroke-width": 2, opacity: 0.34 }));
}

function borders(shapes: Shapes): string {
  const [inland, coast, edge]: Point[][][] = [[], [], []];
  for (const a of shapes.arcs) {
    if (a.left < 0 || a.right < 0) continue;
    (a.left === SEA || a.right === SEA ? coast : a.left === WASTE || a.right === WASTE ? edge : inland).push(a.points);
  }
  const d = (list: Point[][]): string => list.map((p) => line(p)).join("");
  const base = { fill: "none", "stroke-linejoin": "round", "stroke-linecap": "round" };
  return g(
    { id: "borders" },
    path(d(inland), { ...base, stroke: PAPER, "stroke-width": 11, opacity: 0.55 }),
    path(d(inland), { ...base, stroke: INK_SOFT, "stroke-width": 4.8 }),
    path(d(edge), { ...base, stroke: INK_SOFT, "stroke-width": 8 }),
    path(d(coast), { ...base, stroke: INK, "stroke-width": 8, opacity: 0.28, transform: "translate(3 4)" }),
    path(d(coast), { ...base, stroke: INK, "stroke-width": 4.6 }),
  );
}

function seaLines(layout: Layout): string {
  return g(
    { id: "sea-lines" },
    ...layout.seaLines.map((l) => {
      const d = line(l.points);
      const ends = [l.points[0], l.points[l.points.length - 1]];
      return g(
        { id: `sea-line-${l.from}-${l.to}` },
        path(d, { fill: "none", stroke: PAPER, "stroke-width": 13, opacity: 0.5, "stroke-linecap": "round" }),
        path(d, { fill: "none", stroke: RUST, "stroke-width": 7, "stroke-dasharray": "20 14" }),
        ...ends.map(([x, y]) => circle(x, y, 9, { fill: PAPER, stroke: RUST, "stroke-width": 5 })),
      );
    }),
  );
}

const COMPASS = { x: 340, y: 1640, r: 220 };
/** Ships and beasts: where they would like to be, their size, and which way they look. */
const VOYAGES: ["ship" | "beast", number, number, number, number][] = [
  ["ship", 1640, 760, 1.2, 1], ["ship", 2700, 3010, 1.15, -1], ["ship", 270, 2300, 0.95, 1], ["ship", 1500, 2900, 0.75, -1], ["beast", 1500, 270, 1.1, 1], ["beast", 3720, 2010, 0.8, 1],
];
/** Names of seas: text, wished middle, size, angle. */
const SEA_NAMES: [string, number, number, number, number][] = [
  ["Atlantic Ocean", 430, 1180, 66, 0], ["North Sea", 1600, 900, 54, 0], ["Baltic Sea", 2500, 860, 44, 0], ["Mediterranean Sea", 2700, 3190, 62, 0], ["Black Sea", 3690, 2150, 50, 0], ["Bay of Biscay", 720, 1960, 46, 0], ["Adriatic", 2420, 2420, 40, 38],
];

interface Water { field: ReturnType<typeof boardField>; room: Float32Array; taken: Disc[] }

/** The open sea, with everything on it that is taken. */
function openWater(field: Water["field"], taken: Disc[]): Water {
  return { field, room: rooms(field, SCALE), taken };
}

/** The free spot nearest to a wish for discs given about the origin; undefined where none is within 420 pixels. */
function berth(w: Water, x: number, y: number, discs: readonly Disc[]): { x: number; y: number } | undefined {
  for (let r = 0; r < 420; r += 12) {
    for (let k = 0; k < Math.max(1, r / 6); k++) {
      const a = (k * Math.PI * 2) / Math.max(1, r / 6);
      const moved = discs.map((d) => ({ x: d.x + x + r * Math.cos(a), y: d.y + y + r * Math.sin(a), r: d.r }));
      const inside = moved.every((d) => d.x - d.r > MAP.x + 20 && d.x + d.r < MAP.x + MAP.w - 20 && d.y - d.r > MAP.y + 20 && d.y + d.r < MAP.y + MAP.h - 20);
      if (!inside || clearance(moved, w.field, w.room, SCALE, SEA) < 4 || !apart(moved, w.taken, 8)) continue;
      w.taken.push(...moved);
      return { x: Math.round(x + r * Math.cos(a)), y: Math.round(y + r * Math.sin(a)) };
    }
  }
  return undefined;
}

function voyage([kind, x, y, s, turn]: (typeof VOYAGES)[number], w: Water): string {
  const discs = kind === "ship" ? [{ x: 0, y: -52 * s, r: 66 * s }, { x: -62 * s, y: 12 * s, r: 34 * s }, { x: 58 * s, y: 10 * s, r: 36 * s }] : [-84, -20, 44, 108, 170].map((dx) => ({ x: dx * s * turn, y: -24 * s, r: 58 * s }));
  const at = berth(w, x, y, discs);
  return at ? (kind === "ship" ? ship : beast)(at.x, at.y, s, turn) : "";
}

function seaName([text, x, y, size, angle]: (typeof SEA_NAMES)[number], w: Water): string {
  const at = berth(w, x, y, textDiscs(0, 0, measure(text, "boldItalic", size, 0.1), 0.65 * size, angle, 0));
  return at ? path(textPath(text, { face: "boldItalic", size, x: at.x, y: at.y, anchor: "middle", tracking: 0.1, angle }), { fill: SEA_INK, opacity: 0.85 }) : "";
}

/** The board of a layout, as the text of an SVG file: one path `territory-<id>` for each land. */
export function drawBoard(shapes: Shapes, layout: Layout): string {
  const field = boardField(shapes);
  const kept = [...layout.lands.flatMap(keptDiscs), ...layout.seaLines.flatMap((l) => l.points.map(([x, y]) => ({ x, y, r: 14 }))), ...layout.lands.flatMap((l) => (l.leader ? [{ x: l.leader[2], y: l.leader[3], r: 14 }] : []))];
  const table: Disc[] = Array.from({ length: 12 }, (_, k) => ({ x: 3360 + (k % 4) * 180, y: 2960 + Math.floor(k / 4) * 180, r: 130 }));
  const ground = freedom(field, SCALE, rooms(field, SCALE), [...kept, ...table]);
  const coastClip = el("clipPath", { id: "clip-land" }, path(rings([...shapes.lands.flat(), ...shapes.waste].filter((r) => Math.abs(area(r)) > 4000)), {}));
  const lakes = LAKES.map(([lon, lat, w, h, turn]) => {
    const [x, y] = shapes.place(lon, lat);
    if (!apart([{ x, y, r: Math.max(w, h) }], kept, 2)) return "";
    return el("ellipse", { cx: x, cy: y, rx: w, ry: h, transform: `rotate(${turn} ${x} ${y})`, fill: SEA_LIGHT, stroke: SEA_INK, "stroke-width": 2.6 });
  });
  const water = openWater(field, [...layout.seaLines.flatMap((l) => l.points.map(([x, y]) => ({ x, y, r: 10 }))), ...layout.lands.flatMap(keptDiscs), { ...COMPASS, r: COMPASS.r + 30 }, ...table, ...[0, 1, 2, 3, 4, 5, 6].map((k) => ({ x: 190 + k * 150, y: 390, r: 190 }))]);
  const body = [
    sea(shapes),
    lands(shapes),
    wasteHatch(shapes),
    coastClip,
    g({ id: "rivers", "clip-path": "url(#clip-land)" }, rivers(shapes.place)),
    g({ id: "lakes" }, ...lakes),
    borders(shapes),
    g({ id: "nature" }, nature(shapes.place, ground.free, ground.take)),
    g({ id: "sea-names" }, ...SEA_NAMES.map((n) => seaName(n, water))),
    g({ id: "voyages" }, ...VOYAGES.map((v) => voyage(v, water))),
    compass(COMPASS.x, COMPASS.y, COMPASS.r),
    seaLines(layout),
    g({ id: "leaders" }, ...layout.lands.flatMap((l) => (l.leader ? [path(`M${l.leader[0]} ${l.leader[1]}L${l.leader[2]} ${l.leader[3]}`, { stroke: INK, "stroke-width": 4 }) + circle(l.leader[2], l.leader[3], 7, { fill: INK })] : []))),
    g({ id: "names" }, ...layout.lands.flatMap((l) => l.name.map((n) => lettering(n, "title", l.leader ? SEA_LIGHT : PAPER, INK, 0.02, 11)))),
    g({ id: "cities" }, ...layout.lands.flatMap((l, i) => (l.city ? [citySymbol(l.city.x, l.city.y, TERRITORIES[i].city!.crown, TERRITORIES[i].city!.tax) + lettering(l.city.name, "italic", PAPER, "#5c2316", 0, 9)] : []))),
    rect(MAP.x, MAP.y, MAP.w, MAP.h, { fill: "none", stroke: SEA_DEEP, "stroke-width": 40, opacity: 0.25 }),
    cartouche(640, 396),
    arms(3318, 2872, 648, 448),
    frame(),
  ];
  return svg(BOARD.w, BOARD.h, rect(0, 0, BOARD.w, BOARD.h, { fill: PAPER_DARK }) + body.join("\n"), { width: BOARD.w, height: BOARD.h });
}
