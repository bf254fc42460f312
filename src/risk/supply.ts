/**
 * The territories that can be reached from `from` through territories that belong, neighbour by neighbour: `from`
 * first, each once. What `from` itself is, is the caller's matter.
 */
export function reach(
  near: readonly (readonly number[])[],
  from: readonly number[],
  belongs: (this: void, t: number) => boolean,
): number[] {
  const seen: Record<number, boolean | undefined> = {};
  const queue: number[] = [];
  let n = 0;
  for (const t of from) {
    seen[t] = true;
    queue[n] = t;
    n++;
  }
  for (let head = 0; head < n; head++) {
    for (const next of near[queue[head]]) {
      if (seen[next] === undefined && belongs(next)) {
        seen[next] = true;
        queue[n] = next;
        n++;
      }
    }
  }
  return queue;
}
