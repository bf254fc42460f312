/** Games on several machines, by a queue on a real Redis server: a worker that dies loses nothing, and nothing counts twice. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const MINUTES = 60_000;
const RUN = ["--players", "3", "--games", "600", "--preset", "evening", "--level", "normal"];
const folder = mkdtempSync(join(tmpdir(), "farm-"));
const children: ChildProcess[] = [];

/** Why there is no queue here; empty where there can be one. */
function missing(): string {
  if (spawnSync("redis-server", ["--version"]).status !== 0) return "redis-server is not installed";
  try {
    createRequire(import.meta.url).resolve("bullmq");
    return "";
  } catch {
    return "bullmq and ioredis are not installed";
  }
}
const why = missing();
if (why !== "") console.info(`left out, ${why}: games over a queue`);

const start = (program: string, args: readonly string[]): ChildProcess => {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  return child;
};
const simulate = (...args: string[]): ChildProcess =>
  start(process.execPath, ["scripts/run.mjs", "simulate", ...args]);

const textOf = (child: ChildProcess): (() => string) => {
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (data: Buffer) => {
      text += data.toString();
    });
  return () => text;
};
const codeOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    child.once("close", resolve);
  });

const linesIn = (out: string): string => readFileSync(join(folder, out, "games-0000000.ndjson"), "utf8");

/** Waits until a text says something. */
async function untilSaid(text: () => string, said: RegExp): Promise<void> {
  while (!said.test(text())) await new Promise((resolve) => setTimeout(resolve, 50));
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === "object" ? (address?.port ?? 0) : 0);
      });
    });
  });

describe.skipIf(why !== "")("a queue", () => {
  let url = "";
  beforeAll(async () => {
    const port = await freePort();
    url = `redis://127.0.0.1:${port}`;
    const redis = start("redis-server", ["--port", String(port), "--save", "", "--bind", "127.0.0.1"]);
    await untilSaid(textOf(redis), /Ready to accept connections/);
    expect(await codeOf(simulate(...RUN, "--workers", "1", "--out", join(folder, "one")))).toBe(0);
  }, 5 * MINUTES);
  afterAll(() => {
    for (const child of children) child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    "of three workers one is killed in the midst of a batch: the lines are those of one machine",
    async () => {
      const workers = [1, 2, 3].map(() => simulate("--worker", url, "--workers", "1"));
      await Promise.all(workers.map((worker) => untilSaid(textOf(worker), /Takes games from/)));
      const out = join(folder, "farm");
      const run = simulate(...RUN, "--queue", url, "--out", out);
      const told = textOf(run);
      const ended = codeOf(run);
      const has = (): number => {
        try {
          return linesIn("farm").split("\n").length;
        } catch {
          return 0;
        }
      };
      while (has() < 30) await new Promise((resolve) => setTimeout(resolve, 20));
      workers[0].kill("SIGKILL");
      expect(await ended).toBe(0);
      expect(told()).toMatch(/^games {4}600, in/);
      expect(linesIn("farm")).toBe(linesIn("one"));
      workers[1].kill("SIGTERM");
      expect(await codeOf(workers[1])).toBe(0);
    },
    5 * MINUTES,
  );

  it(
    "a worker of another version refuses the games",
    async () => {
      const { Redis } = await import("ioredis");
      const client = new Redis(url, {
        ...{ lazyConnect: true, connectTimeout: 5000, maxRetriesPerRequest: null },
        retryStrategy: () => null,
      });
      await client.connect();
      await client.set("simulate:program", "0000000000000000");
      client.disconnect();
      const worker = simulate("--worker", url, "--workers", "1");
      const told = textOf(worker);
      expect(await codeOf(worker)).toBe(1);
      expect(told()).toMatch(/are of another version of the rules or the computers: take the same commit/);
    },
    MINUTES,
  );
});
