import type { OddsFlag, OddsQuestion, ReportedOdds } from "../../../core/report";
import type { Order, RankBattle, VolleyBattle } from "../../combat/odds/battle";
import { leastForce } from "../../combat/odds/least";
import { reportOdds, reportUnits } from "../../combat/odds/report";
import { RANKS } from "../../combat/ranks";
import { size } from "../../units";

/** Larger armies take too long. */
const MOST_UNITS = 200;

/** The orders in which units are lost. */
export const ORDERS: readonly Order[] = ["cheapest", "shrewd"];

export const RANK_FLAG: OddsFlag = {
  name: "rank",
  values: RANKS,
  help: "the battle goes on with this rank",
};

/** The rank at which a battle is asked about. */
export function rankOf({ flags }: OddsQuestion): number {
  return Math.max(
    0,
    RANKS.findIndex((rank) => rank === flags["rank"]),
  );
}

/** Units as a line of the notation has them; or what is wrong with them. */
export function readArmy(text: string, kinds: readonly string[], whose: string): number[] | string {
  const words = text.split(/\s+/).filter((word) => word !== "");
  const units = kinds.map(() => 0);
  if (words.length === 0) return `The ${whose} wants units, like "${kinds[0]} 3".`;
  for (let i = 0; i < words.length; i += 2) {
    const kind = kinds.indexOf(words[i]);
    if (/^\d+$/.test(words[i])) {
      const like = i + 1 < words.length && kinds.includes(words[i + 1]) ? words[i + 1] : kinds[0];
      return `The ${whose}'s number ${words[i]} is written after its kind: "${like} ${words[i]}".`;
    }
    if (kind < 0) return `The ${whose}'s "${words[i]}" is no kind of unit: there are ${kinds.join(", ")}.`;
    if (units[kind] > 0) return `The ${whose}'s ${words[i]} is given twice.`;
    const n = i + 1 < words.length && /^\d{1,4}$/.test(words[i + 1]) ? Number(words[i + 1]) : 0;
    if (n < 1 || n > MOST_UNITS)
      return `The ${whose}'s ${words[i]} wants a number from 1 to ${MOST_UNITS} after it.`;
    units[kind] = n;
  }
  return size(units) > MOST_UNITS ? `The ${whose} has more than ${MOST_UNITS} units.` : units;
}

/** A battle with the orders of losses that are asked about. */
export function ordered(battle: RankBattle, losses: readonly string[]): RankBattle {
  const order = (side: number): Order => (losses[side] === "shrewd" ? "shrewd" : "cheapest");
  return {
    ...battle,
    attacker: { ...battle.attacker, order: order(0) },
    defender: { ...battle.defender, order: order(1) },
  };
}

/** How sides lose units, in a sentence. */
function lossSentence({ attacker, defender }: RankBattle): string {
  const how = (order: Order): string =>
    order === "cheapest" ? "the cheapest units first" : "those first that will bring the fewest hits";
  return attacker.order === defender.order
    ? `Both sides lose ${how(attacker.order)}.`
    : `The attacker loses ${how(attacker.order)}, the defender ${how(defender.order)}.`;
}

/** The odds of a battle in ranks, with the least force where one is asked for. */
export function reportBattle(
  battle: RankBattle,
  kinds: readonly string[],
  costs: readonly number[],
  least: number,
  siege: number,
  assumed: readonly string[],
): ReportedOdds {
  const report = reportOdds(battle, kinds, [lossSentence(battle), ...assumed]);
  if (least === 0) return report;
  const { units } = battle.attacker;
  const best = leastForce(battle, costs, least / 100, { units, siege, most: size(units) });
  return best.length === 0 ? report : { ...report, least: reportUnits(best, kinds) };
}

/** The odds of weapons that fire at a place. */
export function reportVolley(battle: VolleyBattle, kinds: readonly string[]): ReportedOdds {
  return reportOdds(battle, kinds, ["The defender loses the cheapest units first, and nobody fires back."]);
}
