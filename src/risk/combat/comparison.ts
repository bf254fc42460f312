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

/**
 * The same of dice as they fell, of which no more than two pairs are compared: the highest two of each side are found
 * without a copy to sort.
 */
export function attackerLossesOfTwo(attacker: readonly number[], defender: readonly number[]): number {
  let attackBest = 0;
  let attackSecond = 0;
  for (const face of attacker) {
    if (face > attackBest) {
      attackSecond = attackBest;
      attackBest = face;
    } else if (face > attackSecond) attackSecond = face;
  }
  let defenceBest = 0;
  let defenceSecond = 0;
  for (const face of defender) {
    if (face > defenceBest) {
      defenceSecond = defenceBest;
      defenceBest = face;
    } else if (face > defenceSecond) defenceSecond = face;
  }
  const lost = attackBest <= defenceBest ? 1 : 0;
  return pairs(attacker, defender) > 1 && attackSecond <= defenceSecond ? lost + 1 : lost;
}
