import { buildGamesPage } from "../page/build";
import { openLobby } from "../../tabletop/server/lobby";
import { waitingIn } from "./waiting";
import { portOf, sentence, type ServeOptions } from "./serve";
import type { ListedGame } from "../../tabletop/wire/answers";
import type { Save } from "../../mod/save";
import type { TableServer } from "../../tabletop/server/server";

/**
 * Lists games in the browser, which is given the address by `show`, until one is chosen; then its table is opened on
 * the same port, and who has chosen is sent there. The list takes the place of the table that stood there `before`,
 * whose host chooses by the same token. `folderOf` says where the table of a game keeps it.
 */
export async function chooseGame(
  root: string,
  saves: readonly Save[],
  options: ServeOptions,
  show: (address: string) => void,
  openTable: (save: Save) => Promise<TableServer>,
  folderOf: (save: Save) => string,
  before?: TableServer,
): Promise<TableServer> {
  const page = await buildGamesPage(root, saves);
  await before?.close(true);
  const lobby = await openLobby({
    port: portOf(options),
    host: options.host ?? "127.0.0.1",
    page,
    ...(before === undefined ? {} : { token: tokenOf(before) }),
    games: await Promise.all(saves.map(async (save) => listedGame(save, folderOf(save)))),
  }).catch(sentence);
  before?.leave();
  console.log(`Choose a game:  ${lobby.link}\n`);
  show(lobby.link);
  const id = await lobby.chosen;
  lobby.makeRoom();
  let link: string | undefined;
  try {
    const server = await openTable(saves.find(({ meta }) => meta.id === id) ?? saves[0]);
    link = server.hostLink;
    return server;
  } finally {
    lobby.close(link);
  }
}

async function listedGame(save: Save, folder: string): Promise<ListedGame> {
  const { id, title, minSeats, maxSeats } = save.meta;
  const waits = await waitingIn(folder, save);
  const { minutes, line } = save;
  return {
    id,
    title,
    minSeats,
    maxSeats,
    box: save.box.title,
    minutes,
    line,
    ...(waits === "" ? {} : { waits }),
  };
}

function tokenOf({ hostLink }: TableServer): string {
  return new URLSearchParams(new URL(hostLink).hash.slice(1)).get("host") ?? "";
}
