/** What is used of two packages that are not installed with the others: docs/farm.md says how they are. */
declare module "bullmq" {
  import type { EventEmitter } from "node:events";
  import type { Redis } from "ioredis";

  interface Connected {
    readonly connection: Redis;
  }

  interface JobOptions {
    readonly removeOnComplete?: { readonly age: number };
    readonly removeOnFail?: { readonly age: number };
  }

  export interface Job<D, R> {
    readonly data: D;
    waitUntilFinished(events: QueueEvents): Promise<R>;
    remove(): Promise<void>;
  }

  class Base extends EventEmitter {
    constructor(name: string, options: Connected);
    waitUntilReady(): Promise<unknown>;
    close(): Promise<void>;
  }

  export class QueueEvents extends Base {}

  export class Queue<D, R> extends Base {
    add(name: string, data: D, options: JobOptions): Promise<Job<D, R>>;
  }

  interface WorkerOptions extends Connected {
    readonly concurrency: number;
    readonly lockDuration: number;
    readonly stalledInterval: number;
    readonly maxStalledCount: number;
  }

  export class Worker<D, R> extends EventEmitter {
    constructor(name: string, play: (job: Job<D, R>) => Promise<R>, options: WorkerOptions);
    close(): Promise<void>;
  }
}

declare module "ioredis" {
  import type { EventEmitter } from "node:events";

  interface RedisOptions {
    readonly lazyConnect: boolean;
    readonly connectTimeout: number;
    /** For BullMQ's sake a command waits as long as it has to. */
    readonly maxRetriesPerRequest: null;
    readonly retryStrategy: (times: number) => number | null;
  }

  export class Redis extends EventEmitter {
    constructor(url: string, options: RedisOptions);
    connect(): Promise<void>;
    get(key: string): Promise<string | null>;
    set(key: string, value: string): Promise<unknown>;
    disconnect(): void;
  }
}
