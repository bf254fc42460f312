import {
  createMoonSharp,
  startMoonSharp,
  type MoonSharpEngine,
  type MoonSharpOptions,
} from "../../tabletop/lua/moonsharp";
import type { Program } from "../../tabletop/lua/program";

type Options = Omit<MoonSharpOptions, "command">;

/**
 * Milliseconds that a call may take: MoonSharp's tests give way to all others, and a call that takes seven seconds on a
 * quiet machine has taken two minutes on one where a second test run was going on.
 */
const CALL_MS = 300_000;

/** Whether games are played for longer: `npm run test:moonsharp -- --all`. */
export const isWhole = process.env["MOONSHARP_WHOLE"] !== undefined;

/** Programs whose engine was closed: the next engine takes one, for to start one takes half a second. */
const free: Program[] = [];

/**
 * The name of the runtime under test, and an engine on it; for tests that `npm run test:moonsharp` runs. Without a
 * limit of its own it may run where another one ran before, as Tabletop Simulator's does from one save to the next.
 */
export function moonSharpUnderTest(): {
  name: ".NET" | "Mono";
  create(options?: Options): Promise<MoonSharpEngine>;
} {
  const text = process.env["MOONSHARP_HOST"];
  if (text === undefined)
    throw new Error("MOONSHARP_HOST is not set: run these tests by npm run test:moonsharp");
  const host = JSON.parse(text) as { name: ".NET" | "Mono"; command: string[] };
  return {
    name: host.name,
    create: (options = {}) =>
      options.limitMs === undefined
        ? shared(host.command, options)
        : createMoonSharp({ ...options, command: host.command }),
  };
}

async function shared(command: readonly string[], options: Options): Promise<MoonSharpEngine> {
  const used = free.pop();
  const program = used ?? (await startMoonSharp(command, CALL_MS));
  let engine: MoonSharpEngine;
  try {
    engine = await createMoonSharp({ ...options, command: program });
  } catch (error) {
    // A test may have ended the one that was used.
    if (used === undefined) throw error;
    return shared(command, options);
  }
  let open = true;
  const close = (): void => {
    if (open) free.push(program);
    open = false;
  };
  return { ...engine, close };
}
