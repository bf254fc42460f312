/** What a network with one hidden layer says of positions, and how that changes with its numbers. */
import type { Row } from "./rows";

/**
 * What a network of these numbers says of a position: the seats' scores, each its chance in the sum of all, the raw ones
 * that they come from, and by seat what the hidden units say.
 */
function pass(numbers: Float64Array, facts: number, units: number, row: Row) {
  const outputs = row.facts.map((seat) =>
    Array.from({ length: units }, (_, unit) => {
      const at = placeOf(facts, unit);
      let input = numbers[at + facts];
      for (let k = 0; k < facts; k++) input += numbers[at + k] * seat[k];
      return input / Math.sqrt(1 + input * input);
    }),
  );
  const raw = row.facts.map((seat, i) => {
    let sum = numbers[0];
    for (let k = 0; k < facts; k++) sum += numbers[1 + k] * seat[k];
    for (let unit = 0; unit < units; unit++)
      sum += numbers[placeOf(facts, unit) + facts + 1] * outputs[i][unit];
    return sum;
  });
  return { raw, scores: raw.map((sum) => (sum + Math.sqrt(sum * sum + 1)) ** 2), outputs };
}

/** Where a unit's numbers begin. */
export function placeOf(facts: number, unit: number): number {
  return 1 + facts + unit * (facts + 2);
}

/** The mean of what the winners were told, as nats. */
export function lossOf(numbers: Float64Array, facts: number, units: number, rows: readonly Row[]): number {
  let sum = 0;
  for (const row of rows) {
    const { scores } = pass(numbers, facts, units, row);
    sum -= Math.log(scores[row.winner] / scores.reduce((all, score) => all + score, 0));
  }
  return sum / rows.length;
}

/** Adds the slope of one position's loss. */
export function addSlope(
  slope: Float64Array,
  numbers: Float64Array,
  facts: number,
  units: number,
  row: Row,
): void {
  const { raw, scores, outputs } = pass(numbers, facts, units, row);
  const all = scores.reduce((sum, score) => sum + score, 0);
  row.facts.forEach((seat, i) => {
    const off = scores[i] / all - (i === row.winner ? 1 : 0);
    const by = (2 * off) / Math.sqrt(raw[i] * raw[i] + 1);
    slope[0] += by;
    for (let k = 0; k < facts; k++) slope[1 + k] += by * seat[k];
    for (let unit = 0; unit < units; unit++) {
      const at = placeOf(facts, unit);
      const output = outputs[i][unit];
      const flat = 1 - output * output;
      slope[at + facts + 1] += by * output;
      const through = by * numbers[at + facts + 1] * flat * Math.sqrt(flat);
      for (let k = 0; k < facts; k++) slope[at + k] += through * seat[k];
      slope[at + facts] += through;
    }
  });
}
