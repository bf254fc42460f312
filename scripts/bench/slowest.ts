import { existsSync, readFileSync } from "node:fs";
import type { GameModule } from "../../src/session/game/module";
import type { LuaEngine } from "../../tabletop/lua/engine";

const REPEATS = 5;

/**
 * The slowest single actions on a MoonSharp engine, in milliseconds: in random games of all colours from the first
 * roll, and from the game's record of its longest work beside this file, `positions/ID.txt`, where it has one. Every
 * game is played several times and the least time of each action counts, for what else the machine does is not the
 * action's.
 */
export async function slowest(engine: LuaEngine, { meta }: GameModule): Promise<string> {
  const worst = new Map<string, number>();
  const start = `${meta.id} ${meta.version}\nplayers ${meta.colours.join(" ")}\nseed 11\n`;
  for (let seed = 0; seed < 4; seed++) await measure(engine, start, seed, 1500, worst);
  const longest = `scripts/bench/positions/${meta.id}.txt`;
  if (existsSync(longest)) {
    const record = readFileSync(longest, "utf8");
    for (let seed = 0; seed < 20; seed++) await measure(engine, record, seed, 40, worst);
  }
  const rows = [...worst].sort((one, other) => other[1] - one[1]).slice(0, 8);
  return `    slowest actions (ms): ${rows.map(([verb, us]) => `${verb} ${(us / 1000).toFixed(2)}`).join(", ")}`;
}

async function measure(
  engine: LuaEngine,
  record: string,
  seed: number,
  most: number,
  worst: Map<string, number>,
): Promise<void> {
  const verbs: string[] = [];
  const least: number[] = [];
  for (let i = 0; i < REPEATS; i++) {
    const report = await engine.call("table_profile", record, String(seed), String(most));
    if (report.startsWith("fault")) throw new Error(`the profile's record is refused: ${report}`);
    report.split("\n").forEach((row, n) => {
      const [verb, us] = row.split(" ");
      verbs[n] = verb;
      least[n] = Math.min(least[n] ?? Infinity, Number(us));
    });
  }
  verbs.forEach((verb, n) => worst.set(verb, Math.max(worst.get(verb) ?? 0, least[n])));
}
