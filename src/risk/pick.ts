import { kindAt, total, zeros } from "../core/counts";
import type { Roll } from "../core/types";
import { size } from "./units";

/** What computers pick at random. */

/** One of a list of territories that suits, looked for from a random one on; -1 where none does. */
export function randomOf(
  roll: Roll,
  list: readonly number[],
  suits: (this: void, t: number) => boolean,
): number {
  const n = list.length;
  if (n === 0) return -1;
  const start = roll(n);
  for (let i = 0; i < n; i++) {
    const t = list[(start + i) % n];
    if (suits(t)) return t;
  }
  return -1;
}

/** Some of the free units, at least one of them, of `needed` kind where that is 0 or more, and fewer than `below`. */
export function randomForce(roll: Roll, free: readonly number[], below: number, needed: number): number[] {
  const force = [roll(free[0] + 1), roll(free[1] + 1), roll(free[2] + 1), roll(free[3] + 1)];
  if (needed >= 0 && force[needed] === 0) force[needed] = 1;
  let n = size(force);
  for (let k = 0; k < 4 && n === 0; k++) {
    if (free[k] > 0) {
      force[k] = 1;
      n = 1;
    }
  }
  for (let k = 0; k < 4 && n >= below; k++) {
    const least = k === needed ? 1 : 0;
    while (force[k] > least && n >= below) {
      force[k]--;
      n--;
    }
  }
  return force;
}

/** `n` pieces taken from these at random, each as likely as the other. */
export function randomPieces(from: readonly number[], n: number, roll: Roll): number[] {
  const left = [...from];
  const drawn = zeros(left.length);
  const there = total(left);
  for (let i = 0; i < n; i++) {
    const kind = kindAt(left, roll(there - i));
    left[kind]--;
    drawn[kind]++;
  }
  return drawn;
}
