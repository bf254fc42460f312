/** A number with its noun: "1 coin", "3 coins". */
export function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** "a, b and c"; "nothing" for an empty list. */
export function list(words: readonly string[]): string {
  const n = words.length;
  if (n === 0) return "nothing";
  let text = words[0];
  for (let i = 1; i < n; i++) text += i === n - 1 ? ` and ${words[i]}` : `, ${words[i]}`;
  return text;
}

/** The same words at the beginning of a sentence. */
export function begin(words: string): string {
  return words.substring(0, 1).toUpperCase() + words.substring(1);
}

/** What dice show: "6 5 2"; "no dice" where there are none. */
export function faces(values: readonly number[]): string {
  return values.length === 0 ? "no dice" : values.join(" ");
}

/** What dice cost both sides before anybody has chosen what goes, as people say it: without a nought. */
export function lossesDue(attacker: number, defender: number): string {
  if (attacker === defender)
    return attacker === 0 ? "nobody is to lose anything" : `both are to lose ${attacker}`;
  const [loser, due] = attacker === 0 ? ["defender", defender] : ["attacker", attacker];
  return `the ${loser} is to lose ${due}${attacker > 0 && defender > 0 ? `, the defender ${defender}` : ""}`;
}
