import { kindOf, ownerOf } from "../pieces/look";
import { registry, OURS } from "../registry";
import { placeOf, type Frame } from "./frame";
import { drawLines, LINES_COST, pointOf } from "./lines";
import { ringsOf } from "./rings";

/** Table units that a border is wide, and that it lies above the board: below the outlines of what is chosen. */
const THICKNESS = 0.16;
const RISE = 0.02;

/** Corners of the ring round a badge. */
const CORNERS = 16;

/**
 * Draws inside each territory that a seat owns a border in the seat's colour, and one round each badge all of whose
 * territories it owns, on the board itself; nothing where that is what is drawn. What is to be drawn is worked out now,
 * and drawn a few a frame.
 */
export function drawBorders(): void {
  const { board } = registry;
  const objects = getObjectsWithAllTags([OURS, "board"]);
  if (board === undefined || objects.length === 0) return;
  const object = objects[0];
  const owners = ownersOf();
  const text = owners.join(" ");
  if (text === registry.borders) return;
  registry.borders = text;
  if (registry.bordersBoard !== board) {
    registry.bordersBoard = board;
    registry.inner = {};
  }
  const lines: TtsVectorLine[] = [];
  drawLines(
    owners.length,
    (t) => (owners[t] === "" ? 0 : draw(lines, object, board, t, owners[t])),
    () => registry.borders !== text || registry.board !== board,
    () => {
      if (object.isDestroyed()) return;
      drawBadges(lines, object, board, owners);
      object.setVectorLines(lines);
    },
  );
}

/** Id of the owner by territory, as the piece that stands for it shows it; empty for none, and for neutral armies. */
function ownersOf(): string[] {
  const owners: string[] = [];
  const n = registry.kit.board.outlines.length;
  for (let t = 0; t < n; t++) owners[t] = "";
  for (const { things } of registry.layout?.groups ?? [])
    for (const thing of things)
      if (thing.place === "land" && thing.owner >= 0 && kindOf(thing).button === true)
        owners[thing.at] = ownerOf(thing);
  return owners;
}

/** Adds the lines of a territory; gives what that cost. */
function draw(lines: TtsVectorLine[], object: TtsObject, board: Frame, t: number, owner: string): number {
  const known = registry.inner[t];
  const rings =
    known ??
    innerOf(
      object,
      board,
      ringsOf(t).map(({ points }) => points),
    );
  registry.inner[t] = rings;
  for (const points of rings) lines.push(lineOf(points, owner));
  return known === undefined ? LINES_COST.drawn : LINES_COST.known;
}

function lineOf(points: TtsVectorLike[], owner: string): TtsVectorLine {
  const { r, g, b } = registry.kit.tints[owner] ?? { r: 1, g: 1, b: 1 };
  return { points, color: [r, g, b], thickness: THICKNESS, loop: true };
}

/** Adds a ring round each badge all of whose territories have one owner. */
function drawBadges(
  lines: TtsVectorLine[],
  object: TtsObject,
  board: Frame,
  owners: readonly string[],
): void {
  for (const { x, y, radius, territories } of registry.kit.board.badges) {
    const owner = owners[territories[0]];
    if (owner !== "" && territories.every((t) => owners[t] === owner)) {
      const corners: number[] = [];
      for (let i = 0; i < CORNERS; i++) {
        const angle = (2 * Math.PI * i) / CORNERS;
        corners[2 * i] = x + radius * Math.cos(angle);
        corners[2 * i + 1] = y + radius * Math.sin(angle);
      }
      lines.push(lineOf(innerOf(object, board, [corners])[0], owner));
    }
  }
}

/** Rings in board pixels as points of the board's own, which turn with it and are stretched as it is. */
function innerOf(object: TtsObject, board: Frame, rings: readonly (readonly number[])[]): TtsVectorLike[][] {
  const at = object.getPosition();
  const scale = object.getScale();
  const turn = (board.yaw * Math.PI) / 180;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return rings.map((points) => {
    const inner: TtsVectorLike[] = [];
    for (let i = 0; i < points.length; i += 2) {
      const { x, y, z } = placeOf(board, points[i], points[i + 1], RISE);
      const dx = x - at.x;
      const dz = z - at.z;
      inner[i / 2] = pointOf(
        (cos * dx - sin * dz) / scale.x,
        (y - at.y) / scale.y,
        (sin * dx + cos * dz) / scale.z,
      );
    }
    return inner;
  });
}
