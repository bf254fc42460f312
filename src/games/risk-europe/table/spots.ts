import { FORCES } from "../../../risk/europe/forces.data";
import { SLOTS } from "../../../risk/europe/places.data";
import {
  FIGURE,
  onLand,
  onRound,
  onTray,
  PILE_CARD,
  PILES,
  RANK,
  SHIELD,
  type Placing,
} from "../../../risk/europe/table/spots";
import { onBoard } from "../../../session/scene/row";
import type { PieceSpot } from "../../../session/scene/pieces";
import type { Layout, Thing } from "../../../session/scene/thing";
import { UNITS } from "../rules/units";
import { onHand, onMat } from "./mat-spots";
import { crownSpot } from "./track";

/** An attacker's figures are a little smaller than the defender's: they have less room. */
const FORCE = FIGURE * 0.85;
/** As wide as its four units stand; and so deep that it does not hide their feet. */
const DISPUTE = 130;
const GROUND = -6;

/** Where a thing of a layout lies, by its place. */
const SPOTS: Readonly<Record<Thing["place"], Placing>> = {
  land: (thing) => onLand(thing, slotOf(thing)),
  force: besideLand,
  track: onTrack,
  pile: ({ at }) => onBoard(PILES.x + at * PILES.across, PILES.y, PILE_CARD),
  tray: onTray,
  mat: onMat,
  hand: onHand,
};
export const spotOf: Placing = (thing, layout) => SPOTS[thing.place](thing, layout);

/** Places of territories begin with those of the kinds of units, in the order of all counts. */
function kindOf(face: string): number {
  return UNITS.findIndex((unit) => unit === face);
}

function slotOf({ kind, face }: Thing): number {
  return kind === "unit" ? kindOf(face) : SLOTS.findIndex((slot) => slot === kind);
}

/** An attacker's units, behind them its shield, and on the ground below them crossed swords. */
function besideLand({ kind, face, at }: Thing): PieceSpot {
  const slot = kind === "attacker" ? UNITS.length : kindOf(face);
  const row = FORCES[at];
  if (kind === "dispute") return onBoard((row[0] + row[6]) / 2, (row[1] + row[7]) / 2, DISPUTE, GROUND);
  return onBoard(row[2 * slot], row[2 * slot + 1], kind === "attacker" ? SHIELD : FORCE);
}

/** From the first marker of a cell of the track to where the crown stands that wins there. */
const GOAL = { x: -120, y: -30 };

function onTrack(thing: Thing, { colours }: Layout): PieceSpot {
  const { kind, count, owner } = thing;
  if (kind === "round") return onRound(thing);
  if (kind === "goal") {
    const { x, y } = crownSpot(count, "red");
    return onBoard(x + GOAL.x, y + GOAL.y, FIGURE);
  }
  const { x, y } = crownSpot(count, colours[owner]);
  return onBoard(x, y, RANK);
}
