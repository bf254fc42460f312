/** npm start: builds what is not built, and opens the packed save as a table for browsers. */
import { readFile } from "node:fs/promises";
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { Complaint, runCommand } from "./complaint";
import { buildPage } from "./page/build";
import { isFresh } from "./start/fresh";
import { parseOptions } from "./options";
import { openBrowser } from "./start/browser";
import { servedSave } from "./page/opening";
import { openingOf, readBegin } from "./start/begin";
import { announcement, portOf, serve, SERVE_OPTIONS } from "./start/serve";
import { SAVE_NAME } from "./pack/pack";
import type { Opening } from "../tabletop/server/table/messages";

const USAGE = `Usage: npm start [-- OPTIONS]

  --port N        the port, 8080 if not given
  --host ADDRESS  lets other machines in, who need the join code; 0.0.0.0 for all of this machine's addresses
  --save FILE     opens a save in place of the last game; that one is kept
  --record FILE   begins where a record ends
  --folder FOLDER where the games are kept, .castle-risk in the project if not given
  --new           begins a new game; the last one is kept
  --no-open       opens no browser`;

const root = dirname(dirname(process.argv[1] ?? ""));
const MAP = "castle-risk.lua.map";

/** The packed save as it is now. */
async function packed(): Promise<Opening> {
  const dist = join(root, "dist");
  const [save, map] = await Promise.all(
    [SAVE_NAME, MAP].map(async (name) => readFile(join(dist, name), "utf8")),
  );
  return { save: servedSave(save), map, written: false };
}

function buildIfStale(): void {
  if (isFresh(root, join("dist", SAVE_NAME))) return;
  console.log("Building the mod ...");
  const built = spawnSync(process.execPath, [join(root, "scripts", "run.mjs"), "build"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (built.status !== 0) throw new Complaint("The mod cannot be built.");
}

async function main(): Promise<string> {
  const { values } = parseOptions({
    args: process.argv.slice(2),
    options: {
      ...SERVE_OPTIONS,
      ...{ save: { type: "string" }, record: { type: "string" }, new: { type: "boolean" } },
    },
  });
  if (values.help === true) return USAGE;
  portOf(values);
  const begin = await readBegin(values);
  buildIfStale();
  const server = await serve(root, values, {
    ...{ source: packed, page: await buildPage(root), assets: join(root, "dist", "assets") },
    ...(begin === undefined ? {} : { begin: openingOf(begin, await packed()) }),
  });
  if (values["no-open"] !== true) openBrowser(server.hostLink);
  return announcement(server);
}

await runCommand(USAGE, main);
