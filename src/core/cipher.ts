/**
 * A block cipher out of sums and products alone, for MoonSharp has no operations on bits: a Feistel network whose
 * rounds raise to the third power in a prime field (the construction of MiMC: Albrecht and others, 2016). Rolls are made
 * of it in counter mode, so that whoever knows all of them knows nothing of those to come.
 */

/** Largest prime below 2^26, so that products stay exact in a double; 2 modulo 3, so that every number has one cube root. */
export const FIELD = 67108859;
/** A key: so many numbers below FIELD, together 104 bits. */
export const KEY_WORDS = 4;

/** What is after the point in the square roots of the first sixteen primes, times FIELD: numbers that nobody chose. */
const ROUND_CONSTANTS: readonly number[] = [
  27797399, 49127094, 15842252, 43335633, 21248328, 40637855, 8261478, 24085298, 53407345, 25847970, 38102018,
  5554098, 27053207, 37409063, 57422003, 18797855,
];

/** What a block of two numbers below FIELD is enciphered to, as a fraction of 1 with some 52 bits after the point. */
export function encipher(key: readonly number[], first: number, second: number): number {
  let left = first;
  let right = second;
  for (let i = 0; i < 16; i++) {
    const base = (right + key[i % 4] + ROUND_CONSTANTS[i]) % FIELD;
    const sum = left + ((((base * base) % FIELD) * base) % FIELD);
    left = right;
    right = sum < FIELD ? sum : sum - FIELD;
  }
  return (left + right / FIELD) / FIELD;
}

/** A key that grows out of many numbers which nobody knows all of, and how many they were. */
export interface Pool {
  readonly key: number[];
  count: number;
}

export function newPool(): Pool {
  return { key: [0, 0, 0, 0], count: 0 };
}

/** Stirs the whole part of a number of 0 or more into a pool: whoever does not know it knows the key no more. */
export function stir(pool: Pool, value: number): void {
  const { key, count } = pool;
  const whole = value - (value % 1);
  const share = encipher(key, whole % FIELD, count % FIELD) * FIELD;
  const here = count % KEY_WORDS;
  const there = (count + 1) % KEY_WORDS;
  const left = share - (share % 1);
  const rest = (share % 1) * FIELD;
  const right = rest - (rest % 1);
  key[here] = (key[here] + left) % FIELD;
  key[there] = (key[there] + right) % FIELD;
  pool.count++;
}
