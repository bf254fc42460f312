/** What is used of two packages that are not installed with the others: docs/farm.md says how they are. */
declare module "bullmq" {
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

  export class QueueEvents {
    constructor(name: string, options: Connected);
    waitUntilReady(): Promise<unknown>;
    setMaxListeners(most: number): this;
    on(event: "error", listener: (error: Error) => void): this;
    close(): Promise<void>;
  }

  export class Queue<D, R> {
    constructor(name: string, options: Connected);
    add(name: string, data: D, options: JobOptions): Promise<Job<D, R>>;
    setMaxListeners(most: number): this;
    on(event: "error", listener: (error: Error) => void): this;
    close(): Promise<void>;
  }

  interface WorkerOptions extends Connected {
    readonly concurrency: number;
    readonly lockDuration: number;
    readonly stalledInterval: number;
    readonly maxStalledCount: number;
  }

  export class Worker<D, R> {
    constructor(name: string, play: (job: Job<D, R>) => Promise<R>, options: WorkerOptions);
    on(event: "error", listener: (error: Error) => void): this;
    close(force?: boolean): Promise<void>;
  }
}

declare module "ioredis" {
  interface RedisOptions {
    readonly lazyConnect: boolean;
    readonly connectTimeout: number;
    /** For BullMQ's sake a command waits as long as it has to. */
    readonly maxRetriesPerRequest: null;
    readonly retryStrategy: (times: number) => number | null;
  }

  export class Redis {
    constructor(url: string, options: RedisOptions);
    connect(): Promise<void>;
    get(key: string): Promise<string | null>;
    set(key: string, value: string): Promise<unknown>;
    on(event: "error", listener: (error: Error) => void): this;
    disconnect(): void;
  }
}
