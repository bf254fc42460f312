/** A game's networks made again: games are played, and it is learned who won from what turns ended with. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Complaint } from "../complaint";
import { readGames, writeGame } from "../simulate/lines";
import { newProgress } from "../simulate/progress";
import type { Search } from "./checkpoint";
import { isLesson, playLesson, type Teacher } from "./networks/games";
import { merged } from "./networks/merge";
import { rowsOf, scaled, scaleOf } from "./networks/rows";
import { train } from "./networks/train";

/** Networks that are trained alike from other beginnings, and the hidden units of each: with two players, with more. */
const NETWORKS = 3;
const UNITS = { two: 8, more: 6 };
const EPOCHS = 16;
/** Games that are played before it is said what the rest costs. */
const TRIED = 3;
/** Fewer games tell nothing. */
export const FEWEST_LESSONS = 7;

/** Plays as many games as are asked for, beside those that the folder holds, and trains networks on all of them. */
export function tuneNetworks(
  search: Search,
  teacher: Omit<Teacher, "plan">,
  games: number,
  folder: string,
): string {
  const { plan } = search;
  const file = join(folder, "positions.ndjson");
  const lessons = readGames(file, isLesson, [JSON.stringify(search)]);
  const begun = lessons.length;
  const bar = newProgress(games, Math.min(begun, games));
  const since = Date.now();
  for (let n = begun; n < games; n++) {
    const lesson = playLesson({ ...teacher, plan }, n);
    writeGame(file, lesson);
    lessons.push(lesson);
    bar.add(1);
    if (n - begun === TRIED - 1 && process.stderr.isTTY) {
      const minutes = (((Date.now() - since) / TRIED) * (games - n)) / 60_000;
      process.stderr.write(`\n${games - n - 1} games more take about ${minutes.toFixed(0)} min.\n`);
    }
  }
  bar.stop();
  const used = lessons.slice(0, games);
  const rows = rowsOf(used);
  if (rows.learned.length === 0 || rows.leftOut.length === 0)
    throw new Complaint("Nobody won these games: play more.");
  const scale = scaleOf(rows.learned);
  const [learned, leftOut] = [scaled(rows.learned, scale), scaled(rows.leftOut, scale)];
  const units = plan.players === 2 ? UNITS.two : UNITS.more;
  const networks = Array.from({ length: NETWORKS }, (_, i) =>
    train(learned, leftOut, units, plan.seed * NETWORKS + i, EPOCHS),
  );
  const { bias, linear, hidden } = merged(networks, scale);
  const even = leftOut.reduce((sum, { facts }) => sum + Math.log(facts.length), 0) / leftOut.length;
  const losses = networks.map(({ loss }) => loss.toFixed(4)).join(", ");
  const data = join(folder, "network.data.ts");
  writeFileSync(
    data,
    [
      "/**",
      ` * Made by npm run -s tune -- --networks: ${plan.game}, ${plan.players} players, seed ${plan.seed}, ${used.length} games,`,
      ` * ${learned.length} positions, by the program ${search.program}. In nats a position of ${leftOut.length} left out: ${losses};`,
      ` * ${even.toFixed(4)} with even chances.`,
      " */",
      "export const NETWORK = {",
      `  bias: ${bias},`,
      `  linear: ${JSON.stringify(linear)},`,
      "  hidden: [",
      ...hidden.map((unit) => `    ${JSON.stringify(unit)},`),
      "  ],",
      "};",
      "",
    ].join("\n"),
  );
  return `${used.length} games, ${learned.length + leftOut.length} positions; ${losses} nats a position, ${even.toFixed(4)} with even chances: ${data}`;
}
