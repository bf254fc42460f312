import type { ReportedOdds, ReportedUnits } from "../../src/core/report";
import { leftOf, meanOf, unitsIn, type Left } from "./json";

/** Chances from which on, and down to which, a number would say more than is meant. */
const CERTAIN = 0.995;
const HOPELESS = 0.005;
/** Ends that are less likely are not drawn; hashes of the longest bar. */
const SHOWN = 0.005;
const BAR = 40;

/** A chance of 100, with its name where it is nearly none or all. */
function chanceText(chance: number): string {
  const number = `${(100 * chance).toFixed(1)} of 100`;
  if (chance === 0 || chance === 1) return number;
  if (chance >= CERTAIN) return `${number}, all but certain`;
  return chance <= HOPELESS ? `${number}, next to no chance` : number;
}

/** What is counted: armies in the world's games. */
function nounOf({ ends }: ReportedOdds): string {
  return ends.some(({ attacker, defender }) => "armies" in attacker || "armies" in defender)
    ? "armies"
    : "units";
}

function unitsText(units: ReportedUnits): string {
  const words = Object.entries(units).map(([kind, n]) => `${kind} ${n}`);
  return words.length === 0 ? "nobody" : words.join(" ");
}

/** A line with a bar for each way that is not too rare. */
function chart(title: string, left: readonly Left[]): string[] {
  const shown = left.filter(({ chance }) => chance >= SHOWN);
  if (shown.length === 0) return [];
  const most = Math.max(...shown.map(({ chance }) => chance));
  const width = Math.max(...shown.map(({ units }) => unitsText(units).length));
  const rest = left.reduce((sum, { chance }) => (chance < SHOWN ? sum + chance : sum), 0);
  const rows = shown.map(({ units, chance }) => {
    const bar = "#".repeat(Math.max(1, Math.round((BAR * chance) / most)));
    return `  ${unitsText(units).padEnd(width)} ${(100 * chance).toFixed(1).padStart(5)}  ${bar}`;
  });
  const others = rest > 0 ? [`  ${"rarer ends".padEnd(width)} ${(100 * rest).toFixed(1).padStart(5)}`] : [];
  return ["", title, ...rows, ...others];
}

/** The chances of a battle, of weapons that fire at a place, or of a single die. */
function headOf({ win, lose, both, ends }: ReportedOdds, fights: boolean): string[] {
  if (ends.length === 0) return [`It succeeds: ${chanceText(win)}.`];
  if (!fights) return win > 0 ? [`Nobody is left in the place: ${chanceText(win)}.`] : [];
  const lines = [`The attacker wins: ${chanceText(win)}.`, `The defender holds: ${chanceText(lose)}.`];
  return both > 0 ? [...lines, `Nobody is left: ${chanceText(both)}.`] : lines;
}

/** Odds for people. */
export function oddsText(odds: ReportedOdds, least: number): string {
  const { ends } = odds;
  const fights = ends.some(({ attacker }) => unitsIn(attacker) > 0);
  const attacker = leftOf(odds, "attacker");
  const defender = leftOf(odds, "defender");
  const lines = headOf(odds, fights);
  if (ends.length > 0) {
    const noun = nounOf(odds);
    const means = [`${meanOf(defender).toFixed(2)} of the defender's ${noun}`];
    if (fights) means.unshift(`${meanOf(attacker).toFixed(2)} of the attacker's ${noun}`);
    lines.push(`Left on average: ${means.join(", ")}.`);
  }
  if (least > 0)
    lines.push(
      odds.least === undefined
        ? `No force out of these has a chance of ${least} of 100.`
        : `The least force with a chance of ${least} of 100: ${unitsText(odds.least)}.`,
    );
  const wins = ends.filter(({ defender: d }) => unitsIn(d) === 0);
  const holds = ends.filter(({ defender: d }) => unitsIn(d) > 0);
  if (fights) {
    const title = odds.both > 0 ? "The attacker wins, or nobody is left, with" : "The attacker wins with";
    lines.push(...chart(title, leftOf({ ...odds, ends: wins }, "attacker")));
  }
  lines.push(
    ...chart(
      fights ? "The defender holds with" : "The defender is left with",
      leftOf({ ...odds, ends: holds }, "defender"),
    ),
  );
  if (odds.assumed.length > 0) lines.push("", ...odds.assumed);
  return lines.join("\n");
}
