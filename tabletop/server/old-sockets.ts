import { connect } from "node:net";
import { lstat, readdir, unlink } from "node:fs/promises";
import { join } from "node:path";
import { tmpdir } from "node:os";

const NAME = /^table-[0-9a-f]{24}\.sock$/;

/**
 * Removes the sockets by which earlier versions locked folders, where the process that made them was killed: those of
 * this user in the temporary folder on which nobody listens.
 */
export async function removeOldSockets(): Promise<void> {
  if (process.platform === "win32") return;
  const folder = tmpdir();
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names
      .filter((name) => NAME.test(name))
      .map(async (name) => remove(join(folder, name)).catch(() => undefined)),
  );
}

async function remove(file: string): Promise<void> {
  const found = await lstat(file);
  if (!found.isSocket() || found.uid !== process.getuid?.()) return;
  if (!(await answers(file))) await unlink(file);
}

async function answers(file: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(file);
    const tell = (alive: boolean): void => {
      socket.destroy();
      done(alive);
    };
    socket.once("connect", () => tell(true));
    socket.once("error", (error: NodeJS.ErrnoException) => tell(error.code !== "ECONNREFUSED"));
  });
}
