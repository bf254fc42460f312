import { createHash } from "node:crypto";

/** Numbers by the names of weights. */
export type Numbers = Readonly<Record<string, number>>;

/** Weights that are changed at a time, and by how much about, as a logarithm. */
const AT_A_TIME = 3;
const SPREAD = 0.3;

/** The numbers among weights that are data; lists and switches are left alone. */
export function numbersOf(weights: object): Numbers {
  return Object.fromEntries(
    Object.entries(weights).flatMap(([name, value]: [string, unknown]) =>
      typeof value === "number" ? [[name, value]] : [],
    ),
  );
}

/** Some of the weights changed at random, which `seed` and the number of the attempt alone decide. */
export function changed(numbers: Numbers, seed: number, attempt: number): Numbers {
  const names = Object.keys(numbers).filter((name) => numbers[name] !== 0);
  const next: Record<string, number> = { ...numbers };
  for (let i = 0; i < AT_A_TIME; i++) {
    const name = names[Math.floor(drawn(seed, attempt, i, "name") * names.length)];
    // Nearly normal: the sum of three even draws.
    const draws = ["one", "two", "three"].map((word) => drawn(seed, attempt, i, word) * 2 - 1);
    const by = Math.exp(SPREAD * draws.reduce((sum, draw) => sum + draw, 0));
    next[name] = Number((numbers[name] * by).toPrecision(4));
  }
  return next;
}

/** A number from 0 to below 1. */
function drawn(seed: number, attempt: number, i: number, word: string): number {
  return createHash("sha256").update(`${seed} ${attempt} ${i} ${word}`).digest().readUInt32LE(0) / 2 ** 32;
}
