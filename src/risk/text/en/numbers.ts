const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
];

/** A number up to eighteen as a word, any other in digits. */
export function inWords(n: number): string {
  return n >= 0 && n < NUMBERS.length ? NUMBERS[n] : `${n}`;
}
