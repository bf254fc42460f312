/** The thread that builds the mod while the table goes on: it keeps what it has compiled. */
import { context } from "esbuild";
import { join } from "node:path";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { pathToFileURL } from "node:url";
import { FOR_NODE } from "../bundle.mjs";
import { bundleOf, makeBundle } from "../lua/bundle";
import { localBase } from "../pack/addresses";
import { newCompiler } from "../lua/again";
import { publish } from "../pack/publish";
import type { Opening } from "../../tabletop/server/table/messages";
import type { Script } from "../lua/program";
import type * as Packing from "./packing";
import { messageOf } from "../../tabletop/save/check";

/** What came of a build: a save to open, or why there is none. */
export type Made = { opening: Opening } | { errors: string[] };

/** The project's folder, the game that is built, and its script. */
export interface Task {
  readonly root: string;
  readonly game: string;
  readonly script: Script;
}

const { root, game, script } = workerData as Task;
const folder = join(root, ".cache", "dev");
const compile = newCompiler(join(root, "tstl.json"), script);
const packer = await context({
  entryPoints: [join(root, "scripts", "dev", "packing.ts")],
  ...FOR_NODE,
  ...{ write: false, logLevel: "silent" },
});
let count = 0;
let begun = false;
let last: { text: string; module: typeof Packing } | undefined;

/** The modules of the packing as the tree has them now: a module is imported once, so each has a name of its own. */
async function packing(): Promise<typeof Packing> {
  const { outputFiles } = await packer.rebuild();
  const text = outputFiles?.[0].text ?? "";
  if (last?.text === text) return last.module;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `packing-${process.pid}-${++count}.mjs`);
  writeFileSync(file, text);
  try {
    last = { text, module: (await import(pathToFileURL(file).href)) as typeof Packing };
    return last.module;
  } finally {
    rmSync(file, { force: true });
  }
}

async function make(): Promise<Made> {
  // The first one may be there from the last time; the next one begins to keep what it compiles.
  const bundle = begun ? bundleOf(script.name, compile(), true) : makeBundle(root, script);
  begun = true;
  if (bundle.errors.length > 0) return { errors: bundle.errors };
  const { packNow } = await packing();
  const { packed, assets, errors } = packNow(root, game, bundle, localBase(folder));
  if (errors.length > 0) return { errors: [...errors] };
  publish(folder, [], assets);
  return { opening: { save: packed.text, map: bundle.map, written: false } };
}

async function report(): Promise<void> {
  let made: Made;
  try {
    made = await make();
  } catch (error) {
    made = { errors: [messageOf(error)] };
  }
  parentPort?.postMessage(made);
}

parentPort?.on("message", () => void report());
