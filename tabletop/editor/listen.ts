import { once } from "node:events";
import type { Server } from "node:net";

/** Milliseconds between two tries, and how many there are. */
const PAUSE = 100;
const TRIES = 15;

/**
 * Listens at a port of this machine alone; throws what `faultOf` makes of the system's code. A port that is in use is
 * tried again for a moment: a listener that has just been closed may still be held by a process that is being started.
 */
export async function listenAt(
  server: Server,
  port: number,
  faultOf: (code: string | undefined, message: string) => Error,
): Promise<void> {
  for (let left = TRIES; ; left--) {
    try {
      await once(server.listen(port, "127.0.0.1"), "listening");
      return;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const { code, message }: NodeJS.ErrnoException = error;
      if (code !== "EADDRINUSE" || left === 0) throw faultOf(code, message);
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}
