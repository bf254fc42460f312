import { encloses } from "./encloses";
import { within } from "./place";
import { namedColor } from "../../save/colors";
import { WORDS } from "../words";
import type { Place } from "./camera";
import type { Figure } from "./figures";
import type { RGB } from "../../save/types";
import type { Line } from "../../wire/view";

/**
 * What a piece is for those who hear the page: its name, whose the land is that it stands for, what is written on it, and
 * the first line of its description. Land is whose colour its border on the board has around a place of it, `land`; `seats`
 * are the colours that there are.
 */
export function spokenOf(
  { piece }: Figure,
  figures: readonly Figure[],
  seats: readonly string[],
  land: Place,
): string {
  const label = piece.buttons?.at(0)?.label.replace("\n", ", ").trim() ?? "";
  const [about = ""] = (piece.description ?? "").split("\n");
  const border = borderAround(figures, land);
  const owner = border === undefined ? undefined : nearestSeat(border.color, seats);
  const name = [piece.name ?? WORDS.hidden, owner].filter((part) => part !== undefined).join(", ");
  return [`${name} ${label}`.trim(), about].filter(Boolean).join(". ");
}

/** The closed line of a board's own that goes round a place. */
function borderAround(figures: readonly Figure[], { x, z }: Place): Line | undefined {
  for (const { kind, piece } of figures) {
    if (kind !== "ground") continue;
    const { right, up } = within({ x: piece.at[0], z: piece.at[2], yaw: piece.turn[1] }, { x, z });
    const [px, pz] = [-right / piece.scale[0], -up / piece.scale[2]];
    const found = piece.lines?.find((line) => line.loop && encloses(line, px, pz));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Less of a hue than that is none: white, grey or black. */
const LEAST = 0.12;

/** The seat whose colour is the nearest as people tell them: by hue first, then by how light it is; none where one has a hue alone. */
function nearestSeat(color: string, seats: readonly string[]): string | undefined {
  const own = hueOf(rgbOf(color));
  let nearest: { seat: string; far: number } | undefined;
  for (const seat of seats) {
    const known = namedColor(seat);
    if (known === undefined || hueOf(known).much < LEAST !== own.much < LEAST) continue;
    const far = apart(hueOf(known), own);
    if (nearest === undefined || far < nearest.far) nearest = { seat, far };
  }
  return nearest?.seat;
}

/** A colour by its hue, in turns of the circle, how much of it there is, and how light it is, each from 0 to 1. */
interface Hue {
  hue: number;
  much: number;
  light: number;
}

function apart(one: Hue, other: Hue): number {
  const turn = Math.abs(one.hue - other.hue);
  const hue = 2 * Math.min(turn, 1 - turn) * Math.min(one.much, other.much);
  return 4 * hue + (Math.abs(one.much - other.much) + Math.abs(one.light - other.light)) / 2;
}

function hueOf({ r, g, b }: RGB): Hue {
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const span = most - least;
  const hue =
    span === 0 ? 0 : most === r ? (g - b) / span : most === g ? 2 + (b - r) / span : 4 + (r - g) / span;
  return { hue: ((hue + 6) % 6) / 6, much: span, light: (most + least) / 2 };
}

function rgbOf(color: string): RGB {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
  return { r, g, b };
}
