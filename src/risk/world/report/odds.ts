import type { OddsFlag, OddsQuestion, OddsReport, ReportedOdds } from "../../../core/report";
import type { CommonState } from "../../../core/types";
import type { RollBattle } from "../../combat/odds/battle";
import type { RollChances } from "../../combat/odds/rolls";
import { fillTable, startTable } from "../../combat/odds/table";
import { reportOdds } from "../../combat/odds/report";
import { rollOn, type AttackOdds } from "../rules/odds";

const KINDS: readonly string[] = ["armies"];
/** More armies take too long, and are too many ends to read. */
const MOST_ARMIES = 1_000;

/** What bears on any attack on the board of the world. */
const FLAGS: readonly OddsFlag[] = [
  {
    name: "until",
    most: MOST_ARMIES,
    help: "the attacker stops at so many armies in the source, 1 if not given",
  },
  { name: "dice", most: 3, help: "dice of the attacker's first roll, the most if not given" },
  { name: "defence", most: 2, help: "dice of the defender's first roll, the most if not given" },
];

function readArmies(text: string, least: number, whose: string): number | string {
  const number = /^(?:armies )?(\d{1,4})$/.exec(text.trim())?.[1];
  const armies = number === undefined ? 0 : Number(number);
  if (armies >= least && armies <= MOST_ARMIES) return armies;
  const wanted = `The ${whose} wants a number of armies from ${least} to ${MOST_ARMIES}`;
  return text === "" ? `${wanted}; there is none.` : `${wanted}, not "${text}".`;
}

function diceOf(n: number): string {
  return n === 1 ? "1 die" : `${n} dice`;
}

/** An attack as it is asked about, with the chances of its rolls; or what is wrong with it. */
function askRolls(question: OddsQuestion, rolls: RollChances): ReportedOdds | string {
  const armies = readArmies(question.attacker, 2, "attacker");
  if (typeof armies === "string") return armies;
  const defenders = readArmies(question.defender, 1, "defender");
  if (typeof defenders === "string") return defenders;
  const until = Number(question.flags["until"] ?? 1);
  if (until >= armies) return `The attacker cannot stop at ${until} armies with ${armies} in the source.`;
  const dice = Number(question.flags["dice"] ?? 0);
  if (dice >= armies) return `With ${armies} armies the attacker rolls no more than ${diceOf(armies - 1)}.`;
  const defence = Number(question.flags["defence"] ?? 0);
  if (defence > defenders) return `With one army the defender rolls no more than ${diceOf(defenders)}.`;
  const battle: RollBattle = { ...rollOn(armies, defenders, until, rolls), dice, defence };
  const report = reportAttack(battle);
  if (question.least === 0) return report;
  const least = leastArmies(battle, question.least / 100);
  return least === undefined ? report : { ...report, least: { armies: least } };
}

/** The odds of an attack. */
function reportAttack(battle: RollBattle): ReportedOdds {
  const first = battle.dice + battle.defence > 0 ? "Behind the first roll both" : "Both";
  return reportOdds(battle, KINDS, [`${first} sides roll the most dice.`]);
}

/** The fewest armies in the source that have the chance; all rolls of the most dice. */
function leastArmies(battle: RollBattle, wanted: number): number | undefined {
  const table = startTable(battle);
  while (!fillTable(table, 1e9));
  const found = table.rows.findIndex((row) => row[battle.defenders] >= wanted);
  return found < 0 ? undefined : found;
}

/** Odds of attacks, for the command; `rollsOf` gives the chances of single rolls that the game's own flags ask for. */
export function attackReport<S extends CommonState>(
  { oddsBefore, oddsUnderWay }: AttackOdds<S>,
  flags: readonly OddsFlag[],
  rollsOf: (this: void, question: OddsQuestion) => RollChances,
): OddsReport<S> {
  return {
    example: "14 13",
    orders: [],
    flags: FLAGS.concat(flags),
    ask: (question) => askRolls(question, rollsOf(question)),
    at: (view, _seat, action) => {
      const odds = action === undefined ? oddsUnderWay(view) : oddsBefore(view, action);
      return odds === undefined ? undefined : reportAttack(odds);
    },
  };
}
