import type { Level } from "./levels.data";

/** Whether a war is so long that networks have no say any more. */
export function isLate(round: number, { late }: Level): boolean {
  return late !== undefined && round >= late.from;
}

/** A level as it plays in a round. */
export function levelIn(round: number, level: Level): Level {
  const { late } = level;
  return late === undefined || round < late.from ? level : { ...level, weights: late.weights };
}
