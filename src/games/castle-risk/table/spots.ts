import { NOBODY } from "../../../core/types";
import { frontBetween } from "../../../risk/europe/front";
import { SLOTS } from "../../../risk/europe/places.data";
import {
  FIGURE,
  onLand,
  onRound,
  onTray,
  PILE_CARD,
  PILES,
  RANK,
  type Placing,
} from "../../../risk/europe/table/spots";
import { onBoard } from "../../../session/scene/row";
import type { PieceSpot } from "../../../session/scene/pieces";
import type { Layout, Thing } from "../../../session/scene/thing";
import { CARDS } from "../rules/cards";
import { UNITS } from "../rules/units";
import { FORCE_GROUP } from "./layout";
import { RANK_SPOTS } from "./marks.data";
import { besideHand, onMat } from "./mat-spots";
import { COLOURS } from "../meta";

/** Missions and deck, below them the discards in rows of three: board pixels from one row of piles to the next. */
const PILES_DOWN = 370;
/** How far the pieces of a force stand from the middle of their front, in board pixels. */
const FRONT_STEP = 38;

/** Where a thing of a layout lies, by its place. */
const SPOTS: Readonly<Record<Thing["place"], Placing>> = {
  land: (thing) => onLand(thing, slotOf(thing)),
  force: onFront,
  track: onTrack,
  pile: onPile,
  tray: onTray,
  mat: onMat,
  hand: besideHand,
};
export const spotOf: Placing = (thing, layout) => SPOTS[thing.place](thing, layout);

/** The force of a fight, where its front is another one. */
export function shiftedThings(before: Layout, after: Layout): readonly Thing[] {
  const from = comesFrom(after);
  return from === NOBODY || from === comesFrom(before) ? [] : after.groups[FORCE_GROUP].things;
}

function slotOf({ kind, face }: Thing): number {
  const name = kind === "unit" ? face : kind === "token" ? "plundered" : kind;
  return SLOTS.findIndex((slot) => slot === name);
}

/** The territory that the force of a layout comes from; NOBODY where none fights. */
function comesFrom({ groups }: Layout): number {
  const facts = groups.length > FORCE_GROUP ? groups[FORCE_GROUP].facts : [];
  return facts.length > 0 ? facts[0] : NOBODY;
}

/** A force stands where the two territories meet. */
function onFront({ face, at }: Thing, layout: Layout): PieceSpot | undefined {
  const front = frontBetween(comesFrom(layout), at);
  if (front === undefined) return undefined;
  const kind = UNITS.indexOf(face as (typeof UNITS)[number]);
  const x = front[2] + (kind % 2 === 0 ? -FRONT_STEP : FRONT_STEP);
  return onBoard(x, front[3] + (kind < 2 ? -FRONT_STEP : FRONT_STEP), FIGURE);
}

/** From the first marker of a rank to where the crown stands that wins there: above the title. */
const GOAL = { x: 245, y: -172 };

/** The last space of the ranks is for all who have more crowns. */
function onTrack(thing: Thing, { colours }: Layout): PieceSpot {
  const { kind, count, owner } = thing;
  if (kind === "round") return onRound(thing);
  const rank = RANK_SPOTS[count > RANK_SPOTS.length ? RANK_SPOTS.length - 1 : count - 1];
  if (kind === "goal") return onBoard(rank[0][0] + GOAL.x, rank[0][1] + GOAL.y, FIGURE);
  const spot = rank[COLOURS.indexOf(colours[owner] as (typeof COLOURS)[number])];
  return onBoard(spot[0], spot[1], RANK);
}

/** Missions and deck side by side, the discards by kind below them. */
function onPile({ kind, face }: Thing): PieceSpot {
  let cell = kind === "missions" ? 0 : 1;
  if (kind === "discards") cell = 3 + CARDS.indexOf(face);
  const x = PILES.x + (cell % 3) * PILES.across;
  return onBoard(x, PILES.y + Math.floor(cell / 3) * PILES_DOWN, PILE_CARD);
}
