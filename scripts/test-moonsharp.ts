/** npm run test:moonsharp: the tests that need MoonSharp itself, on each runtime this machine has for it. */
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { moonSharpHosts, type MoonSharpHost } from "./moonsharp/hosts";

const root = dirname(dirname(process.argv[1] ?? ""));
const VITEST = join(root, "node_modules", "vitest", "vitest.mjs");

/** Runs the tests on one runtime with so many threads; gives what they printed, and whether they passed. */
function run(host: MoonSharpHost, threads: number): Promise<{ output: string; ok: boolean }> {
  const args = [VITEST, "run", "--root", root, `--maxWorkers=${threads}`, ...process.argv.slice(2)];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, MOONSHARP_HOST: JSON.stringify(host) },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (piece: string) => (output += piece));
    child.on("error", (error) => resolve({ output: `${output}${error.message}\n`, ok: false }));
    child.on("close", (code) => resolve({ output, ok: code === 0 }));
  });
}

/** The runtimes share the cores, and what they print comes one after the other. */
async function main(): Promise<number> {
  const { hosts, missing } = moonSharpHosts(root);
  if (hosts.length === 0) {
    console.log(`MoonSharp was not run: ${missing.join("; ")}.`);
    return 0;
  }
  const threads = Math.max(1, Math.floor(availableParallelism() / hosts.length));
  const runs = hosts.map((host) => ({ name: host.name, done: run(host, threads) }));
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
