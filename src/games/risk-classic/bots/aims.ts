import type { Seat } from "../../../core/types";
import { WON, type Aims } from "../../../risk/world/bots/judge";
import { lossMean, lossVariance, sigmoid } from "../../../risk/world/bots/losses";
import { stepsFrom } from "../../../risk/board";
import { ALL_LANDS, BOARD, SIZE } from "../../../risk/world/board";
import { CONTINENTS } from "../../../risk/world/continents";
import { headquartersToWin, goalOf } from "../rules/game/victory";
import type { Goal } from "../rules/missions";
import type { Level } from "./levels.data";
import type { State } from "../rules/state";
import { huntAims } from "./hunt";

/** What the own headquarters is worth to its seat, what it costs for sure to lose it soon, and each headquarters to whoever holds it, in armies. */
const OWN_HEADQUARTERS = 8;
const PERIL = 150;
export const HEADQUARTERS = 5;
/** By the headquarters that a rival with its own one still wants: what that takes from everybody else. */
const RIVAL: readonly number[] = [40, 12];
/** What a seat gives for a whole continent of its mission, and for a territory. */
const CONTINENT = 16;
const TERRITORY = 0.85;

/** What a territory more is worth where the game ends by its limit: this turn, or in so many rounds. */
const LIMIT: readonly number[] = [3, 1.2, 0.5];

/** What of a level says how much it gives for its aims. */
type Keen = Pick<Level, "keenness" | "missionKeenness" | "hunt">;

/** What a seat is after besides strength: headquarters, a mission, territories before the last round ends. */
export function aimsOf(s: State, seat: Seat, level: Keen): Aims | undefined {
  const { keenness } = level;
  const goal = goalAims(s, seat, level);
  const { round_limit: limit } = s.options;
  const each = s.phase === "setup" || limit - s.round < 0 ? 0 : (LIMIT[limit - s.round] ?? 0);
  if (each === 0) return goal;
  return (owners, armies) => {
    let lands = 0;
    for (let t = 0; t < SIZE; t++) if (owners[t] === seat) lands++;
    return keenness * each * lands + (goal === undefined ? 0 : goal(owners, armies));
  };
}

/** What headquarters or a mission ask for; undefined in World Domination. */
function goalAims(s: State, seat: Seat, level: Keen): Aims | undefined {
  const { keenness, missionKeenness, hunt } = level;
  const { headquarters, mission } = s.seats[seat];
  if (mission >= 0) return missionAims(s, seat, goalOf(s, seat), missionKeenness, hunt);
  if (headquarters < 0 || s.phase === "setup") return undefined;
  const all = s.seats.map((player) => player.headquarters).filter((t) => t >= 0 && t !== headquarters);
  const needed = headquartersToWin(s);
  const far = stepsFrom(BOARD.near, [headquarters], SIZE);
  return (owners, armies) => {
    if (owners[headquarters] !== seat) return -keenness * rivalry(s, seat, owners, needed);
    let held = 0;
    for (const t of all) if (owners[t] === seat) held++;
    if (needed > 0 && held >= needed) return WON;
    const peril = PERIL * perilOf(owners, armies, seat, headquarters, far);
    return keenness * (OWN_HEADQUARTERS - rivalry(s, seat, owners, needed) - peril);
  };
}

/** Armies that come to a stack before it attacks, and those that each territory on its way costs. */
const REINFORCED = 4;
const ON_THE_WAY = 1.5;

/** From 0 to 1, how near the strongest army of somebody else is to a territory which a seat holds, with those that join it and without those that its way costs; `far` has the steps to it. No chance: that march is many battles, which nobody has begun. */
function perilOf(
  owners: readonly number[],
  armies: readonly number[],
  seat: Seat,
  home: number,
  far: readonly number[],
): number {
  let most = 0;
  for (let t = 0; t < SIZE; t++) {
    if (owners[t] >= 0 && owners[t] !== seat) {
      const here = armies[t] + REINFORCED - ON_THE_WAY * (far[t] - 1);
      if (here > most) most = here;
    }
  }
  const guard = armies[home];
  return sigmoid((most - 1 - lossMean(guard)) / Math.sqrt(lossVariance(guard) + 1));
}

/** How much it takes from a seat that others hold their headquarters and are near to all those that win. */
function rivalry({ seats }: State, seat: Seat, owners: readonly number[], needed: number): number {
  let lost = 0;
  for (let other = 0; other < seats.length; other++) {
    const { headquarters } = seats[other];
    if (other !== seat && headquarters >= 0 && owners[headquarters] === other) {
      let wanting = needed + 1;
      for (const player of seats) if (owners[player.headquarters] === other) wanting--;
      lost += RIVAL[wanting > 0 ? wanting : 0] ?? 0;
    }
  }
  return lost;
}

function missionAims(s: State, seat: Seat, goal: Goal, keenness: number, hunt: number): Aims {
  if (goal.kind === "destroy") return huntAims(s, seat, s.colours.indexOf(goal.colour), keenness, hunt);
  if (goal.kind === "territories") {
    return (owners, armies) => {
      let manned = 0;
      for (let t = 0; t < SIZE; t++) if (owners[t] === seat && armies[t] >= goal.armies) manned++;
      return manned >= goal.count ? WON : keenness * TERRITORY * manned;
    };
  }
  return (owners) => {
    let whole = 0;
    let others = 0;
    let sum = 0;
    CONTINENTS.forEach(({ territories }, continent) => {
      let held = 0;
      for (const t of territories) if (owners[t] === seat) held++;
      const share = held / territories.length;
      if (goal.all.includes(continent)) {
        if (share === 1) whole++;
        sum += CONTINENT * share * share;
      } else if (share === 1) others++;
    });
    return whole === goal.all.length && others >= goal.more ? WON : keenness * sum;
  };
}

/** Sets of territories that the aims are about: of a mission's continents, of its target, of the missing headquarters. */
export function aimedAt(s: State, seat: Seat): number[][] {
  const { headquarters, mission } = s.seats[seat];
  if (mission >= 0) {
    const goal = goalOf(s, seat);
    if (goal.kind === "territories") return [];
    const isWanted = (t: number): boolean =>
      goal.kind === "destroy"
        ? s.colours[s.owners[t]] === goal.colour
        : goal.all.some((continent) => CONTINENTS[continent].territories.includes(t));
    return [missing(s, seat, isWanted)];
  }
  if (headquarters < 0 || s.phase === "setup") return [];
  const all = s.seats.map((player) => player.headquarters);
  const goals = [missing(s, seat, (t) => all.includes(t))];
  for (const t of all) if (t >= 0 && s.owners[t] !== seat) goals.push([t]);
  return goals;
}

function missing({ owners }: State, seat: Seat, isWanted: (this: void, t: number) => boolean): number[] {
  return ALL_LANDS.filter((t) => owners[t] !== seat && isWanted(t));
}
