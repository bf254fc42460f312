/**
 * npm run test:moonsharp: the tests that need MoonSharp itself, on each runtime this machine has for it. Both run the
 * same library: where Mono is there, of whose family Tabletop Simulator's own is, .NET runs what is about the language
 * alone. With --all both run all, and games are played for longer. Other arguments are vitest's.
 */
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { moonSharpHosts, type MoonSharpHost } from "./moonsharp/hosts";
import { root } from "./root";

const ALL = "--all";
const VITEST = join(root, "node_modules", "vitest", "vitest.mjs");

const isWhole = process.argv.includes(ALL);

/** Runs tests on one runtime, with so many threads unless it is said how many; gives what they printed, and whether they passed. */
function run(
  host: MoonSharpHost,
  how: readonly string[],
  threads: number,
): Promise<{ output: string; ok: boolean }> {
  const rest = process.argv.slice(2).filter((word) => word !== ALL);
  const workers = rest.some((word) => word.startsWith("--maxWorkers")) ? [] : [`--maxWorkers=${threads}`];
  const args = [VITEST, "run", "--root", root, ...workers, ...how, ...rest];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        MOONSHARP_HOST: JSON.stringify(host),
        ...(isWhole ? { MOONSHARP_WHOLE: "1" } : {}),
      },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (piece: string) => (output += piece));
    child.on("error", (error) => resolve({ output: `${output}${error.message}\n`, ok: false }));
    child.on("close", (code) => resolve({ output, ok: code === 0 }));
  });
}

/** What the runtimes print comes one after the other. */
async function main(): Promise<number> {
  const { hosts, missing } = moonSharpHosts(root);
  if (hosts.length === 0) {
    console.log(`MoonSharp was not run: ${missing.join("; ")}.`);
    return 0;
  }
  const cores = availableParallelism();
  const nearest = hosts.find(({ name }) => name === "Mono") ?? hosts[0];
  const runs = hosts.map((host) => {
    // Of the files that were named none may be about the language. What is short leaves the cores soon.
    const done =
      isWhole || host === nearest
        ? run(host, [], cores)
        : run(host, ["--project=moonsharp", "--passWithNoTests"], 1);
    return { name: host.name, done };
  });
  let failed = 0;
  for (const { name, done } of runs) {
    const { output, ok } = await done;
    console.log(`MoonSharp 2.0.0 on ${name}:\n${output}`);
    if (!ok) failed++;
  }
  for (const why of missing) console.log(`MoonSharp was not run on ${why}.`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main();
