import { readFileSync, statSync } from "node:fs";
import type { GameModule } from "../src/session/game/module";
import { createLua52 } from "../tabletop/lua/lua52";
import { createMoonSharp, startMoonSharp } from "../tabletop/lua/moonsharp";
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
import { Complaint, runCommand, WRONG_USE } from "./complaint";
import { GAMES } from "../src/games/index";
import { gameOption } from "./game";
import { makeEngine } from "./lua/bundle";
import { MAX_BUNDLE_BYTES } from "./lua/check";
import { moonSharpHosts } from "./moonsharp/hosts";
import { numberOption, parseOptions } from "./options";
import { fromCaller } from "./replay/input";
import { saveOf } from "./pack/saves";

const GOALS: Readonly<Record<string, number>> = {
  Node: 1_000_000,
  "Lua 5.2": 75_000,
  ".NET": 18_000,
  Mono: 5_000,
};

const LUA = "Lua 5.2";
/** What the waits are measured on. */
const ENGINES: readonly string[] = [LUA, ".NET", "Mono"];

const USAGE = `Usage: npm run bench -- [--seconds N] [--game ID] [--odds] [--thoughts] [--waits [--on NAME]] [--page] [--games] [--peer FOLDER]
  --seconds N   how long each engine and each peer plays, 1 to 600, 5 if not given
  --game ID     the game that is measured; the first one if not given
  --odds        the odds alone: in Node, and a table's slices of them on MoonSharp
  --thoughts    the computers' thoughts alone, of all games if none is named: in Node, and their parts on MoonSharp
  --waits       the waits between a person's turns alone, against two hard computers, on Lua 5.2 and MoonSharp;
                what was measured is kept in .cache/waits: stopped and called again, it goes on where it was
  --on NAME     those on one engine alone: ${ENGINES.join(", ")}
  --page        the page alone: what a frame costs in a Chromium that is slowed four times
  --games       whole games between computers alone, on one core and on all
  --peer FOLDER a clone of https://github.com/${PEER}, which the odds are measured against, with python3`;

