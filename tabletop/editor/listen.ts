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
    const error = await tryListening(server, port);
    if (error === undefined) return;
    if (error.code !== "EADDRINUSE" || left === 0) throw faultOf(error.code, error.message);
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}

type SystemError = Error & { readonly code?: string };

async function tryListening(server: Server, port: number): Promise<SystemError | undefined> {
  return new Promise((done) => {
    const ended = (error?: SystemError): void => {
      server.off("error", ended);
      server.off("listening", ended);
      done(error);
    };
    server.once("error", ended);
    server.once("listening", ended);
    server.listen(port, "127.0.0.1");
  });
}
