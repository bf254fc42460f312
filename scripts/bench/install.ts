/** The engines of others that the bench is measured against. They are under licences of their own, and only it has them. */
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { spawnSync } from "node:child_process";

/** What the bench uses of chessops and of boardgame.io, and no more. */
export interface Peers {
  readonly Chess: { default: () => Board };
  readonly Client: (options: { game: object; numPlayers: number; debug: boolean }) => Client;
}

interface Board {
  /** The squares that each piece of whoever is to move can go to. */
  allDests: () => Iterable<[number, Iterable<number>]>;
  play: (move: { from: number; to: number }) => void;
  isInsufficientMaterial: () => boolean;
}

interface Client {
  start: () => void;
  stop: () => void;
  getState: () => { G: Cells; ctx: { gameover?: unknown } } | null;
  moves: { mark: (cell: number) => void };
}

/** Noughts and crosses: who has marked each cell. */
export interface Cells {
  cells: (string | null)[];
}

const LISTS = ["package.json", "package-lock.json"];

/** Loads the peers, and installs them into .cache/peers where they are not there; why that does not go as a sentence. */
export async function loadPeers(root: string): Promise<Peers | string> {
  const folder = join(root, ".cache", "peers");
  const lists = join(root, "scripts", "bench", "peers");
  if (!isInstalled(lists, folder)) {
    console.log("Installing chessops and boardgame.io, for this bench alone ...");
    const fault = install(lists, folder);
    if (fault !== undefined) return `chessops and boardgame.io: ${fault}`;
  }
  // Each has an entry that Node does not load: the one that it requires, the other that it imports.
  const chess = join(folder, "node_modules", "chessops", "dist", "esm", "chess.js");
  const { Chess } = (await import(pathToFileURL(chess).href)) as Pick<Peers, "Chess">;
  const load = createRequire(join(folder, "package.json"));
  const { Client } = load("boardgame.io/client") as Pick<Peers, "Client">;
  return { Chess, Client };
}

/** Whether what is installed is what the lists of today name. */
function isInstalled(lists: string, folder: string): boolean {
  if (!existsSync(join(folder, "node_modules", ".package-lock.json"))) return false;
  return LISTS.every((name) => readFileSync(join(lists, name)).equals(readFileSync(join(folder, name))));
}

function install(lists: string, folder: string): string | undefined {
  mkdirSync(folder, { recursive: true });
  for (const name of LISTS) copyFileSync(join(lists, name), join(folder, name));
  const options = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  // Windows has npm as a script of its shell.
  const { status, error } = spawnSync("npm", options, {
    ...{ cwd: folder, stdio: "ignore", shell: process.platform === "win32" },
  });
  if (status === 0) return undefined;
  return `npm ci cannot install them (${error?.message ?? `exit code ${status}`}); the bench needs the npm registry once`;
}
