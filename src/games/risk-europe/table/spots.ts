import { FORCES } from "../../../risk/europe/forces.data";
import { ROUND_SPOTS } from "../../../risk/europe/marks.data";
import { PICTURE } from "../../../risk/europe/picture";
import { PLACES, SLOTS } from "../../../risk/europe/places.data";
import { trayPlace } from "../../../risk/by-hand";
import type { PieceSpot } from "../../../session/scene/pieces";
import type { Layout, Thing } from "../../../session/scene/thing";
import { UNITS } from "../rules/units";
import { onHand, onMat } from "./mat-spots";
import { crownSpot } from "./track";

/** Board pixels across: shields, markers of crowns, cards of the piles. A figure is drawn at its own size. */
const SHIELD = 80;
const RANK = 62;
const PILE_CARD = 210;
const FIGURE = PICTURE.pixelsPerUnit;
/** An attacker's figures are a little smaller than the defender's: they have less room. */
const FORCE = FIGURE * 0.85;
/** As wide as its four units stand; and so deep that it does not hide their feet. */
const DISPUTE = 130;
const GROUND = -6;
/** The piles west of the board, in its pixels. */
const PILES = { x: -972, y: 400, across: 350 };

/** Where a thing of a layout lies. */
export function spotOf(thing: Thing, layout: Layout): PieceSpot | undefined {
  switch (thing.place) {
    case "land":
      return onLand(thing);
    case "force":
      return besideLand(thing);
    case "track":
      return onTrack(thing, layout);
    case "pile":
      return onBoard(PILES.x + thing.at * PILES.across, PILES.y, PILE_CARD);
    case "tray":
      return onTray(thing.at);
    case "mat":
      return onMat(thing, layout);
    case "hand":
      return onHand(thing, layout);
    default:
      return undefined;
  }
}

function onBoard(x: number, y: number, width: number): PieceSpot {
  return { on: "board", x, y, width, layer: 0 };
}

/** Places of territories begin with those of the kinds of units, in the order of all counts. */
function kindOf(face: string): number {
  return UNITS.findIndex((unit) => unit === face);
}

function onLand({ kind, face, at }: Thing): PieceSpot | undefined {
  const slot = kind === "unit" ? kindOf(face) : SLOTS.indexOf(kind as (typeof SLOTS)[number]);
  const row = PLACES[at];
  if (slot < 0 || 2 * slot >= row.length) return undefined;
  return onBoard(row[2 * slot], row[2 * slot + 1], kind === "shield" ? SHIELD : FIGURE);
}

/** An attacker's units, behind them its shield, and on the ground below them crossed swords. */
function besideLand({ kind, face, at }: Thing): PieceSpot {
  const slot = kind === "attacker" ? UNITS.length : kindOf(face);
  const row = FORCES[at];
  if (kind === "dispute")
    return { on: "board", x: (row[0] + row[6]) / 2, y: (row[1] + row[7]) / 2, width: DISPUTE, layer: GROUND };
  return onBoard(row[2 * slot], row[2 * slot + 1], kind === "attacker" ? SHIELD : FORCE);
}

/** From the first marker of a cell of the track to where the crown stands that wins there. */
const GOAL = { x: -120, y: -30 };

/** The rounds begin anew at the track's end. */
function onTrack({ kind, count, owner }: Thing, { colours }: Layout): PieceSpot {
  if (kind === "round") {
    const before = count - 1;
    const round = ROUND_SPOTS[before % ROUND_SPOTS.length];
    return onBoard(round[0], round[1], FIGURE);
  }
  if (kind === "goal") {
    const { x, y } = crownSpot(count, "red");
    return onBoard(x + GOAL.x, y + GOAL.y, FIGURE);
  }
  const { x, y } = crownSpot(count, colours[owner]);
  return onBoard(x, y, RANK);
}

/** Between the log and the own line on a small screen. */
const TRAY_Y = 1530;

function onTray(at: number): PieceSpot {
  const { x, y } = trayPlace(at, TRAY_Y);
  return onBoard(x, y, 2 * FIGURE);
}
