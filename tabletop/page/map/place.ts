import type { Move, Piece } from "../../wire/view";

/** Where a piece is at a frame. */
export interface Pose {
  x: number;
  y: number;
  z: number;
  /** Degrees clockwise as seen from above. */
  yaw: number;
  /** Of its way, from 0 to 1. */
  share: number;
}

/** A throw ends so many degrees after it began, whatever it shows then. */
const TUMBLE = 540;

/** Where a piece is at a frame of the table's clock: its move goes from `move` to `at` and `turn`. */
export function poseOf(piece: Piece, frame: number): Pose {
  const [x, y, z] = piece.at;
  const yaw = piece.turn[1];
  const { move } = piece;
  if (move === undefined) return { x, y, z, yaw, share: 1 };
  const share = move.length <= 0 ? 1 : Math.min(1, Math.max(0, (frame - move.start) / move.length));
  const way = wayOf(move, share);
  const mix = (start: number, end: number): number => start + (end - start) * way;
  const spin = move.way === "tumble" ? (1 - way) * TUMBLE : 0;
  return {
    x: mix(move.at[0], x),
    y: mix(move.at[1], y),
    z: mix(move.at[2], z),
    yaw: move.turn[1] + shortest(yaw - move.turn[1]) * way + spin,
    share,
  };
}

/** How much of its way a move has behind it when so much of its time is over, both from 0 to 1. */
export function wayOf({ way }: Move, share: number): number {
  return way === "fall" ? share * share : ease(share);
}

/** A place in the frame of something that lies upright where it is turned by half: to its right, and up from its middle. */
export function within(
  { x, z, yaw }: Pick<Pose, "x" | "z" | "yaw">,
  place: { x: number; z: number },
): { right: number; up: number } {
  const angle = ((yaw - 180) * Math.PI) / 180;
  const [dx, dz] = [place.x - x, place.z - z];
  return {
    right: dx * Math.cos(angle) - dz * Math.sin(angle),
    up: dx * Math.sin(angle) + dz * Math.cos(angle),
  };
}

/** The place of what is given in such a frame. */
export function outside(
  { x, z, yaw }: Pick<Pose, "x" | "z" | "yaw">,
  { right, up }: { right: number; up: number },
): { x: number; z: number } {
  const angle = ((yaw - 180) * Math.PI) / 180;
  return {
    x: x + right * Math.cos(angle) + up * Math.sin(angle),
    z: z - right * Math.sin(angle) + up * Math.cos(angle),
  };
}

/** The shorter way round. */
function shortest(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/** Slow at both ends. */
export function ease(share: number): number {
  return share * share * (3 - 2 * share);
}

/** Whether a piece is still on its way. */
export function moving(piece: Piece, frame: number): boolean {
  return piece.move !== undefined && frame < piece.move.start + piece.move.length;
}
