import type { Seat } from "../../../core/types";
import { WON, type Aims } from "../../../risk/world/bots/judge";
import { SIZE } from "../../../risk/world/board";
import { CONTINENTS } from "../../../risk/world/continents";
import { headquartersToWin, goalOf } from "../rules/game/victory";
import type { Goal } from "../rules/missions";
import type { State } from "../rules/state";

/** What the own headquarters is worth to its seat, and each headquarters to whoever holds it, in armies. */
const OWN_HEADQUARTERS = 8;
export const HEADQUARTERS = 5;
/** What a seat gives for a whole continent of its mission, for a territory, and for one less of its target. */
const CONTINENT = 10;
const TERRITORY = 0.5;
const TARGET = 0.7;

/** What a territory more is worth where the game ends by its limit: this turn, or in so many rounds. */
const LIMIT: readonly number[] = [3, 1.2, 0.5];

/** What a seat is after besides strength: headquarters, a mission, territories before the last round ends. */
export function aimsOf(s: State, seat: Seat, keenness: number): Aims | undefined {
  const goal = goalAims(s, seat, keenness);
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
function goalAims(s: State, seat: Seat, keenness: number): Aims | undefined {
  const { headquarters, mission } = s.seats[seat];
  if (mission >= 0) return missionAims(s, seat, goalOf(s, seat), keenness);
  if (headquarters < 0 || s.phase === "setup") return undefined;
  const all = s.seats.map((player) => player.headquarters).filter((t) => t >= 0 && t !== headquarters);
  const needed = headquartersToWin(s);
  return (owners) => {
    if (owners[headquarters] !== seat) return 0;
    let held = 0;
    for (const t of all) if (owners[t] === seat) held++;
    return needed > 0 && held >= needed ? WON : keenness * OWN_HEADQUARTERS;
  };
}

function missionAims(s: State, seat: Seat, goal: Goal, keenness: number): Aims {
  if (goal.kind === "destroy") {
    const target = s.colours.indexOf(goal.colour);
    return (owners) => {
      let left = 0;
      for (let t = 0; t < SIZE; t++) if (owners[t] === target) left++;
      return left === 0 ? WON : -keenness * TARGET * left;
    };
  }
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
  const lands: number[] = [];
  for (let t = 0; t < SIZE; t++) if (owners[t] !== seat && isWanted(t)) lands.push(t);
  return lands;
}
