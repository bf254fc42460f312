import type { LuaEngine } from "../../tabletop/lua/engine";

/** A combat of sixty units with every special die there is, all players holding cards. */
const BIG_BATTLE =
  "castle_risk 1\nseed 5\nposition castle_risk 1 ; players red blue green yellow purple ; phase attack ; turn red ;" +
  " moves attacks 5 fortifies 3 bombardments 2 recruitments 1 castle none ;" +
  " seat red capital saxony coins 40 hand general 1 spy 1 policies expand_fortify 2 expand_siege 1 ;" +
  " seat blue capital france hand marshal 1 spy 1 ; seat green capital sweden hand spy 2 ;" +
  " seat yellow capital rusland hand spy 1 ; seat purple capital turkey hand spy 1 ;" +
  " saxony red infantry 10 ; lorraine red infantry 12 archer 8 cavalry 6 siege 4 ;" +
  " france blue infantry 13 archer 8 cavalry 5 siege 4 castle ; sweden green infantry 5 ; rusland yellow infantry 5 ;" +
  " turkey purple infantry 5\nred attack lorraine france infantry 11 archer 8 cavalry 6 siege 4\n";

const REPEATS = 5;

/**
 * The slowest single actions on a MoonSharp engine, in milliseconds: in random games of five from the first
 * roll, and in the battle of sixty above. Every game is played several times and the least time of each
 * action counts, for what else the machine does is not the action's.
 */
export async function slowest(engine: LuaEngine): Promise<string> {
  const worst = new Map<string, number>();
  const start = "castle_risk 1\nplayers red blue green yellow purple\nseed 11\n";
  for (let seed = 0; seed < 4; seed++) await measure(engine, start, seed, 1500, worst);
  for (let seed = 0; seed < 20; seed++) await measure(engine, BIG_BATTLE, seed, 40, worst);
  const rows = [...worst].sort((a, b) => b[1] - a[1]).slice(0, 8);
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
