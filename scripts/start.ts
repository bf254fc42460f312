/** npm start: builds what is not built, and opens the packed save as a table for browsers. */
import { readFile } from "node:fs/promises";
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { renderUnicodeCompact } from "uqr";
import { Complaint, runCommand } from "./complaint";
import { buildPage } from "./page/build";
import { bundleThread } from "./start/thread";
import { isFresh } from "./start/fresh";
import { numberOption, parseOptions } from "./options";
import { fromCaller } from "./replay/input";
import { openBrowser } from "./start/browser";
import { openingOf, readBegin } from "./start/begin";
import { SAVE_NAME } from "./pack/pack";
import { openServer, type TableServer } from "../tabletop/server/server";
import { ServerFault } from "../tabletop/server/archive";
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
  return { save, map, written: false };
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
      ...{ port: { type: "string" }, host: { type: "string" }, folder: { type: "string" } },
      ...{ save: { type: "string" }, record: { type: "string" }, new: { type: "boolean" } },
      ...{ "no-open": { type: "boolean" }, help: { type: "boolean" } },
    },
  });
  if (values.help === true) return USAGE;
  const port = values.port === undefined ? 8080 : numberOption("port", values.port, 1, 65535);
  const begin = await readBegin(values);
  buildIfStale();
  const dist = join(root, "dist");
  const page = await buildPage(root);
  const server = await openServer({
    ...{ port, host: values.host ?? "127.0.0.1", source: packed, page },
    ...(begin === undefined ? {} : { begin: openingOf(begin, await packed()) }),
    folders: [
      { path: "/assets/", folder: join(dist, "assets") },
      { path: "/art/", folder: join(root, "assets") },
    ],
    rewrites: [
      { from: `${pathToFileURL(join(dist, "assets")).href}/`, to: "/assets/", folder: join(dist, "assets") },
    ],
    worker: await bundleThread(root),
    archive: values.folder === undefined ? join(root, ".castle-risk") : fromCaller(values.folder),
    log: (line) => console.error(line),
  }).catch((error: unknown) => {
    throw error instanceof ServerFault ? new Complaint(error.message) : error;
  });
  endWith(server);
  if (values["no-open"] !== true) openBrowser(server.hostLink);
  return announcement(server);
}

function announcement({ hostLink, link, code, resumed }: TableServer): string {
  const lines = [
    resumed ? "The last game goes on." : "A new table stands.",
    "",
    `  You, the host:  ${hostLink}`,
  ];
  if (code === undefined) lines.push(`  Others here:    ${link}`);
  else
    lines.push(
      `  Others:         ${link}`,
      `  Join code:      ${code}`,
      "",
      renderUnicodeCompact(link, { border: 2 }),
    );
  return [...lines, "", "Ctrl-C saves and ends."].join("\n");
}

/** The first Ctrl-C saves and ends, the second ends at once. */
function endWith(server: TableServer): void {
  let ending = false;
  const end = (): void => {
    if (ending) process.exit(1);
    ending = true;
    void server.close().finally(() => process.exit(0));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
}

await runCommand(USAGE, main);
