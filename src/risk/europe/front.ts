import { FRONTS } from "./fronts.data";

/** Where two territories meet, by land or sea: indices and the point. Undefined for others. */
export function frontBetween(a: number, b: number): readonly number[] | undefined {
  const low = a < b ? a : b;
  const high = a < b ? b : a;
  for (const front of FRONTS) if (front[0] === low && front[1] === high) return front;
  return undefined;
}
