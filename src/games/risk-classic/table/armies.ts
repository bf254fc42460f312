/** The pieces that stand for armies, cheapest first, and how many armies each stands for (rule 1.3). */
export const PIECES = ["infantry", "cavalry", "artillery"] as const;
const CAVALRY = 5;
const ARTILLERY = 10;
export const WORTH: readonly number[] = [1, CAVALRY, ARTILLERY];

/** How many pieces of each kind show a number of armies: as few as do. */
export function piecesOf(armies: number): readonly [infantry: number, cavalry: number, artillery: number] {
  const rest = armies % ARTILLERY;
  const infantry = rest % CAVALRY;
  return [infantry, (rest - infantry) / CAVALRY, (armies - rest) / ARTILLERY];
}
