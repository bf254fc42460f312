/**
 * Locks on folders. Who wants one puts a claim into the folder, a file of its own that says where it listens, and then
 * looks for the claims of others: it has the folder if nobody else who claims it lives. Of two, the one that looked
 * last has seen the other. No two claims have one name, so that a dead one can be removed by anybody at any time.
 */
import { randomBytes } from "node:crypto";
import { createServer, type AddressInfo, type Server } from "node:net";
import { readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { askHolder, identity, question, type Place } from "./holder";
import { removeOldSockets } from "./old-sockets";

const CLAIM = /^\.lock-([0-9a-f]{16})$/;
/** Milliseconds between two looks, at least and at most, and looks after which it is given up. */
const PAUSE = 20;
const LONGEST_PAUSE = 80;
const LOOKS = 250;

interface Claim extends Place {
  id: string;
  file: string;
  server: Server;
  held: boolean;
}

/** Whether a name in a folder is that of a lock, or of one that was being written. */
export function isLock(name: string): boolean {
  return name.startsWith(".lock-");
}

/**
 * Takes a folder for this process; the answer gives it back. Undefined: another process that lives has it. Rejects
 * where nothing can be written there.
 */
export async function lock(folder: string): Promise<(() => Promise<void>) | undefined> {
  await removeOldSockets();
  const claim = await newClaim();
  const drop = async (): Promise<void> => {
    if (claim.file !== "") await rm(claim.file, { force: true });
    await new Promise((done) => claim.server.close(done));
  };
  try {
    if (await win(folder, claim)) return drop;
    await drop();
    return undefined;
  } catch (error) {
    await drop();
    throw error;
  }
}

/** Listens, so that others can tell that this process lives; nothing is written yet. */
async function newClaim(): Promise<Claim> {
  const claim: Claim = {
    ...{ id: "", key: randomBytes(16).toString("hex"), port: 0, file: "", held: false },
    server: createServer((socket) => {
      socket.on("error", () => undefined).setTimeout(1000, () => socket.destroy());
      socket.once(
        "data",
        (data) => void answer(claim, data.toString("utf8")).then((text) => socket.end(text)),
      );
    }),
  };
  claim.server.unref();
  await new Promise<void>((done, fail) => {
    claim.server.once("error", fail);
    claim.server.listen(0, "127.0.0.1", done);
  });
  claim.port = (claim.server.address() as AddressInfo).port;
  return claim;
}

/** What somebody is told who asks; nothing who does not know the claim, or asks about a copy of it. */
async function answer(claim: Claim, asked: string): Promise<string> {
  const itself = await identity(claim.file).catch(() => "");
  if (asked !== question(claim.key, itself)) return "";
  return claim.held ? "held\n" : "claimed\n";
}

/** Looks for others until one has the folder, or this process. Of those that claim it, the smallest name waits. */
async function win(folder: string, claim: Claim): Promise<boolean> {
  let written = false;
  for (let look = 0; look < LOOKS; look++) {
    const others = await living(folder, claim.id);
    if (others.some(({ held }) => held)) return false;
    if (others.length === 0 && written) {
      claim.held = true;
      return true;
    }
    if (others.length === 0) {
      await write(folder, claim);
      written = true;
      continue;
    }
    if (written && others.some(({ id }) => id < claim.id)) {
      await rm(claim.file, { force: true });
      written = false;
    }
    await new Promise((done) => setTimeout(done, PAUSE + Math.random() * (LONGEST_PAUSE - PAUSE)));
  }
  return false;
}

/** Writes a claim so that it is never half there, each time under a name that none has had before. */
async function write(folder: string, claim: Claim): Promise<void> {
  const { port, key } = claim;
  claim.id = randomBytes(8).toString("hex");
  claim.file = join(folder, `.lock-${claim.id}`);
  const { file } = claim;
  await writeFile(`${file}.new`, JSON.stringify({ port, key } satisfies Place), { mode: 0o600, flag: "wx" });
  await rename(`${file}.new`, file);
}

/** Others that claim a folder and live, with whether they have it. The claims of the dead are removed. */
async function living(folder: string, own: string): Promise<{ id: string; held: boolean }[]> {
  const found = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const id = CLAIM.exec(name)?.[1];
      if (id === undefined || id === own) return [];
      const file = join(folder, name);
      const worth = await askHolder(file);
      if (worth === "dead") await rm(file, { force: true });
      return worth === "held" || worth === "claimed" ? [{ id, held: worth === "held" }] : [];
    }),
  );
  return found.flat();
}
