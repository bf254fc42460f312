import { execFileSync } from "node:child_process";
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { openArchive, readSeats, ServerFault } from "../../tabletop/server/saved/archive";
import { readAutosaves } from "../../tabletop/server/saved/autosaves";
import { listSaved, readSaved } from "../../tabletop/server/saved/games";
import { autosaved } from "../start/autosaved";
import { readRecords } from "../start/records";
import { inTime, pick, textTrial, thrown, type Fuzzer } from "./fuzzer";
import { spoilJson } from "./json";
import { spoilText } from "./text";
import type { SaveSource } from "./saves";
import type { Roll } from "../../src/core/types";

/** Milliseconds of the processor for one folder: long records are read in it. */
const LIMIT = 20_000;
/** Milliseconds after which something waits for what never comes. */
const PATIENCE = 20_000;
const FILES = 8;

/** What may lie in a folder of saves, by its place in it. */
const PLACES = [
  ...["autosave.json", "autosave-before.json", "games/one.json", "games/two.json", "games/__proto__.json"],
  ...["saves/evening.json", "saves/evening 2.json", "saves/not a game.txt", "games/deep/three.json"],
  ...["table.json", "autosave.json.1.new", "saves/evening.json.99999999.new", ".lock-0123456789abcdef"],
] as const;
/** What the next server may take away: it is nobody's. */
const NOBODYS = /\.new$|^\.lock-/;

/** Opens folders of saves in which anything may lie, lists them, and looks what is still there. */
export function foldersFuzzer(sources: readonly SaveSource[]): Fuzzer {
  const home = mkdtempSync(join(tmpdir(), "attack-"));
  const parsed = sources.map(({ opening, states }) => ({
    states,
    save: JSON.parse(opening.save) as Record<string, unknown>,
  }));
  let made = 0;
  return {
    name: "folders",
    limit: LIMIT,
    attempt: async (roll) => {
      const folder = join(home, String(++made));
      const files = fill(folder, roll, () => text(pick(parsed, roll), roll));
      try {
        return textTrial(files, await inTime(PATIENCE, openAndList(folder), "it waits for ever"));
      } catch (error) {
        return textTrial(files, thrown(error));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    close: () => rmSync(home, { recursive: true, force: true }),
  };
}

/** A save's text, spoilt: most keep little of the table, as its state is what is read. */
function text(
  { save, states }: { save: Record<string, unknown>; states: readonly string[] },
  roll: Roll,
): string {
  const state = states.length === 0 ? "" : pick(states, roll);
  const LuaScriptState = roll(2) === 0 ? state : spoilText(state, states, roll);
  const small = { SaveName: save["SaveName"], LuaScriptState, ObjectStates: [] };
  const value = roll(3) === 0 ? small : spoilJson(small, [], roll);
  const whole = String(JSON.stringify(value));
  return roll(4) === 0 ? spoilText(whole, [whole], roll) : whole;
}

/** Makes a folder; says what lies in it, a line each. */
function fill(folder: string, roll: Roll, save: () => string): string[] {
  const done: string[] = [];
  for (const sub of ["games/deep", "saves"]) mkdirSync(join(folder, sub), { recursive: true });
  writeFileSync(join(folder, "table.json"), "{}");
  for (let i = 0; i < FILES; i++) {
    const place = pick(PLACES, roll);
    const file = join(folder, place);
    rmSync(file, { recursive: true, force: true });
    done.push(`${place}: ${put(file, save, roll)}`);
  }
  return done;
}

/** Puts something at a place; says what. */
function put(file: string, save: () => string, roll: Roll): string {
  const kind = roll(12);
  if (kind === 0) mkdirSync(join(file, "in it"), { recursive: true });
  else if (kind === 1 && process.platform !== "win32") execFileSync("mkfifo", [file]);
  else if (kind === 2) symlinkSync(pick(["/dev/zero", "nowhere", ".", file], roll), file);
  else if (kind === 3) {
    writeFileSync(file, "{");
    truncateSync(file, 5_000_000_000);
  } else {
    const written = save();
    writeFileSync(file, written);
    return written;
  }
  return ["a folder", "a pipe", "a link", "five gigabytes"][kind];
}

/** Does what a server does with its folder before there is a table, and when somebody lists games. */
async function openAndList(folder: string): Promise<string | undefined> {
  const before = lying(folder);
  autosaved(folder);
  const lines: string[] = [];
  try {
    const archive = await openArchive(folder);
    try {
      await readSeats(archive);
      await readAutosaves(archive);
      const games = await listSaved(archive, readRecords(), (line) => lines.push(line));
      for (const { key } of games) await readSaved(archive, key);
      const missing = expected(folder).find((key) => !games.some((game) => game.key === key));
      if (missing !== undefined) return `${missing} is not listed`;
    } finally {
      await archive.release();
    }
  } catch (error) {
    if (!(error instanceof ServerFault)) throw error;
    if (error.message.includes("\n")) return "it is refused in several lines";
  }
  if (lines.length > 0) return lines[0];
  const after = new Set(lying(folder));
  const gone = before.find((file) => !after.has(file) && !NOBODYS.test(file));
  return gone === undefined ? undefined : `${gone} is not there any more`;
}

/** The keys of the files that are to be listed. */
function expected(folder: string): string[] {
  return ["games", "saves"].flatMap((kind) =>
    readdirSync(join(folder, kind))
      .filter((name) => name.endsWith(".json") && lstatSync(join(folder, kind, name)).isFile())
      .map((name) => `${kind}/${name}`),
  );
}

/** What lies in a folder and below it; links are not followed. */
function lying(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}
