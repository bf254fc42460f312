/** How large letters are, by the step that a viewer has chosen. */
export const SCALES: readonly number[] = [1, 1.2, 1.5, 2];

/** What all see alike: the roots of which there is a copy in each size that somebody wants besides the first. */
export const COPIED: readonly string[] = ["shared", "front"];

/** The ending of ids in the copy of a size. */
export function copyOf(size: number): string {
  return `-size${size}`;
}