async function main(): Promise<string> {
  const asked = readArguments(process.argv.slice(2));
  if (asked === undefined) return USAGE;
  if (asked.odds) return odds(asked.peer);
  if (asked.page) return pageLines(process.cwd());
  if (asked.thoughts) return thoughts(asked.named ? [asked.game] : GAMES, asked.seconds);
  const { seconds, game, peer } = asked;
  if (asked.waits) return waitsAlone(game, asked.on);
  if (asked.games) return gamesLine(process.cwd(), game, seconds);
  const save = saveOf(game.meta.id);
  const path = `dist/${save.name}.lua`;
  const bundle = readFileSync(path, "utf8");
  const { code, errors } = makeEngine(process.cwd(), save.name);
  if (errors.length > 0) throw new Complaint(`The engine cannot be compiled:\n${errors.join("\n")}`);
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
  console.log(thoughtsInNode(game, seconds));
  console.log(await gamesLine(process.cwd(), game, seconds));
  await showPeers(game.meta.title, rate(node), seconds);
  const lua = createLua52();
  show(await playLua(game, code, "in Lua 5.2 (WebAssembly)", lua, seconds), "Lua 5.2");
  lua.close();
  console.log(await slices(save, game, (options) => createLua52(options)));
  console.log(await waits(save, game, (options) => createLua52(options)));
  const { hosts, missing } = moonSharpHosts(process.cwd());
  for (const host of hosts) {
    const program = await startMoonSharp(host.command);
    const table = await createMoonSharp({ command: program });
    await table.run(bundle);
    const compiled = (table.compileMicros() / 1000).toFixed(0);
    table.close();
    const engine = await createMoonSharp({ command: program });
    show(
      await playLua(game, code, `in MoonSharp on ${host.name}`, engine, seconds, () => engine.lastMicros()),
      host.name,
    );
    console.log(`${"".padEnd(44)}bundle compiled in ${compiled} ms by a program that has just begun`);
    console.log(await slowest(engine, game));
    console.log(await thoughtsInLua(engine, () => engine.lastMicros(), game));
    console.log(await slices(save, game, (options) => createMoonSharp({ ...options, command: program })));
    console.log(await waits(save, game, (options) => createMoonSharp({ ...options, command: program })));
    console.log(await oddsSlices(await createMoonSharp({ command: program })));
    program.end("the bench is over");
  }
  for (const line of missing) console.log(`not run: MoonSharp on ${line}`);
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

/** The odds alone. */
async function odds(peer: string | undefined): Promise<string> {
  console.log(oddsLines(peer));
  const { hosts, missing } = moonSharpHosts(process.cwd());
  for (const { name, command } of hosts) {
    const program = await startMoonSharp(command);
    console.log(`MoonSharp on ${name}\n${await oddsSlices(await createMoonSharp({ command: program }))}`);
    program.end("the bench is over");
  }
  return missing.map((line) => `not run: MoonSharp on ${line}`).join("\n");
}

/** The thoughts of these games' computers alone. */
async function thoughts(games: readonly GameModule[], seconds: number): Promise<string> {
  const { hosts, missing } = moonSharpHosts(process.cwd());
  for (const game of games) {
    console.log(`${game.meta.title}\n${thoughtsInNode(game, seconds)}`);
    const { code, errors } = makeEngine(process.cwd(), saveOf(game.meta.id).name);
    if (errors.length > 0) throw new Complaint(`The engine cannot be compiled:\n${errors.join("\n")}`);
    for (const { name, command } of hosts) {
      const engine = await createMoonSharp({ command });
      await engine.run(code);
      console.log(`  MoonSharp on ${name}\n${await thoughtsInLua(engine, () => engine.lastMicros(), game)}`);
      engine.close();
    }
  }
  return missing.map((line) => `not run: MoonSharp on ${line}`).join("\n");
}

/** The waits between a person's turns in a game alone, on one engine or on all. */
async function waitsAlone(game: GameModule, on: string | undefined): Promise<string> {
  const root = process.cwd();
  const save = saveOf(game.meta.id);
  const isWanted = (name: string): boolean => on === undefined || on === name;
  if (isWanted(LUA)) {
    const keep = keepWaits(root, save.name, LUA);
    const inLua = await inOwnTime(async () => waits(save, game, (options) => createLua52(options), keep));
    console.log(`${game.meta.title}, ${LUA}, by the time of the process\n${inLua}`);
  }
  if (on === LUA) return "";
  const { hosts, missing } = moonSharpHosts(root);
  for (const { name, command } of hosts.filter((host) => isWanted(host.name))) {
    const program = await startMoonSharp([...command, "own-clock"]);
    const engine: Parameters<typeof waits>[2] = (options) =>
      createMoonSharp({ ...options, command: program });
    const told = await waits(save, game, engine, keepWaits(root, save.name, name));
    console.log(`${game.meta.title}, MoonSharp on ${name}\n${told}`);
    program.end("the bench is over");
  }
  return missing.map((line) => `not run: MoonSharp on ${line}`).join("\n");
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

interface Asked {
  readonly seconds: number;
  readonly game: GameModule;
  readonly named: boolean;
  readonly odds: boolean;
  readonly thoughts: boolean;
  readonly waits: boolean;
  readonly on: string | undefined;
  readonly page: boolean;
  readonly games: boolean;
  readonly peer: string | undefined;
}

/** How long each plays, which game, and whether the odds alone are asked about; undefined where help is asked for. */
function readArguments(args: readonly string[]): Asked | undefined {
  const options = {
    seconds: { type: "string", default: "5" },
    game: { type: "string" },
    odds: { type: "boolean" },
    thoughts: { type: "boolean" },
    waits: { type: "boolean" },
    on: { type: "string" },
    page: { type: "boolean" },
    games: { type: "boolean" },
    peer: { type: "string" },
    help: { type: "boolean" },
  } as const;
  const { values } = parseOptions({ args: [...args], options });
  if (values.help === true) return undefined;
  const seconds = numberOption("seconds", values.seconds, 1, 600);
  const peer = values.peer === undefined ? undefined : fromCaller(values.peer);
  return {
    seconds,
    game: gameOption(values.game),
    named: values.game !== undefined,
    odds: values.odds === true,
    thoughts: values.thoughts === true,
    waits: values.waits === true,
    on: engineOption(values.on),
    page: values.page === true,
    games: values.games === true,
    peer,
  };
}

function engineOption(name: string | undefined): string | undefined {
  if (name === undefined || ENGINES.includes(name)) return name;
  throw new Complaint(`There is no engine "${name}": expected ${ENGINES.join(", ")}.`, WRONG_USE);
}

await runCommand(USAGE, main);
