import { UNFINISHED } from "../../../core/odds";
import { zeros } from "../../../core/counts";
import type { End, Outcome, RollBattle } from "./battle";

/** An attack that is being followed, row by row of what is left of the attacker's armies. */
export interface RollJob {
  readonly battle: RollBattle;
  /** What the first roll leaves, or the beginning, with their chances; and which of them is followed. */
  readonly starts: readonly (readonly number[])[];
  start: number;
  /** The attacker's armies of the row; the defenders from which on every second number can occur in it. */
  armies: number;
  most: number;
  /** Chances by defenders left, of these armies, and of one and two less. */
  row: number[];
  less: number[];
  least: number[];
  /** Steps that have been taken, and are not counted yet. */
  due: number;
  /** By the attacker's armies: the chance that the target is taken with so many left. */
  readonly taken: number[];
  /** By defenders: the chances that the attacker stops where it meant to, and with one army less. */
  readonly held: number[];
  readonly heldLess: number[];
}

export function startRolls(battle: RollBattle): RollJob {
  const { armies, defenders } = battle;
  const job: RollJob = {
    battle,
    starts: startsOf(battle),
    start: -1,
    armies: 0,
    most: 0,
    row: [],
    less: [],
    least: [],
    due: 0,
    taken: zeros(armies + 1),
    held: zeros(defenders + 1),
    heldLess: zeros(defenders + 1),
  };
  nextStart(job);
  return job;
}

/** Armies, defenders and chance of what the attack goes on from: behind the first roll where its dice are not the most. */
export function startsOf(battle: RollBattle): number[][] {
  const { armies, defenders, until, rolls } = battle;
  if (armies <= until || battle.dice + battle.defence === 0) return [[armies, defenders, 1]];
  const most = armies > 3 ? 3 : armies - 1;
  const dice = battle.dice > 0 ? battle.dice : most;
  const defence = battle.defence > 0 ? battle.defence : defenders > 1 ? 2 : 1;
  const chances = (defence > 1 ? rolls.two : rolls.one)[dice];
  const pairs = dice < defence ? dice : defence;
  const starts: number[][] = [];
  for (let lost = 0; lost <= pairs; lost++)
    starts[lost] = [armies - lost, defenders - pairs + lost, chances[lost]];
  return starts;
}

/** Goes on to the next start that is rolled on from; ends of the first roll are noted. */
function nextStart(job: RollJob): void {
  const { until, defenders: all } = job.battle;
  for (job.start++; job.start < job.starts.length; job.start++) {
    const [armies, defenders, chance] = job.starts[job.start];
    if (defenders === 0) job.taken[armies] += chance;
    else if (armies < until) job.heldLess[defenders] += chance;
    else if (armies === until) job.held[defenders] += chance;
    else {
      job.armies = armies;
      job.most = defenders;
      job.row = zeros(all + 1);
      job.less = zeros(all + 1);
      job.least = zeros(all + 1);
      job.row[defenders] = chance;
      job.due += 4 + 1.3 * all;
      return;
    }
  }
}

/** Follows the attack for about so many steps; gives how many of them were not needed, UNFINISHED while it goes on. */
export function followRolls(job: RollJob, steps: number): number {
  const { until } = job.battle;
  let spent = job.due;
  job.due = 0;
  while (job.start < job.starts.length && spent < steps) {
    const defenders = job.starts[job.start][1];
    for (; job.armies > until && spent < steps; spent += 0.59 * defenders + 5.5) rollRow(job, defenders);
    if (job.armies > until) return UNFINISHED;
    for (let defending = 1; defending <= defenders; defending++) {
      job.held[defending] += job.row[defending];
      job.heldLess[defending] += job.less[defending];
    }
    nextStart(job);
  }
  return job.start < job.starts.length ? UNFINISHED : spent < steps ? steps - spent : 0;
}

function rollRow(job: RollJob, defenders: number): void {
  const { row, less, least, armies } = job;
  const { one, two } = job.battle.rolls;
  const dice = armies > 3 ? 3 : armies - 1;
  if (dice === 1) rollSingle(two[1], row, less, defenders);
  else rollPairs(two[dice], row, less, least, job.most);
  const [win, lose] = one[dice];
  job.taken[armies] += row[0] + row[1] * win;
  less[1] += row[1] * lose;
  row[0] = 0;
  row[1] = 0;
  job.row = less;
  job.less = least;
  job.least = row;
  job.armies--;
  job.most = job.most < defenders ? defenders : defenders - 1;
}

/** Rolls of one die against two: one side loses one army. */
function rollSingle(chances: readonly number[], row: number[], less: number[], defenders: number): void {
  const [win, lose] = chances;
  for (let defending = defenders; defending > 1; defending--) {
    row[defending - 1] += row[defending] * win;
    less[defending] += row[defending] * lose;
  }
}

/**
 * Rolls of several dice against two: both sides together lose two armies, so of the defenders' numbers only every second
 * one from `most` down occurs. Leaves nothing of the row but what is not rolled here: one defender, or none.
 */
function rollPairs(
  chances: readonly number[],
  row: number[],
  less: number[],
  least: number[],
  most: number,
): void {
  const [none, one, two] = chances;
  let down = 0;
  let defenders = most;
  for (; defenders > 1; defenders -= 2) {
    const chance = row[defenders] + down;
    row[defenders] = 0;
    down = chance * none;
    less[defenders - 1] += chance * one;
    least[defenders] += chance * two;
  }
  if (defenders >= 0) row[defenders] += down;
}

/** All ends of an attack that was followed to its end: the attacker's armies are all that are left in source and target. */
export function rollOutcome({ battle, taken, held, heldLess }: RollJob): Outcome {
  const ends: End[] = [];
  let win = 0;
  let lose = 0;
  for (let attackers = battle.armies; attackers > 0; attackers--) {
    if (taken[attackers] > 0) ends.push({ attacker: [attackers], defender: [0], chance: taken[attackers] });
    win += taken[attackers];
  }
  // An attack that cannot roll leaves everything as it is.
  const stop = battle.armies < battle.until ? battle.armies : battle.until;
  for (let defenders = 1; defenders <= battle.defenders; defenders++) {
    if (held[defenders] > 0) ends.push({ attacker: [stop], defender: [defenders], chance: held[defenders] });
    if (heldLess[defenders] > 0)
      ends.push({
        attacker: [battle.armies < battle.until ? stop : stop - 1],
        defender: [defenders],
        chance: heldLess[defenders],
      });
    lose += held[defenders] + heldLess[defenders];
  }
  return { win, lose, both: 0, ends };
}
