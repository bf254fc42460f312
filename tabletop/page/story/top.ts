/** The number at the top of a chart of whole numbers: an even one, so that half of it is one too, and none below 2. */
export function topOf(lines: Readonly<Record<string, readonly number[]>>): number {
  const most = Math.max(0, ...Object.values(lines).flat());
  return 2 * Math.max(1, Math.ceil(most / 2));
}
