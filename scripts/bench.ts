import { statSync } from "node:fs";
import { createLua52 } from "../tabletop/lua/lua52";
import { createMoonSharp, startMoonSharp } from "../tabletop/lua/moonsharp";
import { BUNDLE, GAME, playLua, playNode } from "./bench/ours";
import { playChess, playNoughts, type PeerRun } from "./bench/peers";
import { slices } from "./bench/slices";
import { slowest } from "./bench/slowest";
import { runCommand } from "./complaint";
import { moonSharpHosts } from "./moonsharp/hosts";
import { numberOption, parseOptions } from "./options";

const GOALS: Readonly<Record<string, number>> = {
  Node: 1_000_000,
  "Lua 5.2": 75_000,
  ".NET": 18_000,
  Mono: 5_000,
};

const USAGE = `Usage: npm run bench -- [--seconds N]
  --seconds N   how long each engine and each peer plays, 1 to 600, 5 if not given`;

async function main(): Promise<string> {
  const seconds = readSeconds(process.argv.slice(2));
  if (seconds === undefined) return USAGE;
  console.log(
    `Random whole games, ${seconds} s each in one process on one core. An action is a line of a record: a decision of a\n` +
      "seat or a roll or draw of chance, chosen at random, checked, carried out, its events made. A peer's move is chosen\n" +
      "among all legal ones and played.\n",
  );
  playNode(1);
  const node = playNode(seconds);
  show(node, "Node");
  console.log(
    `${"".padEnd(44)}${(node.events / node.moves).toFixed(2)} events an action, ${(node.moves / node.games).toFixed(0)} actions a game`,
  );
  for (const peer of [playChess(seconds), playNoughts(seconds)]) {
    show(peer);
    console.log(`${"".padEnd(44)}${GAME} makes ${(rate(node) / rate(peer)).toFixed(1)} times as many`);
  }
  const lua = createLua52();
  show(await playLua(`${GAME} in Lua 5.2 (WebAssembly)`, lua, seconds), "Lua 5.2");
  lua.close();
  console.log(await slices((options) => createLua52(options)));
  const { hosts, missing } = moonSharpHosts(process.cwd());
  for (const host of hosts) {
    const program = await startMoonSharp(host.command);
    const engine = await createMoonSharp({ command: program });
    show(
      await playLua(`${GAME} in MoonSharp on ${host.name}`, engine, seconds, () => engine.lastMicros()),
      host.name,
    );
    const compiled = (engine.compileMicros() / 1000).toFixed(0);
    console.log(`${"".padEnd(44)}bundle compiled in ${compiled} ms by a program that has just begun`);
    console.log(await slowest(engine));
    console.log(await slices((options) => createMoonSharp({ ...options, command: program })));
    program.end("the bench is over");
  }
  for (const line of missing) console.log(`not run: MoonSharp on ${line}`);
  console.log(`bundle: ${(statSync(BUNDLE).size / 1024).toFixed(0)} KB of 600`);
  return "";
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

/** How long each plays; undefined where help is asked for. */
function readSeconds(args: readonly string[]): number | undefined {
  const options = { seconds: { type: "string", default: "5" }, help: { type: "boolean" } } as const;
  const { values } = parseOptions({ args: [...args], options });
  return values.help === true ? undefined : numberOption("seconds", values.seconds, 1, 600);
}

await runCommand(USAGE, main);
