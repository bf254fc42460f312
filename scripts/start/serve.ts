import { join } from "node:path";
import { renderUnicodeCompact } from "uqr";
import { Complaint } from "../complaint";
import { bundleThread } from "./thread";
import { readRecords } from "./records";
import { servedAssets } from "../page/opening";
import { fromCaller } from "../replay/input";
import { GAME_OPTION } from "../pack/saves";
import { numberOption } from "../options";
import { EDITOR_PORTS } from "../../tabletop/editor/port";
import { openServer, type TableServer } from "../../tabletop/server/server";
import { ServerFault } from "../../tabletop/server/saved/archive";
import type { Opening } from "../../tabletop/server/table/messages";

/** What both commands that open a table take. */
export interface ServeOptions {
  game?: string | undefined;
  port?: string | undefined;
  host?: string | undefined;
  folder?: string | undefined;
  editor?: boolean | undefined;
}

/** What is served: the packed save, the page, and the folder of the save's pictures and models. */
export interface Served {
  /** Where games are kept if the options do not say: a folder of the project. */
  folder: string;
  source: () => Promise<Opening>;
  begin?: Opening;
  page: string;
  assets: string;
  /** The join code of the table that stood here before, and what is done when the host wants another game. */
  code?: string;
  otherGames?: () => void;
}

export const SERVE_OPTIONS = {
  ...GAME_OPTION,
  port: { type: "string" },
  host: { type: "string" },
  folder: { type: "string" },
  "no-open": { type: "boolean" },
  editor: { type: "boolean" },
  help: { type: "boolean" },
} as const;

export function portOf({ port }: ServeOptions): number {
  return port === undefined ? 8080 : numberOption("port", port, 1, 65535);
}

/** Where a table keeps its games: in the folder that was named, else in `usual` of the project at `root`. */
export function archiveOf(root: string, named: string | undefined, usual: string): string {
  return named === undefined ? join(root, usual) : fromCaller(named);
}

/** Opens a table to browsers; complains in one sentence of what does not go. It ends with Ctrl-C. */
export async function serve(root: string, options: ServeOptions, served: Served): Promise<TableServer> {
  const { folder, source, begin, page, assets, code, otherGames } = served;
  const { folders, rewrites } = servedAssets(assets);
  const server = await openServer({
    ...{ port: portOf(options), host: options.host ?? "127.0.0.1", source, page },
    ...(begin === undefined ? {} : { begin }),
    ...(code === undefined ? {} : { code }),
    ...(otherGames === undefined ? {} : { otherGames }),
    ...(options.editor === true ? { editor: EDITOR_PORTS } : {}),
    folders: [...folders, { path: "/art/", folder: join(root, "assets") }],
    rewrites,
    worker: await bundleThread(root),
    records: readRecords(),
    archive: archiveOf(root, options.folder, folder),
    log: (line) => console.error(line),
  }).catch(sentence);
  return endWith(server);
}

/** Complains of what the server says in one sentence; anything else is thrown on. */
export function sentence(error: unknown): never {
  throw error instanceof ServerFault ? new Complaint(error.message) : error;
}

/** What is printed when the table stands. */
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
function endWith(server: TableServer): TableServer {
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
