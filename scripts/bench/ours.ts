import { playRandom } from "../../src/core/playout";
import type { GameModule } from "../../src/session/game/module";
import type { LuaEngine } from "../../tabletop/lua/engine";
import type { PeerRun } from "./peers";

const MOST = 20000;

/** How many play game number `n`: from the fewest that may to the most, in turn. */
function players({ meta }: GameModule, n: number): number {
  return meta.minSeats + (n % (meta.maxSeats - meta.minSeats + 1));
}

/** Whole random games in Node, for every number of players in turn, with every action checked and its events made. */
export function playNode(module: GameModule, seconds: number): PeerRun & { readonly events: number } {
  const begin = performance.now();
  let moves = 0;
  let games = 0;
  let events = 0;
  while (performance.now() - begin < seconds * 1000) {
    const game = playRandom(module, players(module, games), games, MOST);
    moves += game.actions;
    events += game.events;
    games++;
  }
  return {
    name: `${module.meta.title} in Node`,
    moves,
    games,
    events,
    seconds: (performance.now() - begin) / 1000,
  };
}

/** The same games on the Lua of the game's engine. `micros` gives the time of the last call where the engine tells it. */
export async function playLua(
  module: GameModule,
  code: string,
  where: string,
  engine: LuaEngine,
  seconds: number,
  micros?: () => number,
): Promise<PeerRun> {
  await engine.run(code);
  for (let i = 0; i < 4; i++) await engine.call("table_playout", String(players(module, i)), "1000", "2000");
  let moves = 0;
  let games = 0;
  let spent = 0;
  while (spent < seconds) {
    const begin = performance.now();
    const answer = await engine.call(
      "table_playout",
      String(players(module, games)),
      String(games),
      String(MOST),
    );
    spent += micros === undefined ? (performance.now() - begin) / 1000 : micros() / 1e6;
    moves += Number(answer.split(" ")[0]);
    games++;
  }
  return { name: `${module.meta.title} ${where}`, moves, games, seconds: spent };
}
