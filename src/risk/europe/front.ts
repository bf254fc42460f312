import { FRONTS } from "./fronts.data";

/** Where two territories meet, by land or sea: indices and the point. Undefined for others. */
export function frontBetween(first: number, second: number): readonly number[] | undefined {
  const low = first < second ? first : second;
  const high = first < second ? second : first;
  for (const front of FRONTS) if (front[0] === low && front[1] === high) return front;
  return undefined;
}
