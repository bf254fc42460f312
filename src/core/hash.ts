const PRIME = 4294967291; // the largest prime below 2^32
const FACTOR = 69069;
const OFFSET = 1001;

/** Mixes an integer from -1000 up into a hash; both stay below 2^32, every product below 2^53. */
export function mix(hash: number, value: number): number {
  return (hash * FACTOR + value + OFFSET) % PRIME;
}

/** Mixes all numbers of a list, and how many there are. */
export function mixList(hash: number, values: readonly number[]): number {
  return mixAll(hash, values, values.length);
}

/** A truth as a number. */
export function flag(yes: boolean): number {
  return yes ? 1 : 0;
}

/** Mixes the first `n` numbers of a list, and their number. */
export function mixAll(hash: number, values: readonly number[], n: number): number {
  let height = mix(hash, n);
  for (let i = 0; i < n; i++) height = (height * FACTOR + values[i] + OFFSET) % PRIME;
  return height;
}

/** Eight lower-case hexadecimal digits, by arithmetic alone: the interpreters print numbers differently. */
export function hashText(hash: number): string {
  let text = "";
  let rest = hash;
  for (let i = 0; i < 8; i++) {
    const digit = rest % 16;
    text = "0123456789abcdef".substring(digit, digit + 1) + text;
    rest = (rest - digit) / 16;
  }
  return text;
}
