/** Milliseconds of the processor that this process has used. */
export function ownTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Runs something with clocks that tell this process's own time, so that what other programs of the machine do meanwhile
 * does not count: Lua 5.2 asks them how long a computer has thought in a frame.
 */
export async function inOwnTime<T>(run: () => Promise<T>): Promise<T> {
  const real = { date: Date.now, performance: performance.now };
  const since = Date.now() - ownTime();
  Date.now = () => since + ownTime();
  performance.now = ownTime;
  try {
    return await run();
  } finally {
    Date.now = real.date;
    performance.now = real.performance;
  }
}
