import type { Level } from "./levels.data";

/** A level as it plays in a round. */
export function levelIn(round: number, level: Level): Level {
  const { late } = level;
  return late === undefined || round < late.from
    ? level
    : { ...level, weights: late.weights, nets: undefined };
}
