/** Every icon of the game by its id, as SVG in a square of 100: pieces bare, the rest on a roundel. */
import { GOLD, INK, PAPER_LIGHT, RUST, SEATS, SEAT_ORDER, STONE } from "../kit/palette";
import { circle, g, path, stroked, svg } from "../kit/svg";
import {
  arrow,
  at,
  book,
  card,
  cards,
  chalice,
  church,
  coin,
  coins,
  cross,
  dagger,
  die,
  gear,
  hammer,
  hand,
  hood,
  hourglass,
  inked,
  medal,
  purse,
  quill,
  scroll,
  star,
  swords,
  tick,
  town,
  turnBack,
  whiteFlag,
} from "./motifs";
import { coronet } from "./coronets";
import { KINDS } from "./figures.data";
import { badge, emblemAt, emblemTone, figure, look, outlinePath, SHIELD, shield } from "./icon";

export interface Icon {
  id: string;
  body: string;
}

const RINGS = { phase: "#3f6288", action: RUST, reason: "#a97a12", control: "#6b6459" };
const METAL: Record<string, string> = {
  coin: GOLD,
  crown: GOLD,
  first_player: GOLD,
  plundered: "#b9653e",
  capital: "#d8cbb0",
  banner: "#d8cbb0",
  city: "#fdf1d4",
  airfield: "#d8cbb0",
};

/** The plain tone a kind has where it belongs to nobody. */
export const plainTone = (kind: string): string => METAL[kind] ?? "#b9a27a";

const roundel = (ring: string, body: string, size = 62): string =>
  circle(50, 50, 49.5, { fill: INK }) +
  circle(50, 50, 46.8, { fill: ring }) +
  circle(50, 50, 42, stroked(INK, 1.4, PAPER_LIGHT)) +
  at(50, 50, size, body);
const fig = (kind: string, fill = plainTone(kind)): string => figure(kind, look(fill, 4));
const down = path("M40 0 L60 0 L60 22 L74 22 L50 48 L26 22 L40 22 Z", inked(RUST));
const shieldArrow =
  path(SHIELD, inked(SEATS.blue.light)) +
  path("M50 20 L78 50 L62 50 L62 76 L38 76 L38 50 L22 50 Z", inked(PAPER_LIGHT));
const text = (d: string): string => path(d, inked(RUST));

const plus = text("M40 8 H60 V40 H92 V60 H60 V92 H40 V60 H8 V40 H40 Z");
const edict = at(
  50,
  50,
  100,
  card(path("M30 30 h40 M30 44 h40 M30 58 h26", inked("none", 5)) + circle(62, 74, 10, inked(RUST))),
);

const PHASES: Record<string, string> = {
  policies: edict,
  draw: cards(),
  taxes: coins(),
  purchase: purse(),
  attack: swords(),
  fortify: shieldArrow,
  diplomacy: scroll(),
  placement: at(50, 64, 72, fig("infantry")) + at(50, 14, 52, down),
};

const ACTIONS: Record<string, string> = {
  attack: swords(),
  fortify: shieldArrow,
  build: at(38, 56, 84, fig("castle", STONE)) + at(78, 40, 62, hammer(), 32),
  recruit: at(50, 55, 88, town()),
  bombard: fig("siege", "#b98d5c"),
  donate: chalice(),
  buy: purse(),
  place: at(50, 64, 72, fig("infantry")) + at(50, 14, 52, down),
  play: at(
    50,
    50,
    100,
    card(path("M50 22 L58 42 L79 43 L63 57 L68 78 L50 66 L32 78 L37 57 L21 43 L42 42 Z", inked(GOLD))),
  ),
  discard: at(50, 50, 100, card("")) + at(50, 50, 58, cross()),
  pick: hand(),
  capital: fig("capital"),
  crown: fig("crown"),
  conquer: at(50, 50, 100, fig("banner", "#b04a34")),
  plunder: fig("plundered"),
  spy: at(44, 50, 90, hood()) + at(84, 60, 66, dagger(), 18),
  roll: die(),
  resign: whiteFlag(),
  policies: edict,
  castle: at(50, 50, 90, at(44, 48, 84, fig("castle", STONE)) + coin(80, 76, 21)),
  reinforce: at(50, 50, 86, at(40, 52, 88, fig("infantry")) + at(80, 72, 42, plus)),
  lose: at(50, 50, 86, at(46, 48, 88, fig("infantry")) + at(74, 74, 46, cross())),
  boost: at(50, 50, 86, at(42, 58, 78, die()) + at(80, 24, 42, plus)),
  claim: at(50, 50, 100, fig("banner", "#b04a34")),
  occupy: at(36, 56, 76, fig("infantry")) + at(72, 56, 76, fig("cavalry")),
  headquarters: fig("capital", GOLD),
  trade: cards(),
  storm: at(50, 50, 100, swords()) + at(50, 50, 56, die()),
  defend: at(50, 50, 100, shield("blue", false)) + at(50, 46, 56, die()),
  army: at(38, 46, 80, fig("banner", "#b04a34")) + at(62, 54, 74, fig("infantry")),
  turn_in: at(30, 36, 56, star()) + at(64, 54, 76, fig("infantry")),
  collect: at(42, 52, 96, medal()) + at(82, 30, 42, plus),
  airfield: fig("airfield", SEATS.blue.fill),
  maneuver: at(32, 50, 84, fig("infantry")) + at(76, 54, 52, arrow()),
  end: at(50, 50, 82, at(40, 50, 84, arrow()) + path("M86 14 h12 v72 h-12 Z", inked(RUST))),
  pass: hourglass(),
  set: gear(),
};

