import { join } from "node:path";
import { Complaint } from "../complaint";
import { bundleThread } from "./thread";
import { readRecords } from "./records";
import { servedAssets } from "../page/opening";
import { fromCaller } from "../replay/input";
import { FLAG, numberOption, TEXT } from "../options";
import { EDITOR_PORTS } from "../../tabletop/editor/port";
import { openServer, type TableServer } from "../../tabletop/server/server";
import { endWith } from "../../tabletop/program/serve";
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
  ...{ game: TEXT, port: TEXT, host: TEXT, folder: TEXT },
  ...{ "no-open": FLAG, editor: FLAG },
};

/** The port to listen on, 8080 if none is given; complains of what is no port. */
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
