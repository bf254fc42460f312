import { refuse } from "./refusals";
import type { Refusal, Seat } from "../core/types";
import { checkFaces } from "./dice";

/** Why these dice are not those of the seats that roll against each other, a die each. */
export function checkContest(
  contenders: readonly Seat[],
  seats: readonly Seat[],
  faces: readonly number[],
): Refusal | undefined {
  const n = contenders.length;
  if (seats.length !== n || seats.some((seat, i) => seat !== contenders[i]))
    return refuse("chance.contenders", { count: n });
  return checkFaces(faces, n);
}

/** The seats with the highest die: those that roll again, where they are several. */
export function highest(seats: readonly Seat[], faces: readonly number[]): Seat[] {
  let best = 0;
  for (const face of faces) if (face > best) best = face;
  return seats.filter((_, i) => faces[i] === best);
}
