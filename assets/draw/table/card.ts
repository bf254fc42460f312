/** One card, 640 by 896: frame in its deck's colour, title, picture, its rule in one sentence. */
import { GOLD, GOLD_DARK, INK, mix, PAPER, PAPER_LIGHT, SEATS, type Seat } from "../kit/palette";
import { circle, el, g, path, rect, stroked, svg } from "../kit/svg";
import { balanced, drawCentred, measure } from "../kit/type";
import { coronet } from "../pieces/coronets";
import { icons } from "../pieces/glyphs";
import { emblemAt, emblemTone, shield } from "../pieces/icon";
import { at } from "../pieces/motifs";

export const CARD = { w: 640, h: 896 };
/** A deck: its colour, and the words at its cards' feet. */
export interface Deck {
  readonly tone: string;
  readonly label: string;
}

/** What stands on a card; icons are ids without their group. */
export interface CardText {
  id: string;
  title: string;
  rule: string;
  icons?: readonly string[];
}

/** Cards by their ids, as a list in that order. */
export function cardTexts(texts: Readonly<Record<string, Omit<CardText, "id">>>): CardText[] {
  return Object.entries(texts).map(([id, text]) => ({ id, ...text }));
}

/** A picture by its id. */
export type Scenes = Readonly<Record<string, (() => string) | undefined>>;

/** The picture of a card or of a rulebook's page by its id, from a game's `scenes.ts`. */
export function sceneOf(scenes: Scenes, id: string): string {
  const scene = scenes[id];
  if (scene === undefined) throw new Error(`The card ${id} has no scene: the game's scenes.ts wants one.`);
  return scene();
}

/**
 * Draws the cards of a game's decks, without the svg element: a face by its text, whose id is that of its scene, and a
 * back, which carries the shield of a player whose own the deck is. `medal` is the picture about the middle of backs.
 */
export function deckDrawer<Name extends string>(
  decks: Readonly<Record<Name, Deck & { readonly medal: string }>>,
  scenes: Scenes,
) {
  return {
    cardFace: (deck: Name, c: CardText): string => face(decks[deck], c, sceneOf(scenes, c.id)),
    cardBack: (deck: Name, seat?: Seat): string => back(decks[deck], decks[deck].medal, seat),
  };
}

const diamond = (x: number, y: number, r: number, fill: string): string =>
  path(`M${x} ${y - r} L${x + r} ${y} L${x} ${y + r} L${x - r} ${y} Z`, stroked(INK, 2.4, fill));

function ground(tone: string): string {
  const weave: string[] = [];
  const { w, h } = CARD;
  for (let c = 26 - h; c < w; c += 26) {
    const [x1, x2] = [Math.max(0, c), Math.min(w, c + h)];
    weave.push(`M${x1} ${x1 - c}L${x2} ${x2 - c}M${x1} ${h - x1 + c}L${x2} ${h - x2 + c}`);
  }
  return (
    rect(0, 0, w, h, { fill: tone }) +
    path(weave.join(""), { ...stroked(mix(tone, "#000000", 0.28), 2), opacity: 0.7 })
  );
}

/** A card's ground in the tone of its deck, with the paper within. */
export function framed(tone: string): string[] {
  return [
    ground(tone),
    rect(24, 24, CARD.w - 48, CARD.h - 48, { rx: 26, ...stroked(INK, 4, PAPER) }),
    rect(34, 34, CARD.w - 68, CARD.h - 68, { rx: 19, ...stroked(tone, 3) }),
  ];
}

const WINDOW = "M60 168 Q60 128 100 128 L540 128 Q580 128 580 168 L580 528 L60 528 Z";

/** A card's face without the svg element; `scene` is its picture, 520 by 400. */
export function face({ tone, label }: Deck, c: CardText, scene: string): string {
  const size = Math.min(60, (60 * 520) / measure(c.title, "title", 60));
  const lines = balanced(c.rule, "bold", 40, 500);
  const { icons: ids = [] } = c;
  const icon = icons().filter((i) =>
    ids.some(
      (id) => i.id === `phase-${id}` || (i.id === `action-${id}` && !["attack", "fortify"].includes(id)),
    ),
  );
  const top = (icon.length > 0 ? 690 : 670) - ((lines.length - 1) * 47) / 2 + 4;
  return g(
    { "stroke-linejoin": "round" },
    ...framed(tone),
    drawCentred(c.title, tone, { face: "title", size, x: 320, y: 74 + size * 0.36 }),
    el("clipPath", { id: "window" }, path(WINDOW, {})),
    g({ "clip-path": "url(#window)" }, g({ transform: "translate(60 128)" }, scene)),
    path(WINDOW, stroked(INK, 6)),
    path(WINDOW, stroked(GOLD, 2.4)),
    ...icon.map((i, k) => at(320 + (k - (icon.length - 1) / 2) * 104, 528, 88, i.body)),
    ...lines.map((l, k) => drawCentred(l, INK, { face: "bold", size: 40, x: 320, y: top + k * 47 })),
    path("M70 800 L206 800 M434 800 L570 800", { stroke: tone, "stroke-width": 3 }),
    diamond(206, 800, 6, tone),
    diamond(434, 800, 6, tone),
    drawCentred(label, tone, { face: "italic", size: 32, x: 320, y: 810 }),
  );
}

/** A card's back with a picture about the middle of its medal; those of a player carry the player's shield. */
export function back(deck: Deck, medal: string, seat?: Seat): string {
  const tone = seat ? SEATS[seat].fill : deck.tone;
  const soft = seat ? emblemTone(seat) : PAPER_LIGHT;
  const corner = (x: number, y: number): string =>
    seat ? emblemAt(seat, x - 26, y - 26, 0.52, { fill: soft }) : at(x, y, 60, coronet(8));
  return g(
    { "stroke-linejoin": "round" },
    ground(tone),
    rect(30, 30, CARD.w - 60, CARD.h - 60, { rx: 24, ...stroked(soft, 4), opacity: 0.85 }),
    rect(42, 42, CARD.w - 84, CARD.h - 84, { rx: 16, ...stroked(soft, 2), opacity: 0.6 }),
    path("M320 120 Q420 230 540 448 Q420 666 320 776 Q220 666 100 448 Q220 230 320 120 Z", {
      ...stroked(soft, 3, mix(tone, "#000000", 0.2)),
      opacity: 0.9,
    }),
    circle(320, 448, 188, stroked(INK, 4, PAPER)),
    circle(320, 448, 174, stroked(GOLD_DARK, 3)),
    seat ? at(320, 452, 240, shield(seat)) : g({ transform: "translate(320 448)" }, medal),
    ...[84, 812].flatMap((y) => [84, 556].map((x) => corner(x, y))),
    drawCentred(deck.label, soft, { face: "title", size: 46, x: 320, y: 712 }),
  );
}

/** Faces side by side in the grid that the table's decks are cut from. */
export function sheet(cells: readonly string[], columns: number): string {
  const rows = Math.ceil(cells.length / columns);
  const body = cells.map((c, i) =>
    g(
      { transform: `translate(${(i % columns) * CARD.w} ${Math.floor(i / columns) * CARD.h})` },
      c.replaceAll('id="window"', `id="w${i}"`).replaceAll("url(#window)", `url(#w${i})`),
    ),
  );
  return svg(columns * CARD.w, rows * CARD.h, body.join(""));
}
