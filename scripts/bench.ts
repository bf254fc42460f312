import { readFileSync, statSync } from "node:fs";
import type { GameModule } from "../src/session/game/module";
import { createLua52 } from "../tabletop/lua/lua52";
import { createMoonSharp, startMoonSharp, type MoonSharpEngine } from "../tabletop/lua/moonsharp";
import type { EngineOptions } from "../tabletop/lua/engine";
import type { EngineFactory } from "../tabletop/run/script";
import { gamesLine } from "./bench/games";
import { keepWaits } from "./bench/kept";
import { waits } from "./bench/pace";
import { inOwnTime } from "./bench/own-time";
import { loadPeers } from "./bench/install";
import { oddsLines } from "./bench/odds";
import { PEER } from "./bench/odds-peer";
import { oddsSlices } from "./bench/odds-slices";
import { pageLines } from "./bench/page";
import { playLua, playNode } from "./bench/ours";
import { playChess, playNoughts, type PeerRun } from "./bench/peers";
import { slices } from "./bench/slices";
import { slowest } from "./bench/slowest";
import { thoughtsInLua, thoughtsInNode } from "./bench/thoughts";
import { runCommand } from "./complaint";
import { GAMES } from "../src/games/index";
import { gameOption } from "./game";
import { MAX_BUNDLE_BYTES } from "./lua/check";
import { moonSharpHosts, type MoonSharpHost } from "./moonsharp/hosts";
import { FLAG, numberOption, OWN, parseOptions, TEXT, wrongUse } from "./options";
import { engineCode } from "./replay/engine";
import { fromCaller } from "./replay/input";
import { saveOf } from "./pack/saves";
import { playersOption } from "./simulate/options";

const GOALS: Readonly<Record<string, number>> = {
  Node: 1_000_000,
  "Lua 5.2": 75_000,
  ".NET": 18_000,
  Mono: 5_000,
};

const LUA = "Lua 5.2";
/** How many seats think where nothing else is said. */
const SEATS = 4;
/** What the waits are measured on. */
const ENGINES: readonly string[] = [LUA, ".NET", "Mono"];

const USAGE = `Usage: npm run bench -- [--seconds N] [--game ID] [--odds] [--thoughts] [--players N] [--waits] [--slices] [--on NAME] [--page] [--games] [--peer FOLDER]
  --seconds N   how long each engine and each peer plays, 1 to 600, 5 if not given
  --game ID     the game that is measured; the first one if not given
  --odds        the odds alone: in Node, and a table's slices of them on MoonSharp
  --thoughts    the computers' thoughts alone, of all games if none is named: in Node, and their parts on MoonSharp
  --players N   how many seats think, ${SEATS} if not given
  --waits       the waits between a person's turns alone, against two hard computers, on Lua 5.2 and MoonSharp;
                what was measured is kept in .cache/waits: stopped and called again, it goes on where it was
  --slices      the slices of a game of all its colours at the packed table alone, on Lua 5.2 and MoonSharp
  --on NAME     thoughts, waits or slices on one engine alone: ${ENGINES.join(", ")}
  --page        the page alone: what a frame costs in a Chromium that is slowed four times
  --games       whole games between computers alone, on one core and on all
  --peer FOLDER a clone of https://github.com/${PEER}, which the odds are measured against, with python3`;

async function main(): Promise<string> {
  const values = parseOptions(OWN, {
    ...{ seconds: TEXT, game: TEXT, on: TEXT, peer: TEXT, players: TEXT },
    ...{ odds: FLAG, thoughts: FLAG, waits: FLAG, slices: FLAG, page: FLAG, games: FLAG },
  });
  const seconds = numberOption("seconds", values.seconds ?? "5", 1, 600);
  const peer = values.peer === undefined ? undefined : fromCaller(values.peer);
  const game = gameOption(values.game);
  const on = engineOption(values.on);
  if (values.odds === true) return odds(peer);
  if (values.page === true) return pageLines(process.cwd());
  if (values.thoughts === true) {
    const seats = values.players === undefined ? SEATS : playersOption(game, values.players);
    return thoughts(values.game === undefined ? GAMES : [game], seconds, seats, on);
  }
  if (values.slices === true) return slicesAlone(game, on);
  if (values.waits === true) return waitsAlone(game, on);
  if (values.games === true) return gamesLine(process.cwd(), game, seconds);
  return everything(game, seconds, peer);
}

