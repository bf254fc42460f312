#!/usr/bin/env node
/** npx tts-stand-in: serves a save to browsers, or tries saves out. */
import { readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { announcement, endWith, serveSave } from "./serve";
import { ServerFault } from "../server/saved/archive";
import { sourceMapOf } from "./source-map";
import { tryOutApart } from "./apart";
import { reasonOf } from "../server/reason";
import { wordsOf } from "./try-out";
import { messageOf } from "../save/check";

const USAGE = `Usage: npx tts-stand-in serve SAVE.json|FOLDER [options]
  Opens a save of any mod, or the folder of an unpacked one, as a table in browsers. It ends with Ctrl-C.
  --port N         the port, 8080 if not given
  --host ADDRESS   lets other machines in, who need the join code; 0.0.0.0 for all of this machine's addresses
  --folder FOLDER  where the games are kept, .tables/NAME here if not given
  --online         fetches the pictures of the save from the internet; without it there are blanks
  --editor         editors of scripts reach the table, as they reach Tabletop Simulator
  --continue       goes on with the last game; without it the save is opened as it is in its file

Usage: npx tts-stand-in open SAVE.json|FOLDER ... [--frames N] [--json]
  Opens saves, lets two people sit down and frames pass, saves, and loads that.
  Exit code 1 where scripts fail.`;

/** What the command was called with is wrong. */
class WrongUse extends Error {}

/** The files beside this one in the package. */
const HERE = dirname(fileURLToPath(import.meta.url));

function parse<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new WrongUse(messageOf(error));
  }
}

function whole(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : -1;
  if (value >= least && value <= most) return value;
  throw new WrongUse(`--${name} wants a number from ${least} to ${most}, not "${text}".`);
}

async function serve(args: string[]): Promise<string> {
  const { values, positionals } = parse({
    args,
    allowPositionals: true,
    options: {
      port: { type: "string", default: "8080" },
      host: { type: "string", default: "127.0.0.1" },
      folder: { type: "string" },
      online: { type: "boolean", default: false },
      continue: { type: "boolean", default: false },
      editor: { type: "boolean", default: false },
    },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new WrongUse("serve wants one save.");
  const { host, folder, online, editor, continue: goOn } = values;
  const port = whole("port", values.port, 0, 65_535);
  const parts = { page: join(HERE, "page"), worker: join(HERE, "table.js") };
  const server = await serveSave(file, { port, host, folder, online, goOn, editor }, parts, console.error);
  return announcement(endWith(server));
}

async function open(args: string[]): Promise<string> {
  const options = {
    frames: { type: "string", default: "300" },
    json: { type: "boolean", default: false },
  } as const;
  const { values, positionals } = parse({ args, allowPositionals: true, options });
  if (positionals.length === 0) throw new WrongUse("open wants at least one save.");
  const frames = whole("frames", values.frames, 1, 1_000_000);
  const lines: string[] = [];
  for (const file of positionals) {
    const trial = { file, save: sourceOf(file), frames, ...sourceMapOf(file) };
    const outcome = await tryOutApart(join(HERE, "trial.js"), trial);
    lines.push(values.json ? JSON.stringify(outcome) : wordsOf(outcome));
    if (outcome.errors.length > 0) process.exitCode = 1;
  }
  return lines.join("\n");
}

/** What a save is given to the table as: its text, or the path of a folder that `tts unpack` made. */
function sourceOf(file: string): string {
  try {
    return statSync(file).isDirectory() ? resolve(file) : readFileSync(file, "utf8");
  } catch (error) {
    throw new ServerFault(`${file} cannot be read: ${reasonOf(error)}.`);
  }
}

async function main([command, ...args]: string[]): Promise<string> {
  if (command === undefined || command === "--help" || args.includes("--help")) return USAGE;
  if (command === "serve") return serve(args);
  if (command === "open") return open(args);
  throw new WrongUse(`There is no command ${command}.`);
}

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  const isSystem = error instanceof Error && "syscall" in error;
  if (!(error instanceof WrongUse || error instanceof ServerFault || isSystem)) throw error;
  console.error(error instanceof WrongUse ? `${error.message}\n\n${USAGE}` : error.message);
  process.exitCode = error instanceof WrongUse ? 2 : 1;
}
