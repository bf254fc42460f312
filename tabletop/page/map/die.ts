import type { Figure } from "./figures";
import type { Pose } from "./place";
import type { Picture } from "../../wire/view";

/** While it tumbles, another face comes up after so many degrees. */
const TURN = 60;

/** A die as it is seen from above: the face that is up, upright once it lies still. Undefined for what is none. */
export function dieOf({ piece, drawing }: Figure, pose: Pose): { picture: Picture; yaw: number } | undefined {
  const { picture, turn } = piece;
  const faces = drawing?.faces;
  if (faces === undefined || picture === undefined) return undefined;
  const spin = pose.yaw - turn[1];
  const cells = faces.columns * faces.rows;
  const shown = pose.share < 1 ? Math.floor(Math.abs(spin) / TURN) : Number(piece.shows ?? 1) - 1;
  return { picture: { ...picture, ...faces, cell: shown % cells }, yaw: spin + 180 };
}
