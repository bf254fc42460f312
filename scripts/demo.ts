/** npm run demo: lets the computers play on the packed save, and writes what a spectator saw for the welcome. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WebSocket } from "ws";
import { Complaint, runCommand } from "./complaint";
import { numberOption, OWN, parseOptions, TEXT } from "./options";
import { openServer } from "../tabletop/server/server";
import { savesOf } from "./pack/saves";
import { bundleThread } from "./start/thread";
import { PROTOCOL } from "../tabletop/wire/protocol";
import { readOpening } from "./page/opening";
import { newWatcher } from "./page/watcher";
import { clicksFor, usualWish } from "../tabletop/page/home/quick-plan";
import { quickOf } from "./page/drawings";
import { root } from "./root";

const USAGE = `usage: npm run demo -- [options]
Writes the beginning of a game between computers, as a spectator sees it, for the welcome of the game's page.
  --game ID           the game (the first one)
  --seconds N         how much of it, on the table's clock (150)
  --seed N            chance (5)`;
/** Frames between two looks, as in a game. */
const STEP = 2;

await runCommand(USAGE, async () => {
  const values = parseOptions(OWN, { game: TEXT, seconds: TEXT, seed: TEXT });
  const seconds = numberOption("seconds", values.seconds ?? "150", 10, 900);
  const seed = numberOption("seed", values.seed ?? "5", 1, 1_000_000);
  const [save] = savesOf(values.game);
  if (!existsSync(join(root, "dist", `${save.name}.json`)))
    throw new Complaint("There is no packed save: npm run build makes it.");
  const archive = mkdtempSync(join(tmpdir(), "demo-"));
  const opening = readOpening(root, save.name);
  const server = await openServer({
    ...{ port: 0, host: "127.0.0.1", page: root, folders: [], archive, pace: "manual", seed, limit: 60_000 },
    ...{ source: async () => Promise.resolve(opening.opening), rewrites: opening.rewrites },
    ...{ worker: await bundleThread(root), log: () => undefined },
  });
  try {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/table`, {
      headers: { origin: `http://127.0.0.1:${server.port}` },
    });
    const watcher = newWatcher(socket);
    await new Promise((done) => socket.once("open", done));
    const host = server.hostLink.split("#host=")[1];
    socket.send(JSON.stringify({ t: "hello", version: PROTOCOL, host, name: "Ann" }));
    for (let i = 0; i < 30; i++) await server.tick(STEP);
    const quick = quickOf(save);
    const all = { ...usualWish(quick), color: "", computers: quick.seats.length };
    for (const { id } of clicksFor(quick, all, () => false)) {
      await watcher.click(id);
      for (let i = 0; i < 20; i++) await server.tick(STEP);
    }
    watcher.begin();
    for (let i = 0; i < (seconds * 60) / STEP; i++) await server.tick(STEP);
    socket.close();
    const text = JSON.stringify({ messages: watcher.messages() });
    writeFileSync(join(root, save.demo), `${text}\n`);
    return `${save.demo}: ${watcher.messages().length} messages, ${Math.round(text.length / 1000)} KB`;
  } finally {
    await server.close();
    rmSync(archive, { recursive: true, force: true });
  }
});
