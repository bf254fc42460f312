import { basename, join, resolve } from "node:path";
import { readFile, stat } from "node:fs/promises";
import { renderUnicodeCompact } from "uqr";
import { EDITOR_PORTS } from "../editor/port";
import { openServer, type TableServer } from "../server/server";
import { fileFault } from "../server/saved/save-file";
import { parseLoosely } from "../save/loose";
import { ROOT } from "../tree/join";
import { SaveError } from "../save/check";
import { savedText } from "../tree/folder";
import { plainName, ServerFault } from "../server/saved/archive";
import { codeOf } from "../server/reason";

/** Where the built parts are that a server needs. */
export interface Parts {
  page: string;
  /** The bundle of the table's thread. */
  worker: string;
}

/** How a save of somebody else is served. */
export interface Serving {
  port: number;
  host: string;
  /** Where games are kept; `.tables/NAME` where the command runs, if not given. */
  folder?: string | undefined;
  /** The server fetches the pictures of the save. */
  online: boolean;
  /** The last game in the folder goes on; else the save is opened as it is in its file. */
  goOn: boolean;
  /** Editors of scripts reach the table, as they reach Tabletop Simulator. */
  editor: boolean;
}

/** Opens a save of any mod to browsers. Throws a ServerFault, whose message is a sentence. */
export async function serveSave(
  file: string,
  serving: Serving,
  { page, worker }: Parts,
  log: (line: string) => void,
): Promise<TableServer> {
  const path = resolve(file);
  const {
    port,
    host,
    online,
    goOn,
    editor,
    folder = join(".tables", plainName(basename(path, ".json"))),
  } = serving;
  const source = async (): Promise<{ save: string; written: boolean }> => ({
    save: await readSaveFile(path, file),
    written: false,
  });
  const begin = await source();
  return openServer({
    ...{ port, host, page, worker, log, source, archive: resolve(folder) },
    ...{ folders: [], rewrites: [], foreign: { online } },
    ...(goOn ? {} : { begin }),
    ...(editor ? { editor: EDITOR_PORTS } : {}),
  });
}

/** The text of the save that a folder of small files makes; undefined where it is no such folder. */
async function readTree(path: string): Promise<string | undefined> {
  const about = await stat(join(path, ROOT)).catch(() => undefined);
  if (about?.isFile() !== true) return undefined;
  try {
    return savedText(path);
  } catch (error) {
    if (error instanceof SaveError) throw new ServerFault(error.message);
    throw error;
  }
}

async function readSaveFile(path: string, name: string): Promise<string> {
  const tree = await readTree(path);
  if (tree !== undefined) return tree;
  const fault = fileFault(path);
  if (fault !== undefined) throw new ServerFault(`${name} cannot be opened, as ${fault}.`);
  try {
    return strict(await readFile(path, "utf8"));
  } catch (error) {
    throw new ServerFault(`${name} cannot be read: ${codeOf(error) ?? "unknown"}.`);
  }
}

/** JSON that Tabletop Simulator reads and JavaScript does not, as JavaScript does; what is none is refused as it is opened. */
function strict(text: string): string {
  try {
    return JSON.stringify(parseLoosely(text));
  } catch {
    return text;
  }
}

/** What is printed when a table stands. */
export function announcement({ hostLink, link, code, resumed }: TableServer): string {
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

/** The server as it ends with this process: the first Ctrl-C saves and ends, the second ends at once. */
export function endWith(server: TableServer): TableServer {
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  let ending = false;
  const end = (): void => {
    if (ending) process.exit(1);
    ending = true;
    void server.close().finally(() => process.exit(0));
  };
  for (const signal of signals) process.on(signal, end);
  return {
    ...server,
    close: async (forGames) => {
      await server.close(forGames);
      // Another table may take its place.
      for (const signal of signals) process.off(signal, end);
    },
  };
}
