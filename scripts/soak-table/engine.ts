import { Complaint } from "../complaint";
import { createMoonSharp, startMoonSharp } from "../../tabletop/lua/moonsharp";
import { moonSharpHosts } from "../moonsharp/hosts";
import type { EngineFactory } from "../../tabletop/run/script";

export const ENGINES = ["lua", "moonsharp"] as const;

/** What makes the engines of tables, and what is done when no table is open any more. */
interface Engines {
  /** Undefined for Lua 5.2, which tables have by themselves. */
  readonly make: EngineFactory | undefined;
  readonly end: () => void;
}

/** Complains where MoonSharp is asked for and cannot be run. */
export async function startEngines(root: string, name: (typeof ENGINES)[number]): Promise<Engines> {
  if (name === "lua") return { make: undefined, end: () => undefined };
  const { hosts, missing } = moonSharpHosts(root);
  if (hosts.length === 0) throw new Complaint(`MoonSharp cannot be run here: ${missing.join("; ")}.`);
  const program = await startMoonSharp(hosts[0].command);
  return {
    make: (options) => createMoonSharp({ ...options, command: program }),
    end: () => {
      program.end("the soak is over");
    },
  };
}
