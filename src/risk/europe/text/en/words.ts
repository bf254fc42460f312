const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A number up to ten as a word, any other in digits. */
export function inWords(n: number): string {
  return n >= 0 && n < NUMBERS.length ? NUMBERS[n] : `${n}`;
}
