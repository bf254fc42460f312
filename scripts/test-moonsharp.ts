/**
 * npm run test:moonsharp: the tests that need MoonSharp itself, on Mono, of whose family Tabletop Simulator's own runtime
 * is, or on .NET where it is missing: both run the same library. With --all both run all, and games are played for longer.
 * Other arguments are vitest's.
 */
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { moonSharpHosts, type MoonSharpHost } from "./moonsharp/hosts";
import { root } from "./root";
import { VITEST_FLAGS } from "./vitest-flags.mjs";

const ALL = "--all";
const VITEST = join(root, "node_modules", "vitest", "vitest.mjs");

const isWhole = process.argv.includes(ALL);

/** Runs tests on one runtime, on all cores unless it is said how many; gives what they printed, and whether they passed. */
function run(host: MoonSharpHost): Promise<{ output: string; ok: boolean }> {
  const rest = process.argv.slice(2).filter((word) => word !== ALL);
  const isSaid = rest.some((word) => word.startsWith("--maxWorkers"));
  const workers = isSaid ? [] : [`--maxWorkers=${availableParallelism()}`];
  const args = [...VITEST_FLAGS, VITEST, "run", "--root", root, ...workers, ...rest];
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
  const { hosts, missing } = moonSharpHosts(root, !isWhole);
  if (hosts.length === 0) {
    console.log(`MoonSharp was not run: ${missing.join("; ")}.`);
    return 0;
  }
  const runs = hosts.map((host) => ({ name: host.name, done: run(host) }));
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
