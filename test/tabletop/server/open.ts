import { bundleThread } from "../../../scripts/start/thread";
import { browse, type Browser } from "./browser";
import { gameSave } from "./save";
import { noteScriptError } from "../../helpers/script-errors";
import { mkdtempSync, rmSync } from "node:fs";
import { onTestFinished } from "vitest";
import { openServer, type TableServer } from "../../../tabletop/server/server";
import { join } from "node:path";
import { tmpdir } from "node:os";
import type { ServerOptions } from "../../../tabletop/server/state";

let thread: Promise<string> | undefined;

export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "table-test-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

export interface Opened {
  server: TableServer;
  lines: string[];
  port: number;
  /** A browser that has come in. */
  come: (hello?: object) => Promise<Browser>;
  /** The host's. */
  host: (hello?: object) => Promise<Browser>;
}

/** Opens the small game (or another save) on a free port. */
export async function openGame(options: Partial<ServerOptions> & { save?: string } = {}): Promise<Opened> {
  thread ??= bundleThread(process.cwd());
  const lines: string[] = [];
  const { save = gameSave(), ...more } = options;
  const server = await openServer({
    ...{ port: 0, host: "127.0.0.1", page: folder(), folders: [], archive: folder() },
    source: async () => Promise.resolve({ save, written: false }),
    rewrites: [{ from: "file:///art/", to: "/art/" }],
    worker: await thread,
    log: (line) => {
      lines.push(line);
      if (line.startsWith("The script has failed at ")) noteScriptError(line);
    },
    seed: 7,
    ...more,
  });
  onTestFinished(async () => server.close());
  const { port } = server;
  const come = async (hello: object = {}): Promise<Browser> => {
    const browser = await browse(port, hello);
    onTestFinished(async () => browser.close());
    await browser.welcome();
    return browser;
  };
  const token = server.hostLink.split("#host=")[1];
  return { server, lines, port, come, host: async (hello = {}) => come({ host: token, ...hello }) };
}
