import { readFileSync } from "node:fs";
import { playRandom } from "../../src/core/playout";
import { SAVES } from "../../mod/saves/index";
import { GAMES } from "../../src/games/index";
import type { LuaEngine } from "../../tabletop/lua/engine";
import type { PeerRun } from "./peers";

const MOST = 20000;

/** The game that is measured, and its bundle. */
export const GAME = GAMES[0].meta.title;
export const BUNDLE = `dist/${SAVES[0].name}.lua`;

/** Whole random games in Node, two to five players in turn, with every action checked and its events made. */
export function playNode(seconds: number): PeerRun & { readonly events: number } {
  const begin = performance.now();
  let moves = 0;
  let games = 0;
  let events = 0;
  while (performance.now() - begin < seconds * 1000) {
    const game = playRandom(GAMES[0], 2 + (games % 4), games, MOST);
    moves += game.actions;
    events += game.events;
    games++;
  }
  return { name: `${GAME} in Node`, moves, games, events, seconds: (performance.now() - begin) / 1000 };
}

/** The same games on the bundle in a Lua engine. `micros` gives the time of the last call where the engine tells it. */
export async function playLua(
  name: string,
  engine: LuaEngine,
  seconds: number,
  micros?: () => number,
): Promise<PeerRun> {
  await engine.run(readFileSync(BUNDLE, "utf8"));
  for (let i = 0; i < 4; i++) await engine.call("table_playout", String(2 + i), "1000", "2000");
  let moves = 0;
  let games = 0;
  let spent = 0;
  while (spent < seconds) {
    const begin = performance.now();
    const answer = await engine.call("table_playout", String(2 + (games % 4)), String(games), String(MOST));
    spent += micros === undefined ? (performance.now() - begin) / 1000 : micros() / 1e6;
    moves += Number(answer.split(" ")[0]);
    games++;
  }
  return { name, moves, games, seconds: spent };
}
