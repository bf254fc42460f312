import { connect, createServer } from "node:net";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { unlinkSync } from "node:fs";

/** A name that only one process can listen on, and that falls free when it dies. */
function nameOf(folder: string): string {
  const hash = createHash("sha256").update(folder).digest("hex").slice(0, 24);
  return process.platform === "win32" ? `\\\\.\\pipe\\table-${hash}` : join(tmpdir(), `table-${hash}.sock`);
}

/** Takes a folder for this process; the answer gives it back. Undefined: another process that lives has it. */
export async function lock(folder: string): Promise<(() => Promise<void>) | undefined> {
  const name = nameOf(folder);
  for (let attempt = 0; attempt < 2; attempt++) {
    const release = await listen(name);
    if (release !== undefined) return release;
    if (await answers(name)) return undefined;
    try {
      unlinkSync(name);
    } catch {
      return undefined;
    }
  }
  return undefined;
}

async function listen(name: string): Promise<(() => Promise<void>) | undefined> {
  const server = createServer((socket) => socket.destroy());
  server.unref();
  return new Promise((done) => {
    server.once("error", () => done(undefined));
    server.listen(name, () =>
      done(
        async () =>
          new Promise((closed) => {
            server.close(() => closed());
          }),
      ),
    );
  });
}

async function answers(name: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(name);
    const tell = (alive: boolean): void => {
      socket.destroy();
      done(alive);
    };
    socket.once("connect", () => tell(true));
    socket.once("error", () => tell(false));
  });
}
