import type { OddsBattle, RankBattle, RollBattle } from "../../src/risk/combat/odds/battle";
import { fillWorth, startWorth } from "../../src/risk/combat/odds/backward";
import { moreOdds, outcomeOf, startOdds } from "../../src/risk/combat/odds/job";
import { fieldOf } from "../../src/risk/combat/odds/field";
import { RANK_MAIN, rankDice } from "../../src/risk/combat/ranks";
import { size } from "../../src/risk/units";
import { ranks, rolls } from "./battles";
import { PEER, peerOdds } from "./odds-peer";

/** Battles that are sampled for each answer: they know a chance to about half a point. */
const SAMPLES = 10_000;
const RUNS = 400;
const AT_ONCE = 5;
/** Battles with dice differ in length: so many are timed together. */
const BATTLES = 100;

/** The same with a castle whose defender rolls again by itself, and with shrewd losses of the attacker. */
function harder(name: string, units: readonly number[]): string {
  const castle = ranks(units, "cheapest", "automatic");
  const shrewd = ranks(units, "shrewd");
  const times = [castle, shrewd].map((battle) => micros(() => exact(battle)).toFixed(1));
  return `    ${name} with a castle: ${times[0]} µs; with shrewd losses of the attacker ${times[1]}`;
}

function hits(dice: number, need: number): number {
  let n = 0;
  for (let i = 0; i < dice; i++) if (6 * Math.random() >= need - 1) n++;
  return n;
}

/** The two highest of some dice, as one number of two digits. */
function highest(dice: number): number {
  let best = 0;
  let second = 0;
  for (let i = 0; i < dice; i++) {
    const face = 1 + Math.floor(6 * Math.random());
    if (face > best) {
      second = best;
      best = face;
    } else if (face > second) second = face;
  }
  return 10 * best + second;
}

/** What dice that are compared cost the attacker. */
function compared(attack: number, defence: number): number {
  const own = highest(attack);
  const other = highest(defence);
  const lost = Math.floor(own / 10) <= Math.floor(other / 10) ? 1 : 0;
  return attack > 1 && defence > 1 && own % 10 <= other % 10 ? lost + 1 : lost;
}

function lose(units: number[], lost: number): void {
  let rest = lost;
  for (let k = 0; k < 4 && rest > 0; k++) {
    const gone = Math.min(units[k], rest);
    units[k] -= gone;
    rest -= gone;
  }
}

/** Whether the attacker wins a battle that is fought once with dice. */
function fought(battle: RankBattle | RollBattle): boolean {
  if (battle.kind === "rolls") {
    let { armies, defenders } = battle;
    while (armies > battle.until && defenders > 0) {
      const attack = Math.min(3, armies - 1);
      const defence = Math.min(2, defenders);
      const lost = compared(attack, defence);
      armies -= lost;
      defenders -= Math.min(attack, defence) - lost;
    }
    return defenders === 0;
  }
  const own = [...battle.attacker.units];
  const other = [...battle.defender.units];
  for (let rank = 0; size(own) > 0 && size(other) > 0; rank = (rank + 1) % (RANK_MAIN + 1)) {
    const attack = rankDice(rank, own, 3);
    const defence = rankDice(rank, other, 2);
    const main = rank === RANK_MAIN;
    const lost = main ? compared(attack, defence) : hits(defence, battle.defender.need[rank]);
    const won = main ? Math.min(attack, defence, 2) - lost : hits(attack, battle.attacker.need[rank]);
    lose(own, lost);
    lose(other, won);
  }
  return size(own) > 0;
}

/** The least time of some runs in microseconds, what else the machine does left out. */
function micros(run: () => void): number {
  let least = Infinity;
  for (let i = 0; i < RUNS; i++) {
    const begin = performance.now();
    for (let k = 0; k < AT_ONCE; k++) run();
    least = Math.min(least, (performance.now() - begin) / AT_ONCE);
  }
  return 1000 * least;
}

function exact(battle: OddsBattle): number {
  const job = startOdds(battle);
  while (!moreOdds(job, 1e9));
  return outcomeOf(job).win;
}

function line(name: string, battle: RankBattle | RollBattle): string {
  const ends = micros(() => exact(battle));
  const table =
    battle.kind === "rolls"
      ? ""
      : `, its table of all later battles ${micros(() => {
          const worth = startWorth(fieldOf(battle), "win");
          while (!fillWorth(worth, 1e9));
        }).toFixed(1)}`;
  let wins = 0;
  for (let i = 0; i < SAMPLES; i++) if (fought(battle)) wins++;
  const sampled =
    (SAMPLES / BATTLES) *
    micros(() => {
      for (let i = 0; i < BATTLES; i++) fought(battle);
    });
  const seen = ((100 * wins) / SAMPLES).toFixed(1);
  return (
    `    ${name}: ${(100 * exact(battle)).toFixed(2)} of 100, with all ends ${ends.toFixed(1)} µs${table}; ` +
    `${SAMPLES.toLocaleString("en")} battles with dice (${seen}) take ${(sampled / ends).toFixed(0)} times as long`
  );
}

/** Exact odds beside a peer that computes them too, where there is one. */
function besidePeer(armies: readonly number[], folder: string | undefined): string {
  const peer = peerOdds(folder, armies);
  if (typeof peer === "string") return `    beside a peer not run: ${peer}`;
  const lines = peer.map((theirs, i) => {
    const battle = rolls(armies[i]);
    const win = exact(battle);
    const same = Math.abs(win - theirs.win) < 1e-9 ? "the same chance" : `another chance, ${theirs.win}`;
    const times = (theirs.micros / micros(() => exact(battle))).toFixed(0);
    return `    ${armies[i]} armies against ${armies[i]}: ${PEER} (Python) takes ${theirs.micros.toFixed(0)} µs, ${times} times as long, for ${same}`;
  });
  return lines.join("\n");
}

/** Exact odds in Node beside a sampling of half a point's precision, and beside a peer in this folder. */
export function oddsLines(peer: string | undefined): string {
  return [
    "Odds in Node",
    line("12 against 12 of all kinds", ranks([6, 3, 2, 1])),
    harder("12 against 12", [6, 3, 2, 1]),
    line("22 against 22", ranks([10, 5, 5, 2])),
    harder("22 against 22", [10, 5, 5, 2]),
    line("40 against 40", ranks([18, 10, 8, 4])),
    line("30 armies against 30", rolls(30)),
    line("100 armies against 100", rolls(100)),
    besidePeer([10, 30, 100], peer),
  ].join("\n");
}