/** All that is measured of a game, beside what others do. */
async function everything(game: GameModule, seconds: number, peer: string | undefined): Promise<string> {
  const save = saveOf(game.meta.id);
  const path = `dist/${save.name}.lua`;
  const bundle = readFileSync(path, "utf8");
  const code = engineCode(game.meta.id);
  console.log(
    `Random whole games, ${seconds} s each in one process on one core. An action is a line of a record: a decision of a\n` +
      "seat or a roll or draw of chance, chosen at random, checked, carried out, its events made. A peer's move is chosen\n" +
      "among all legal ones and played.\n",
  );
  playNode(game, 1);
  const node = playNode(game, seconds);
  show(node, "Node");
  console.log(
    `${"".padEnd(44)}${(node.events / node.moves).toFixed(2)} events an action, ${(node.moves / node.games).toFixed(0)} actions a game`,
  );
  console.log(oddsLines(peer));
  console.log(thoughtsInNode(game, seconds, SEATS));
  console.log(await gamesLine(process.cwd(), game, seconds));
  await showPeers(game.meta.title, rate(node), seconds);
  const lua = createLua52();
  show(await playLua(game, code, "in Lua 5.2 (WebAssembly)", lua, seconds), "Lua 5.2");
  lua.close();
  console.log(await slices(save, game, createLua52));
  console.log(await waits(save, game, createLua52));
  const missing = await onMoonSharp(async (make, name) => {
    const table = await make();
    await table.run(bundle);
    const compiled = (table.compileMicros() / 1000).toFixed(0);
    table.close();
    const engine = await make();
    show(await playLua(game, code, `in MoonSharp on ${name}`, engine, seconds), name);
    console.log(`${"".padEnd(44)}bundle compiled in ${compiled} ms by a program that has just begun`);
    console.log(await slowest(engine, game));
    console.log(await thoughtsInLua(engine, game, SEATS));
    console.log(await slices(save, game, make));
    console.log(await waits(save, game, make));
    console.log(await oddsSlices(await make()));
  });
  if (missing !== "") console.log(missing);
  console.log(await pageLines(process.cwd()));
  console.log(`bundle: ${(statSync(path).size / 1000).toFixed(0)} KB of ${MAX_BUNDLE_BYTES / 1000}`);
  return "";
}

/** What other engines do, and how many times as much a game makes. */
async function showPeers(title: string, ours: number, seconds: number): Promise<void> {
  const peers = await loadPeers(process.cwd());
  if (typeof peers === "string") return console.log(`not run: ${peers}`);
  for (const played of [playChess(peers, seconds), playNoughts(peers, seconds)]) {
    show(played);
    console.log(`${"".padEnd(44)}${title} makes ${(ours / rate(played)).toFixed(1)} times as many`);
  }
}

/** Makes one engine after another in the same program. */
type MakeMoonSharp = (options?: EngineOptions) => Promise<MoonSharpEngine>;

/** Does something on MoonSharp on each of this machine's runtimes, or on the one that is named; says which are missing. */
async function onMoonSharp(
  work: (make: MakeMoonSharp, name: MoonSharpHost["name"]) => Promise<void>,
  on?: string,
  ...words: readonly string[]
): Promise<string> {
  const { hosts, missing } = moonSharpHosts(process.cwd());
  for (const { name, command } of hosts.filter((host) => on === undefined || on === host.name)) {
    const program = await startMoonSharp([...command, ...words]);
    await work(async (options) => createMoonSharp({ ...options, command: program }), name);
    program.end("the bench is over");
  }
  return missing.map((line) => `not run: MoonSharp on ${line}`).join("\n");
}

/** The odds alone. */
async function odds(peer: string | undefined): Promise<string> {
  console.log(oddsLines(peer));
  return onMoonSharp(async (make, name) =>
    console.log(`MoonSharp on ${name}\n${await oddsSlices(await make())}`),
  );
}

/** The thoughts of these games' computers alone. */
async function thoughts(
  games: readonly GameModule[],
  seconds: number,
  seats: number,
  on: string | undefined,
): Promise<string> {
  let missing = "";
  for (const game of games) {
    console.log(`${game.meta.title}\n${thoughtsInNode(game, seconds, seats)}`);
    const code = engineCode(game.meta.id);
    missing = await onMoonSharp(async (make, name) => {
      const engine = await make();
      await engine.run(code);
      console.log(`  MoonSharp on ${name}\n${await thoughtsInLua(engine, game, seats)}`);
    }, on);
  }
  return missing;
}

/** Measures a game's packed table alone, on the engine that is named or on all; `words` go to MoonSharp's program. */
async function alone(
  { meta }: GameModule,
  on: string | undefined,
  measure: (name: string, engine: EngineFactory) => Promise<string>,
  lua = LUA,
  ...words: readonly string[]
): Promise<string> {
  if (on === undefined || on === LUA)
    console.log(`${meta.title}, ${lua}\n${await measure(LUA, createLua52)}`);
  if (on === LUA) return "";
  return onMoonSharp(
    async (make, name) => console.log(`${meta.title}, MoonSharp on ${name}\n${await measure(name, make)}`),
    on,
    ...words,
  );
}

/** The waits between a person's turns in a game alone. */
async function waitsAlone(game: GameModule, on: string | undefined): Promise<string> {
  const save = saveOf(game.meta.id);
  const measure = async (name: string, engine: EngineFactory): Promise<string> => {
    const run = (): Promise<string> => waits(save, game, engine, keepWaits(process.cwd(), save.name, name));
    return name === LUA ? inOwnTime(run) : run();
  };
  return alone(game, on, measure, `${LUA}, by the time of the process`, "own-clock");
}

/** The slices of a game's packed table alone. */
async function slicesAlone(game: GameModule, on: string | undefined): Promise<string> {
  return alone(game, on, (_, engine) => slices(saveOf(game.meta.id), game, engine));
}

function rate(run: PeerRun): number {
  return run.moves / run.seconds;
}

function show(run: PeerRun, goal = ""): void {
  const aim = goal === "" ? "" : `   goal ${GOALS[goal].toLocaleString("en")}`;
  const speed = Math.round(rate(run)).toLocaleString("en").padStart(10);
  console.log(
    `${run.name.padEnd(42)}${speed} actions/s ${(run.games / run.seconds).toFixed(1).padStart(8)} games/s${aim}`,
  );
}

function engineOption(name: string | undefined): string | undefined {
  if (name === undefined || ENGINES.includes(name)) return name;
  return wrongUse(`There is no engine "${name}": expected ${ENGINES.join(", ")}.`);
}

await runCommand(USAGE, main);
