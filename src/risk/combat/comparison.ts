/** Dice that are compared pair by pair, as in the main rank: lists of faces, highest first. */

/** Units that the attacker loses when dice are compared pair by pair: ties go to the defender. */
export function attackerLosses(attacker: readonly number[], defender: readonly number[]): number {
  const n = pairs(attacker, defender);
  let lost = 0;
  for (let i = 0; i < n; i++) if (attacker[i] <= defender[i]) lost++;
  return lost;
}

/** How many dice are compared: as many as both sides have. */
export function pairs(attacker: readonly number[], defender: readonly number[]): number {
  return attacker.length < defender.length ? attacker.length : defender.length;
}
