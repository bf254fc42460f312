import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Where to get the peer: exact odds of the classic game in Python, by dynamic programming with all ends. */
export const PEER = "sipolac/risk";

/** How long the peer takes for as many usable attackers as defenders, and the attacker's chance that it finds. */
export interface PeerOdds {
  readonly micros: number;
  readonly win: number;
}

/** Reads numbers of armies, and prints a line for each: the least seconds of some runs, and the chance. */
const PROGRAM = `
import sys, time
sys.path.insert(0, sys.argv[1])
sys.setrecursionlimit(100000)
from risk import battle
for armies in map(int, sys.argv[2:]):
    least = None
    for run in range(3):
        begin = time.perf_counter()
        probs = battle.calc_probs(armies + 1, armies)
        took = time.perf_counter() - begin
        least = took if least is None else min(least, took)
    print(repr(least), repr(sum(p for (_, _, d), p in probs.dist.items() if d == 0)))
`;

/** Has the peer in a folder compute the odds of these numbers of armies; why that does not go as a sentence. */
export function peerOdds(folder: string | undefined, armies: readonly number[]): PeerOdds[] | string {
  if (folder === undefined)
    return `for a peer clone https://github.com/${PEER} and give its folder, as --peer FOLDER.`;
  if (!existsSync(join(folder, "risk", "battle.py")))
    return `there is no risk/battle.py in ${folder}: --peer wants a clone of https://github.com/${PEER}.`;
  const { status, stdout, stderr, error } = spawnSync(
    "python3",
    ["-c", PROGRAM, folder, ...armies.map(String)],
    { encoding: "utf8" },
  );
  if (status !== 0) {
    const why = error?.message ?? stderr.trim().split("\n").at(-1) ?? "it ended early";
    return `python3 cannot run the peer in ${folder} (${why}).`;
  }
  return stdout
    .trim()
    .split("\n")
    .map((line) => {
      const [seconds, win] = line.split(" ").map(Number);
      return { micros: 1e6 * seconds, win };
    });
}
