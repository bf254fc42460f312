import { bundle } from "../bundle.mjs";
import { limitFor } from "../../tabletop/server/revive";
import { maliceOf } from "./malice";
import { newHosted } from "./hosted";
import type { Fuzzer } from "./fuzzer";

/** Milliseconds of the processor, where each of six tasks takes what it may, and is asked twice. */
const LIMIT = 120_000;

/**
 * Opens saves of mods that mean no good in the thread in which a server opens them. A thread that is ended is what the
 * docs promise of a script that nothing within can end, and of no other.
 */
export async function modsFuzzer(root: string): Promise<Fuzzer> {
  const hosted = newHosted(await bundle(root, "scripts/attack/thread.ts"), limitFor(true));
  return {
    name: "mods",
    limit: LIMIT,
    attempt: async (roll) => {
      const malice = maliceOf(roll);
      return { input: malice.save, ending: "json", violation: await hosted.attempt(malice) };
    },
    close: hosted.close,
  };
}
