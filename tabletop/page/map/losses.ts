import { labelOf } from "./figure";
import type { Figure } from "./figures";
import type { Loss, Scene } from "./types";

/** Milliseconds in which what becomes less was lost by dice that have fallen, and that the mark is seen. */
const AFTER = 2500;
export const SEEN = 1500;

/**
 * What stands for less than before, while dice lie: not where something has marched off. What came to other land of the
 * same sign meanwhile was not lost either: pieces that are moved at once are in the next land, or in the one behind that.
 */
export function lossesOf(
  { figures, diceFell }: Pick<Scene, "figures" | "diceFell">,
  old: readonly Figure[],
  now: number,
): Loss[] {
  if (now - diceFell > AFTER) return [];
  const before = new Map(old.map((figure) => [figure.key, figure]));
  const leaves = figures.flatMap(({ piece: { move } }) => (move === undefined ? [] : [move.at]));
  const came = new Map<string, number>();
  const fewer: { key: string; icon: string; count: number }[] = [];
  for (const figure of figures) {
    const { key, icon = "", drawing } = figure;
    const was = before.get(key);
    if (drawing?.far !== "grow" || was === undefined) continue;
    const count = (was.icon === icon ? Number(labelOf(was)) : 0) - Number(labelOf(figure));
    const { at } = figure.piece;
    const isMarch = leaves.some(([x, , z]) => Math.hypot(x - at[0], z - at[2]) < NEAR);
    if (count < 0) came.set(icon, (came.get(icon) ?? 0) - count);
    else if (was.icon === icon && !isMarch) fewer.push({ key, icon, count });
  }
  return fewer
    .sort((one, other) => other.count - one.count)
    .map(({ key, icon, count }) => {
      const moved = Math.min(count, came.get(icon) ?? 0);
      came.set(icon, (came.get(icon) ?? 0) - moved);
      return { key, count: count - moved, since: now };
    })
    .filter(({ count }) => count > 0);
}

/** Table units from a shield to the pieces that stand with it. */
const NEAR = 3;

/** Forgets what has been seen for long enough. */
export function endLosses(scene: Scene, now: number): void {
  scene.losses = scene.losses.filter(({ since }) => now - since < SEEN);
}
