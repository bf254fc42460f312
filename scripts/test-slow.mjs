/**
 * What takes long and is run by itself: `npm run test:slow`, with the files to run, or other options of vitest, behind it.
 * `--battles N` draws so many battles of each game for its odds.
 */
import { spawnSync } from "node:child_process";
import { argv, env, execPath, exit } from "node:process";

const OPTION = "--battles";

/** @param {readonly string[]} args @returns {{ battles: string | undefined, rest: string[] }} */
function battlesIn(args) {
  const at = args.findIndex((arg) => arg === OPTION || arg.startsWith(`${OPTION}=`));
  if (at < 0) return { battles: undefined, rest: [...args] };
  const joined = args[at].startsWith(`${OPTION}=`);
  const battles = joined ? args[at].slice(OPTION.length + 1) : args[at + 1];
  return { battles, rest: args.filter((_, i) => i !== at && (joined || i !== at + 1)) };
}

const args = argv.slice(2);
const { battles, rest } = battlesIn(args);
if (args.length > rest.length && !/^[1-9]\d{0,5}$/.test(battles ?? "")) {
  console.error(`${OPTION} wants a number of battles from 1 to 999999, not "${battles ?? ""}".`);
  exit(2);
}
const { status } = spawnSync(
  execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--config", "test/slow/vitest.config.ts", ...rest],
  { stdio: "inherit", env: battles === undefined ? env : { ...env, BATTLES: battles } },
);
exit(status ?? 1);
