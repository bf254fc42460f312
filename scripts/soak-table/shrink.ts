import type { Press } from "./press";

/**
 * The shortest list that is found to fail in the same way: pieces of it are left out, large ones first, as long as there
 * is time.
 */
export async function shrink(
  presses: readonly Press[],
  fails: (presses: readonly Press[]) => Promise<boolean>,
  goesOn: () => boolean,
): Promise<readonly Press[]> {
  let list = presses;
  for (
    let size = Math.ceil(list.length / 2);
    size >= 1 && goesOn();
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let from = list.length - size; from > -size && goesOn(); from -= size) {
      const begin = Math.max(0, from);
      const shorter = list.slice(0, begin).concat(list.slice(begin + size));
      if (await fails(shorter)) list = shorter;
    }
  }
  return list;
}