const CONTROLS: Record<string, string> = {
  confirm: tick(),
  cancel: cross(),
  undo: turnBack(),
  redo: at(50, 50, 100, turnBack(), 0, -1),
  next: arrow(),
  pass: hourglass(),
  log: at(50, 50, 100, quill()),
  rules: book(),
  settings: gear(),
  more: plus,
  less: text("M8 40 H92 V60 H8 Z"),
  help: text(
    "M26 34 Q28 6 52 6 Q78 8 78 32 Q78 46 62 54 Q58 57 58 66 L44 66 Q43 50 52 46 Q62 41 62 33 Q62 22 52 21 Q42 21 41 34 Z M43 76 H59 V92 H43 Z",
  ),
};

const REASONS: Record<string, string> = {
  capital: fig("capital", GOLD),
  vassals: at(50, 55, 88, town()),
  army: at(30, 54, 74, fig("infantry", SEATS.red.fill)) + at(72, 54, 78, fig("cavalry", SEATS.blue.fill)),
  castle: fig("castle", STONE),
  tax: at(50, 50, 100, coin(50, 50, 46)),
  missions: at(50, 54, 86, church()),
};

const emblem = (seat: (typeof SEAT_ORDER)[number]): string =>
  circle(50, 50, 49, { fill: PAPER_LIGHT }) +
  circle(50, 50, 45.6, stroked(INK, 4, SEATS[seat].fill)) +
  emblemAt(seat, 20, 20, 0.6, { fill: emblemTone(seat) });

/** A piece with a pale rim, so that it stands out on dark and on light. */
export const rimmed = (kind: string, fill: string, weight = 4): string =>
  path(outlinePath(kind), {
    ...stroked(PAPER_LIGHT, weight * 2.6, PAPER_LIGHT),
    "stroke-linejoin": "round",
  }) + figure(kind, look(fill, weight));

const framed = (kind: string, fill: string): string =>
  g({ transform: "translate(4 3.5) scale(0.93)" }, rimmed(kind, fill));

/** What is no piece, and stands beside them in panels. */
const SIGNS: Record<string, string> = { star: star(), objective: medal() };

/** All icons in order: pieces plain and in each seat's colour, badges, seats, phases, actions, controls, reasons, ranks. */
export function icons(): Icon[] {
  const list = <T extends string | number>(
    group: string,
    names: readonly T[],
    draw: (name: T) => string,
  ): Icon[] => names.map((name) => ({ id: `${group}-${name}`, body: draw(name) }));
  const set = (group: string, bodies: Record<string, string>, wrap: (body: string) => string): Icon[] =>
    list(group, Object.keys(bodies), (name) => wrap(bodies[name]));
  return [
    ...list("piece", KINDS, (k) => framed(k, plainTone(k))),
    ...set("piece", SIGNS, (b) => g({ transform: "translate(4 4) scale(0.92)" }, b)),
    ...["infantry", "archer", "cavalry", "siege", "capital", "banner", "artillery", "airfield"].flatMap(
      (k) => {
        const seats = ["archer", "siege", "banner", "airfield"].includes(k)
          ? SEAT_ORDER.filter((s) => s !== "orange")
          : SEAT_ORDER;
        return list(`piece-${k}`, seats, (s) => framed(k, SEATS[s].fill));
      },
    ),
    ...list("badge", KINDS, (k) => badge(k, plainTone(k))),
    ...list("shield", SEAT_ORDER, (s) => shield(s)),
    ...list("total", SEAT_ORDER, (s) => shield(s, false)),
    ...list("emblem", SEAT_ORDER, emblem),
    ...set("phase", PHASES, (b) => roundel(RINGS.phase, b, 68)),
    ...set("action", ACTIONS, (b) => roundel(RINGS.action, b, 68)),
    ...set("control", CONTROLS, (b) => roundel(RINGS.control, b, 58)),
    ...set("reason", REASONS, (b) => roundel(RINGS.reason, b, 70)),
    ...list("rank", [1, 2, 3, 4, 5, 6, 7, 8], (r) =>
      roundel("#5b2d4e", at(50, r < 4 ? 30 : r < 7 ? 42 : 50, 74, coronet(r)), 100),
    ),
  ];
}

/** An icon as a file of its own. */
export const iconSvg = (icon: Icon): string => svg(100, 100, icon.body);

/** The tab's icon and the save's mark: an emperor's crown on a red shield. */
export const favicon = (): string =>
  svg(
    100,
    100,
    path(SHIELD, stroked(INK, 5, SEATS.red.fill)) +
      path("M50 5.2 Q72 5.4 87 10 L87 46 Q85 76 50 93.4 Z", { fill: SEATS.red.dark, opacity: 0.3 }) +
      at(50, 46, 62, figure("castle", look(PAPER_LIGHT, 4))),
  );
