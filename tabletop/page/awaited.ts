/** Looks again and again until something is there, for so many milliseconds at the most; gives what is there then. */
export async function awaited<T>(
  find: () => T | undefined,
  longest: number,
  every = 50,
): Promise<T | undefined> {
  const until = performance.now() + longest;
  for (;;) {
    const found = find();
    if (found !== undefined || performance.now() > until) return found;
    await new Promise((done) => setTimeout(done, every));
  }
}
