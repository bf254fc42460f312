import { playRandom } from "../../src/core/playout";
import type { GameModule } from "../../src/session/game/module";
import type { LuaEngine } from "../../tabletop/lua/engine";
import type { MoonSharpEngine } from "../../tabletop/lua/moonsharp";
import { playFor, type PeerRun } from "./peers";

const MOST = 20000;

/** How many play game number `n`: from the fewest that may to the most, in turn. */
function players({ meta }: GameModule, n: number): number {
  return meta.minSeats + (n % (meta.maxSeats - meta.minSeats + 1));
}

/** Whole random games in Node, for every number of players in turn, with every action checked and its events made. */
export function playNode(module: GameModule, seconds: number): PeerRun & { readonly events: number } {
  let events = 0;
  const run = playFor(`${module.meta.title} in Node`, seconds, (n) => {
    const game = playRandom(module, players(module, n), n, MOST);
    events += game.events;
    return game.actions;
  });
  return { ...run, events };
}

/** The same games on the Lua of the game's engine, by the time of its calls where it tells that. */
export async function playLua(
  module: GameModule,
  code: string,
  where: string,
  engine: LuaEngine & Partial<Pick<MoonSharpEngine, "lastMicros">>,
  seconds: number,
): Promise<PeerRun> {
  await engine.run(code);
  for (let i = 0; i < 4; i++) await engine.call("table_playout", String(players(module, i)), "1000", "2000");
  let moves = 0;
  let games = 0;
  let spent = 0;
  while (spent < seconds) {
    const begin = performance.now();
    const wanted = [players(module, games), games, MOST].map(String);
    const answer = await engine.call("table_playout", ...wanted);
    spent += (engine.lastMicros?.() ?? (performance.now() - begin) * 1000) / 1e6;
    moves += Number(answer.split(" ")[0]);
    games++;
  }
  return { name: `${module.meta.title} ${where}`, moves, games, seconds: spent };
}
