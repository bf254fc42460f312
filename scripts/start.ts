/** npm start: until there is a table, builds the bundle and plays the recorded game of five players on it. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { Complaint, WRONG_USE, runCommand } from "./complaint";
import { readBeginning } from "./replay/begin";
import { BUNDLE, runInLua } from "./replay/engine";
import { headline } from "./replay/outcome";
import { runInNode } from "./replay/run";
import { report } from "./report/report";
import { newStory, tell } from "./start/story";

const USAGE = "Usage: npm start";
const root = dirname(dirname(process.argv[1] ?? ""));
const RECORDS = join(root, "test", "records");
const RECORD = "five-players.txt";

/** The record by its name, in whichever folder below it lies. */
function findRecord(): string {
  const files = existsSync(RECORDS) ? readdirSync(RECORDS, { recursive: true, encoding: "utf8" }) : [];
  const file = files.find((name) => name.endsWith(RECORD));
  if (file === undefined) throw new Complaint(`test/records/${RECORD} is not there.`);
  return join(RECORDS, file);
}

async function main(): Promise<string> {
  if (process.argv.length > 2) throw new Complaint("npm start takes no arguments.", WRONG_USE);
  const built = spawnSync(process.execPath, [join(root, "scripts", "run.mjs"), "build"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (built.status !== 0) throw new Complaint("The bundle cannot be built.");
  const file = findRecord();
  const beginning = await readBeginning(file, undefined);
  const run = await runInLua(beginning, undefined, true, "lua52");
  const story = newStory();
  const ours = runInNode(beginning, undefined, true, (_action, events, state) =>
    tell(story, events, state, run.names),
  );
  const at = ours.hashes.findIndex((hash, i) => hash !== run.hashes[i]);
  if (at >= 0) throw new Complaint(`Lua 5.2 and Node differ after action ${at + 1}.`);
  const size = (statSync(BUNDLE).size / 1000).toFixed(0);
  return [
    ...story.lines,
    "",
    headline(report(run.state), run.names),
    `${run.count} actions on the bundle in Lua 5.2, the same state as in Node after every one of them.`,
    `The bundle: ${relative(process.cwd(), BUNDLE)} (${size} KB)`,
  ].join("\n");
}

await runCommand(USAGE, main);
