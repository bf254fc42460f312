const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A number up to ten as a word, any other in digits. */
export function inWords(n: number): string {
  return n >= 0 && n < NUMBERS.length ? NUMBERS[n] : `${n}`;
}

/** How few there are, after "there". */
export function isAre(n: number): string {
  if (n < 1) return "is none";
  return n === 1 ? "is only 1" : `are only ${n}`;
}
