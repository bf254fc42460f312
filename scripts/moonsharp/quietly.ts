import { spawnSync } from "node:child_process";

export interface Outcome {
  /** Whether the program ran to its end with exit code 0. */
  ok: boolean;
  /** What it printed, both streams. */
  output: string;
  /** One line on why it is not ok. */
  why: string;
}

const ENVIRONMENT = {
  DOTNET_CLI_TELEMETRY_OPTOUT: "1",
  DOTNET_NOLOGO: "1",
  DOTNET_CLI_UI_LANGUAGE: "en",
  MSBUILDDISABLENODEREUSE: "1",
};

/** Runs a program without showing what it prints; ends it after the limit. Missing programs are an outcome, too. */
export function quietly(program: string, args: readonly string[], limitMs: number): Outcome {
  const result = spawnSync(program, args, {
    encoding: "utf8",
    timeout: limitMs,
    killSignal: "SIGKILL",
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...ENVIRONMENT },
  });
  const output = `${result.stdout ?? ""}${result.stderr ?? ""}`;
  const error: NodeJS.ErrnoException | undefined = result.error;
  const code = error?.code;
  if (code === "ENOENT") return { ok: false, output, why: `${program} is not installed` };
  if (code === "ETIMEDOUT")
    return { ok: false, output, why: `${program} ${args[0]} took longer than ${limitMs / 1000} s` };
  if (result.status === 0) return { ok: true, output, why: "" };
  const line = /error [A-Z]+\d+: [^\r\n[]*/.exec(output)?.[0].trim() ?? `exit code ${result.status}`;
  return { ok: false, output, why: `${program} ${args[0]}: ${line}` };
}
