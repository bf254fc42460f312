/** npm run test:moonsharp: the tests that need MoonSharp itself, on each runtime this machine has for it. */
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { moonSharpHosts } from "./moonsharp/hosts";

const root = dirname(dirname(process.argv[1] ?? ""));

function main(): number {
  const { hosts, missing } = moonSharpHosts(root);
  if (hosts.length === 0) {
    console.log(`MoonSharp was not run: ${missing.join("; ")}.`);
    return 0;
  }
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  for (const host of hosts) {
    console.log(`MoonSharp 2.0.0 on ${host.name}:`);
    const { status } = spawnSync(
      process.execPath,
      [vitest, "run", "--root", root, ...process.argv.slice(2)],
      {
        stdio: "inherit",
        env: { ...process.env, MOONSHARP_HOST: JSON.stringify(host) },
      },
    );
    if (status !== 0) return 1;
  }
  for (const why of missing) console.log(`MoonSharp was not run on ${why}.`);
  return 0;
}

process.exitCode = main();
