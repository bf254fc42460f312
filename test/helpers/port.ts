import { createServer } from "node:net";

/** Below the ports that systems give to connections: one of those may be taken while nobody listens for a moment. */
const FIRST_PORT = 20_000;
const PORTS = 10_000;

/** A port that is free, another one each time. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
    const server = createServer();
    const isFree = await new Promise<boolean>((done) => {
      server.once("error", () => done(false));
      server.listen(port, "127.0.0.1", () => done(true));
    });
    if (!isFree) continue;
    await new Promise((done) => server.close(done));
    return port;
  }
}
