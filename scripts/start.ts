/** npm start: builds what is not built, and opens the packed save of a game as a table for browsers. */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buildIfStale } from "./start/built";
import { runCommand } from "./complaint";
import { buildPage } from "./page/build";
import { parseOptions } from "./options";
import { openBrowser } from "./start/browser";
import { servedSave } from "./page/opening";
import { chooseGame } from "./start/choose";
import { openingOf, readAsked, type Begin } from "./start/begin";
import { announcement, portOf, serve, SERVE_OPTIONS, type ServeOptions } from "./start/serve";
import { saveOf } from "./pack/saves";
import { SAVES } from "../mod/saves/index";
import type { Opening } from "../tabletop/server/table/messages";
import type { Save } from "../mod/save";
import type { TableServer } from "../tabletop/server/server";

const USAGE = `Usage: npm start [-- OPTIONS]

  --game ID       the game: ${SAVES.map(({ meta }) => meta.id).join(", ")}; if there are several, the page asks
  --port N        the port, 8080 if not given
  --host ADDRESS  lets other machines in, who need the join code; 0.0.0.0 for all of this machine's addresses
  --save FILE     opens a save in place of the last game; that one is kept
  --record FILE   begins where a record ends
  --folder FOLDER where the games are kept, a folder of the project for each game if not given
  --new           begins a new game; the last one is kept
  --no-open       opens no browser`;

const root = dirname(dirname(process.argv[1] ?? ""));

/** A packed save as it is now. */
async function packed({ name }: Save): Promise<Opening> {
  const dist = join(root, "dist");
  const [save, map] = await Promise.all(
    [`${name}.json`, `${name}.lua.map`].map(async (file) => readFile(join(dist, file), "utf8")),
  );
  return { save: servedSave(save), map, written: false };
}

async function openTable(save: Save, begin: Begin | undefined, options: ServeOptions): Promise<TableServer> {
  buildIfStale(root, save);
  return serve(root, options, {
    folder: save.folder,
    source: async () => packed(save),
    page: await buildPage(root, save),
    assets: join(root, "dist", "assets"),
    ...(begin === undefined ? {} : { begin: openingOf(begin, await packed(save)) }),
  });
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
  const open = values["no-open"] === true ? (): void => undefined : openBrowser;
  const named = values.game === undefined ? undefined : saveOf(values.game);
  const { game = only(SAVES), begin } = await readAsked(values, named);
  if (game === undefined)
    return announcement(
      await chooseGame(root, SAVES, values, open, async (save) => openTable(save, begin, values)),
    );
  const server = await openTable(game, begin, values);
  open(server.openLink());
  return announcement(server);
}

/** What a list has, if that is one thing. */
function only<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined;
}

await runCommand(USAGE, main);
