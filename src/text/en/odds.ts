import type { Toll } from "../../core/odds";
import type { OddsTexts } from "../odds";

/** From here on a chance is all but certain; up to here there is next to none. */
const CERTAIN = 0.995;
const NONE = 0.005;

function chanceOf(chance: number, to: string): string {
  if (chance >= CERTAIN) return `All but certain to ${to}.`;
  return chance <= NONE ? `Next to no chance to ${to}.` : `${Math.round(100 * chance)} of 100 to ${to}.`;
}

/** Units that are lost on average, and their price. */
function tollOf({ units, coins }: Toll, noun: string): string {
  const lost = `${Math.round(10 * units) / 10}`;
  return coins > 0 ? `${lost} (${Math.round(coins)}${noun})` : lost;
}

/** Chances that take the same force stand together. */
function leastOf(chances: readonly number[], forces: readonly string[]): string {
  let text = "";
  forces.forEach((force, i) => {
    const goesOn = i + 1 < forces.length && forces[i + 1] === force;
    const what = goesOn ? ", " : `: ${force === "" ? "more than there is" : force}; `;
    text += `${chances[i]}${what}`;
  });
  return `Least for ${text.substring(0, text.length - 2)}.`;
}

/** The words about odds, in English. */
export const ODDS: OddsTexts = {
  win: (chance) => chanceOf(chance, "win"),
  succeed: (chance) => chanceOf(chance, "succeed"),
  tolls: (own, other) => `You lose about ${tollOf(own, " coins")}, they ${tollOf(other, "")}.`,
  hit: (other) => `They lose about ${tollOf(other, " coins")}.`,
  least: leastOf,
  short: (chance) => (chance >= CERTAIN ? ">99%" : chance <= NONE ? "<1%" : `${Math.round(100 * chance)}%`),
  onMap: "On the map: the chance of all that may go, as all may know it.",
};
