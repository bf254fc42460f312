/** npm start: builds what is not built, and opens the packed save of a game as a table for browsers. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buildIfStale, refuseUnwritable } from "./start/built";
import { Complaint, REFUSED, runCommand } from "./complaint";
import { buildPage } from "./page/build";
import { FLAG, OWN, parseOptions, TEXT } from "./options";
import { openBrowser } from "./start/browser";
import { serveForeign } from "./start/foreign";
import { servedSave } from "./page/opening";
import { chooseGame } from "./start/choose";
import { openingOf, readAsked, refuseFolder, type Begin } from "./start/begin";
import { announcement } from "../tabletop/program/serve";
import { archiveOf, portOf, serve, SERVE_OPTIONS, type ServeOptions } from "./start/serve";
import { saveOf } from "./pack/saves";
import { SAVES } from "../mod/saves/index";
import type { Opening } from "../tabletop/server/table/messages";
import type { Save } from "../mod/save";
import type { TableServer } from "../tabletop/server/server";
import { messageOf } from "../tabletop/save/check";
import { root } from "./root";

const USAGE = `Usage: npm start [-- OPTIONS]

  --game ID       the game: ${SAVES.map(({ meta }) => meta.id).join(", ")}; if there are several, the page asks
  --port N        the port, 8080 if not given
  --host ADDRESS  lets other machines in, who need the join code; 0.0.0.0 for all of this machine's addresses
  --save FILE     opens a save in place of the last game; that one is kept
  --record FILE   begins where a record ends
  --folder FOLDER where the games are kept, a folder of the project for each game if not given
  --new           begins a new game; the last one is kept
  --editor        lets editors of scripts on this machine reach the table as they reach Tabletop Simulator (port 39999)
  --no-open       opens no browser`;

async function packed({ name }: Save): Promise<Opening> {
  const dist = join(root, "dist");
  const [save, map] = await Promise.all(
    [`${name}.json`, `${name}.lua.map`].map(async (file) => readFile(join(dist, file), "utf8")),
  );
  return { save: servedSave(save), map, written: false };
}

/** What the tables of one command have in common: its options, and the game that the named folder is of. */
interface House {
  readonly options: ServeOptions;
  home: Save | undefined;
}

/** The folder that was named for a game's table; undefined where none was. */
function ownFolder(save: Save, { options: { folder }, home }: House): string | undefined {
  // A folder that was named is that of the first game; another one has a folder in it.
  const isFirst = home === undefined || save === home;
  return folder === undefined || isFirst ? folder : join(folder, save.name);
}

/** Where a game's table keeps it. */
function folderOf(save: Save, house: House): string {
  return archiveOf(root, ownFolder(save, house), save.folder);
}

/** Opens the table of a game, in the place of the one that stood there before, if one did. */
async function openTable(
  save: Save,
  begin: Begin | undefined,
  house: House,
  before?: TableServer,
): Promise<TableServer> {
  const own = ownFolder(save, house);
  // What is asked for takes the place of what is there, which is kept.
  if (own !== undefined && begin === undefined) refuseFolder(own, save);
  house.home ??= save;
  buildIfStale(root, save);
  let isLeft = false;
  const server = await serve(
    root,
    { ...house.options, folder: own },
    {
      folder: save.folder,
      source: async () => packed(save),
      page: await buildPage(root, save),
      assets: join(root, "dist", "assets"),
      ...(begin === undefined ? {} : { begin: openingOf(begin, await packed(save)) }),
      ...(before?.code === undefined ? {} : { code: before.code }),
      otherGames: () => {
        if (isLeft) return;
        isLeft = true;
        void toOtherGames(house, server);
      },
    },
  );
  return server;
}

/** Lists all games until one is chosen; see chooseGame. */
async function choose(
  house: House,
  show: (address: string) => void,
  open: (save: Save) => Promise<TableServer>,
  before?: TableServer,
): Promise<TableServer> {
  return chooseGame(root, SAVES, house.options, show, open, (save) => folderOf(save, house), before);
}

/** Leads from a table to the list of games, and from there to the next; where that cannot be opened the list stays. */
async function toOtherGames(house: House, before: TableServer): Promise<void> {
  let refused: Complaint | undefined;
  const open = async (save: Save): Promise<TableServer> =>
    openTable(save, undefined, house, before).catch((error: unknown) => {
      refused = error instanceof Complaint ? error : undefined;
      throw error;
    });
  try {
    console.log(`\n${announcement(await choose(house, () => undefined, open, before))}`);
  } catch (error) {
    console.error(messageOf(error));
    if (refused === undefined) process.exit(REFUSED);
    await toOtherGames(house, before);
  }
}

async function main(): Promise<string> {
  const values = parseOptions(OWN, { ...SERVE_OPTIONS, save: TEXT, record: TEXT, new: FLAG });
  portOf(values);
  refuseUnwritable(root);
  const open = values["no-open"] === true ? (): void => undefined : openBrowser;
  const named = values.game === undefined ? undefined : saveOf(values.game);
  const { game = only(SAVES), begin } = await readAsked(values, named);
  if (begin !== undefined && "foreign" in begin) return serveForeign(root, begin.foreign, values);
  const house: House = { options: values, home: undefined };
  if (game === undefined)
    return announcement(await choose(house, open, async (save) => openTable(save, begin, house)));
  const server = await openTable(game, begin, house);
  open(server.openLink());
  return announcement(server);
}

/** What a list has, if that is one thing. */
function only<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined;
}

await runCommand(USAGE, main);
