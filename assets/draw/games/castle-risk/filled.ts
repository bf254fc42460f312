/** A filled board for looking at: five players, two hundred units, castles, tokens. */
import { TERRITORIES } from "../../../../src/risk/europe/territories.data";
import { LANDS } from "../../boxes/europe/lands";
import { INK, PAPER_LIGHT, SEATS, type Seat } from "../../kit/palette";
import { rng } from "../../kit/rng";
import { circle, g, stroked, svg } from "../../kit/svg";
import { drawCentred } from "../../kit/type";
import { at } from "../../pieces/motifs";
import { rounds } from "../../boxes/europe/frame";
import { PLAYERS, ranks } from "./track";
import type { Layout } from "../../map/layout";
import { UNITS } from "../../boxes/europe/places";
import { BOARD } from "../../boxes/europe/shapes";
import { plainTone, rimmed } from "../../pieces/glyphs";
import { shield } from "../../pieces/icon";

const standing = (kind: string, x: number, y: number, size: number, fill: string): string =>
  at(x, y - size * 0.06, size, rimmed(kind, fill, 4.4));

const count = (n: number, x: number, y: number): string =>
  circle(x, y, 15, stroked(INK, 2.6, PAPER_LIGHT)) +
  drawCentred(String(n), INK, { face: "black", size: 25, x, y: y + 8.5 });

/** Who owns each territory: the players' capitals, some neutral cities, and the rest by nearness. */
function ownersOf(random: () => number, capitals: ReadonlyMap<number, Seat>): Seat[] {
  return TERRITORIES.map((t, i): Seat => {
    const own = capitals.get(i);
    if (own) return own;
    if (t.city && random() < 0.3) return "neutral";
    const near = [...capitals].map(([c, s]) => ({
      s,
      d: Math.hypot(LANDS[c].lon - LANDS[i].lon, (LANDS[c].lat - LANDS[i].lat) * 1.5) + random() * 5,
    }));
    return near.sort((a, b) => a.d - b.d)[0].s;
  });
}

function unitsOf(random: () => number, kind: (typeof UNITS)[number], seat: Seat, all: boolean): number {
  if (seat === "neutral") return { infantry: 4, archer: 2, cavalry: 1, siege: 0 }[kind];
  if (kind === "infantry") return 1 + Math.floor(random() * 4);
  return random() < 0.5 || all ? 1 + Math.floor(random() * 2) : 0;
}

type Put = (place: string, draw: (x: number, y: number, r: number) => string) => void;

/** Puts the units of a land and the shield with their total. */
function putUnits(random: () => number, put: Put, seat: Seat, all: boolean): void {
  const { fill } = SEATS[seat];
  let total = 0;
  for (const kind of UNITS) {
    const n = unitsOf(random, kind, seat, all);
    if (!n) continue;
    total += n;
    put(kind, (x, y) => standing(kind, x, y, 66, fill) + (n > 1 ? count(n, x + 19, y + 19) : ""));
  }
  put(
    "shield",
    (x, y) =>
      at(x, y, 72, shield(seat, false)) +
      drawCentred(String(total), seat === "yellow" || seat === "neutral" ? INK : PAPER_LIGHT, {
        face: "black",
        size: 38,
        x,
        y: y + 6,
      }),
  );
}

/** Puts the signs of a land: castle, capital, banner, plunder. */
function putSigns(
  random: () => number,
  put: Put,
  seat: Seat,
  land: { city: boolean; capital: boolean },
  all: boolean,
): void {
  const { fill } = SEATS[seat];
  const { city, capital } = land;
  if (all || random() < 0.25) put("castle", (x, y) => standing("castle", x, y, 74, "#b8ab93"));
  if (city && (capital || all)) put("capital", (x, y) => standing("capital", x, y, 76, fill));
  if (city && !capital && (seat !== "neutral" || all))
    put("banner", (x, y) => standing("banner", x, y, 66, fill));
  if (city && (all || random() < 0.4))
    put("plundered", (x, y) => standing("plundered", x, y, 58, plainTone("plundered")));
}

/** Pieces on every place as an overlay of the board; `all` fills every place whatever the rules say. */
export function filledBoard(layout: Layout, all = false): string {
  const random = rng(2026);
  const gold = TERRITORIES.flatMap((t, i) => (t.city?.crown === "gold" ? [i] : []));
  const capitals = new Map(PLAYERS.map((s, k) => [gold[[0, 2, 4, 6, 7][k]], s]));
  const owners = ownersOf(random, capitals);
  const parts = layout.lands.map((land, i) => {
    const out: string[] = [];
    const put: Put = (place, draw) => {
      const p = land.places[place];
      if (p) out.push(draw(p.x, p.y, p.r));
    };
    putUnits(random, put, owners[i], all);
    putSigns(random, put, owners[i], { city: Boolean(TERRITORIES[i].city), capital: capitals.has(i) }, all);
    return g({}, ...out);
  });
  const rank = PLAYERS.map((s, k) => {
    const p = ranks()[[2, 3, 2, 4, 1][k]].spots[s];
    return at(p.x, p.y, 56, shield(s));
  });
  return svg(
    BOARD.w,
    BOARD.h,
    g({}, ...parts, ...rank, standing("crown", rounds()[6].x, rounds()[6].y, 70, plainTone("crown"))),
  );
}
