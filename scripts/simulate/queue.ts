/** Batches of games over a queue (BullMQ on a Redis server): machines take them that come and go. */
import { setTimeout } from "node:timers/promises";
import type { Redis } from "ioredis";
import { Complaint } from "../complaint";
import { wrongUse } from "../options";
import { programOf, startRunner, type Runner } from "./run";
import type { Batch, Results } from "./worker";

const PACKAGES = "bullmq@6.7.0 ioredis@5.11.1";
/** What is played at present: a worker of another version refuses it. */
const PROGRAM = "simulate:program";
/** Batches that are handed out at a time: enough for so many workers. */
const AT_A_TIME = 64;
/** Milliseconds after which the batch of a worker that is silent goes to another one; it tells that it lives twice as often. */
const SILENT = 10_000;
/** Seconds that results wait in Redis for whoever asked for them. */
const KEPT = 3600;
const CONNECT = 5000;

/** A queue of its own for each version: no other version's worker gets its batches. */
const queueOf = (program: string): string => `simulate-${program}`;

/** The packages, which are not loaded before a queue is asked for by its address. */
async function load(url: string) {
  if (!/^rediss?:\/\/[^/\s]/.test(url)) wrongUse(`A queue is an address as redis://HOST, not "${url}".`);
  try {
    const [{ Queue, QueueEvents, Worker }, { Redis: Client }] = await Promise.all([
      import("bullmq"),
      import("ioredis"),
    ]);
    return { Queue, QueueEvents, Worker, Client };
  } catch {
    throw new Complaint(
      `A queue needs two packages that are not installed: npm install --no-save ${PACKAGES} brings them.`,
    );
  }
}

/** Connects to a server; complains where none answers. */
async function connect(url: string): Promise<Redis> {
  const { Client } = await load(url);
  let isConnected = false;
  const redis = new Client(url, {
    ...{ lazyConnect: true, connectTimeout: CONNECT, maxRetriesPerRequest: null },
    retryStrategy: (times) => (isConnected ? Math.min(2000, 200 * times) : null),
  });
  let why = "nothing answers";
  redis.on("error", (error: Error) => {
    why = "code" in error ? String(error.code) : error.message;
  });
  try {
    await redis.connect();
  } catch {
    redis.disconnect();
    throw new Complaint(`The queue at ${url} cannot be reached: ${why}.`);
  }
  isConnected = true;
  return redis;
}

const ignore = (): void => undefined;

/** What hands batches out to whoever takes them. */
export async function startQueue(root: string, url: string): Promise<Runner> {
  const { program } = await programOf(root);
  const { Queue, QueueEvents } = await load(url);
  const [redis, listening] = [await connect(url), await connect(url)];
  await redis.set(PROGRAM, program);
  const name = queueOf(program);
  const queue = new Queue<Batch, Results>(name, { connection: redis });
  const events = new QueueEvents(name, { connection: listening });
  // Both go on by themselves once the server answers again.
  queue.on("error", ignore);
  events.on("error", ignore);
  // Each batch that is out listens.
  queue.setMaxListeners(0);
  events.setMaxListeners(0);
  await events.waitUntilReady();
  const run = async (batch: Batch): Promise<Results> => {
    const kept = { removeOnComplete: { age: KEPT }, removeOnFail: { age: KEPT } };
    const job = await queue.add("batch", batch, kept);
    const results = await job.waitUntilFinished(events);
    await job.remove();
    return results;
  };
  const end = async (): Promise<void> => {
    await events.close();
    await queue.close();
    redis.disconnect();
    listening.disconnect();
  };
  if (process.stderr.isTTY)
    process.stderr.write(`The games wait for workers: npm run -s simulate -- --worker ${url}\n`);
  return { workers: AT_A_TIME, cores: 1, place: "of one core, less with more workers", program, run, end };
}

/** Takes batches until this process is told to end; refuses those of another version. */
export async function serveQueue(root: string, url: string, workers: number): Promise<string> {
  const { Worker } = await load(url);
  const redis = await connect(url);
  const runner = await startRunner(root, workers);
  let games = 0;
  const play = async ({ data }: { readonly data: Batch }): Promise<Results> => {
    const results = await runner.run(data);
    games += data.numbers.length;
    return results;
  };
  const worker = new Worker<Batch, Results>(queueOf(runner.program), play, {
    ...{ connection: redis, concurrency: workers },
    // A batch is lost by as many workers as there may be, and is still played.
    ...{ lockDuration: SILENT, stalledInterval: SILENT / 2, maxStalledCount: 1000 },
  });
  worker.on("error", ignore);
  process.stderr.write(`Takes games from ${url}, ${workers} at a time, until it is stopped (Ctrl+C).\n`);
  try {
    await untilTold(redis, runner.program, url);
  } finally {
    await worker.close();
    await runner.end();
    redis.disconnect();
  }
  return `${games} games were played.`;
}

/** Ends with a signal; complains once the queue has games of another version. */
async function untilTold(redis: Redis, program: string, url: string): Promise<void> {
  const stopping = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"]) process.once(name, () => stopping.abort());
  const { signal } = stopping;
  while (!signal.aborted) {
    const wanted = await redis.get(PROGRAM);
    if (wanted !== null && wanted !== program)
      throw new Complaint(
        `The games at ${url} are of another version of the rules or the computers: take the same commit here as there.`,
      );
    await setTimeout(SILENT / 2, undefined, { signal }).catch(ignore);
  }
}
