import { LEAST_CHANCES, type Toll } from "../../core/odds";
import { list } from "./words";

/** From here on a chance is all but certain; up to here there is next to none. */
const CERTAIN = 0.995;
const NONE = 0.005;

/*
 * Between a number and what it counts, and before a bracket, stands a blank at which no line is broken.
 */

function chanceOf(chance: number, to: string): string {
  const words =
    chance >= CERTAIN
      ? "All but certain"
      : chance <= NONE
        ? "Next to no chance"
        : `${wholeOf(chance)} of 100`;
  return `${words} to ${to}.`;
}

/** Of 100; what falls short of a chance that least forces are told for does not look as if it had it. */
function wholeOf(chance: number): number {
  const whole = Math.round(100 * chance);
  return LEAST_CHANCES.includes(whole) && 100 * chance < whole ? whole - 1 : whole;
}

/** Units that are lost on average, and their price, in coins that are named or not. */
function tollOf({ units, coins }: Toll, isNamed: boolean): string {
  const lost = `${Math.round(10 * units) / 10}`;
  const price = Math.round(coins);
  const noun = isNamed ? `\u00a0${price === 1 ? "coin" : "coins"}` : "";
  return coins > 0 ? `${lost}\u00a0(${price}${noun})` : lost;
}

/** Chances that take the same force stand together. */
function leastOf(chances: readonly number[], forces: readonly string[]): string {
  let text = "";
  let alike: string[] = [];
  forces.forEach((force, i) => {
    alike.push(`${chances[i]}`);
    if (forces[i + 1] === force) return;
    const what =
      force === "" ? "more than there is" : force.split(" ").join("\u00a0").split(",\u00a0").join(", ");
    text += `${text === "" ? `For ${list(alike)} of 100` : `; for ${list(alike)}`}: ${what}`;
    alike = [];
  });
  return `${text}.`;
}

/** Words about the odds of battles. Chances come as shares of 1, units and territories as their names. */
export const ODDS = {
  /** The chance to win a battle; that a single die succeeds. Their limits have words of their own. */
  win: (chance: number) => chanceOf(chance, "win"),
  succeed: (chance: number) => chanceOf(chance, "succeed"),
  /** What is likely to be lost: by the seat that reads it and by the other side. */
  tolls: (own: Toll, other: Toll) =>
    `You lose about ${tollOf(own, true)}, they\u00a0${tollOf(other, false)}.`,
  /** What weapons are likely to hit that nobody answers. */
  hit: (other: Toll) => `They lose about ${tollOf(other, true)}.`,
  /** The least forces, each with its chance of 100; an empty one where all that may go is too few. */
  least: leastOf,
  /** A chance in a few signs, on the map and beside the bar of a battle that is fought. */
  short: (chance: number) => (chance >= CERTAIN ? ">99%" : chance <= NONE ? "<1%" : `${wholeOf(chance)}%`),
  /** What stands on the map while a target is chosen. */
  onMap: "On the map: the chance of all that may go, as all may know it.",
};
