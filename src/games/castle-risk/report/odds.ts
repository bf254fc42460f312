import { defaultOptions } from "../../../core/options";
import type { OddsQuestion, OddsReport, ReportedOdds } from "../../../core/report";
import { NEUTRAL } from "../../../core/types";
import type { OddsBattle } from "../../../risk/combat/odds/battle";
import { reportOdds } from "../../../risk/combat/odds/report";
import { BOARD, GOLD, PRINTED, SIZE } from "../../../risk/europe/board";
import {
  ORDERS,
  ordered,
  RANK_FLAG,
  rankOf,
  readArmy,
  reportBattle,
  reportVolley,
} from "../../../risk/europe/report/odds";
import { SIEGE } from "../../../risk/units";
import { META, type Options } from "../meta";
import type { Action } from "../rules/actions";
import { ADMIRAL, GENERAL, MARSHAL } from "../rules/cards";
import { oddsBefore, oddsUnderWay } from "../rules/odds";
import { newBattle, newState } from "../rules/state/initial";
import { EFFECTIVE, UNPLAYED, type State } from "../rules/state";
import { UNIT_COST, UNITS } from "../rules/units";

const ATTACKER = 0;
const DEFENDER = 1;

/** A table on which nothing stands: with a land of each kind that a battle may be fought in, and one beside it. */
function emptyTable(special: string | undefined): State {
  const options: Options = {
    ...(defaultOptions(META.options) as Options),
    special_phases: special === "first" ? "first" : "every",
  };
  const s = newState(options, META.colours.slice(0, 2), [0, 0, 0, 0]);
  s.phase = "attack";
  s.step = "dice";
  s.turn = ATTACKER;
  return s;
}

/** A land without a city, with one, or with the defender's capital. */
function landOf({ flags }: OddsQuestion): number {
  for (let t = 0; t < SIZE; t++)
    if (flags["capital"] !== undefined ? GOLD[t] : PRINTED[t] > 0 === (flags["city"] !== undefined)) return t;
  throw new Error("no land of this kind");
}

function sides(flag: string | undefined, side: string): boolean {
  return flag === side || flag === "both";
}

function ask(question: OddsQuestion): ReportedOdds | string {
  const { flags } = question;
  if (flags["recruit"] !== undefined)
    return question.attacker === "" ? askRecruitment(question) : "An attempt to recruit takes no armies.";
  const units = readArmy(question.attacker, UNITS, "attacker");
  if (typeof units === "string") return units;
  const others = readArmy(question.defender, UNITS, "defender");
  if (typeof others === "string") return others;
  const s = emptyTable(flags["special-phases"]);
  const to = landOf(question);
  const from = BOARD.near[to][0];
  s.territories[to].units = others;
  s.territories[to].owner = DEFENDER;
  s.territories[to].castle = flags["castle"] !== undefined;
  if (flags["capital"] !== undefined) s.seats[DEFENDER].capital = to;
  if (flags["bombard"] !== undefined) {
    if (units[SIEGE] === 0) return "A bombardment wants siege weapons on the attacker's side.";
    s.territories[from] = { ...s.territories[from], owner: ATTACKER, units };
    return report(oddsBefore(s, ATTACKER, { type: "bombard", seat: ATTACKER, from, to }), question);
  }
  if (flags["castle"] !== undefined && units[SIEGE] === 0)
    return "A castle is attacked only with a siege weapon (rule 7.7).";
  const battle = newBattle(from, to, ATTACKER, DEFENDER, units);
  battle.cycle = 1;
  battle.rank = rankOf(question);
  battle.attackerCards[GENERAL] = flags["general"] !== undefined ? EFFECTIVE : UNPLAYED;
  battle.attackerCards[ADMIRAL] = sides(flags["admiral"], "attacker") ? EFFECTIVE : UNPLAYED;
  battle.defenderCards[MARSHAL] = flags["marshal"] !== undefined ? EFFECTIVE : UNPLAYED;
  battle.defenderCards[ADMIRAL] = sides(flags["admiral"], "defender") ? EFFECTIVE : UNPLAYED;
  s.battle = battle;
  return report(oddsUnderWay(s, ATTACKER), question);
}

/** An attempt to recruit: nobody fights. */
function askRecruitment({ flags }: OddsQuestion): ReportedOdds {
  const s = emptyTable(undefined);
  const city = landOf({ attacker: "", defender: "", flags: { city: "" }, losses: [], least: 0 });
  s.territories[city].owner = NEUTRAL;
  const near = BOARD.near[city][0];
  const units = [1, 0, 0, flags["weapon"] !== undefined ? 1 : 0];
  s.territories[near] = { ...s.territories[near], owner: ATTACKER, units };
  s.recruitment = {
    city,
    bribe: flags["bribe"] !== undefined,
    diplomat: flags["diplomat"] !== undefined ? EFFECTIVE : UNPLAYED,
  };
  const odds = oddsUnderWay(s, ATTACKER);
  if (odds === undefined) throw new Error("no attempt");
  return reportOdds(odds, UNITS, []);
}

function report(odds: OddsBattle | undefined, question: OddsQuestion | undefined): ReportedOdds {
  if (odds === undefined) throw new Error("no battle");
  if (odds.kind === "volley") return reportVolley(odds, UNITS);
  if (odds.kind !== "ranks") return reportOdds(odds, UNITS, []);
  const battle = question === undefined ? odds : ordered(odds, question.losses);
  const siege = question?.flags["castle"] === undefined ? 0 : 1;
  return reportBattle(battle, UNITS, UNIT_COST, question?.least ?? 0, siege, [
    "+1s go where they do most good.",
    "No more cards are played.",
  ]);
}

/** Odds of combats, bombardments and attempts to recruit, for the command. */
export const ODDS: OddsReport<State, Action> = {
  example: '"infantry 6 archer 3 cavalry 2 siege 1" "infantry 4 archer 2 cavalry 1"',
  orders: ORDERS,
  flags: [
    { name: "general", help: "the attacker has played a General" },
    { name: "marshal", help: "the defender has played a Marshal" },
    { name: "admiral", values: ["attacker", "defender", "both"], help: "who has played an Admiral" },
    { name: "castle", help: "the defender has a castle" },
    { name: "city", help: "the battle is for a city" },
    { name: "capital", help: "the battle is for the defender's capital" },
    { name: "special-phases", values: ["every", "first"], help: "as the option special_phases says" },
    RANK_FLAG,
    { name: "bombard", alone: true, help: "a bombardment by the attacker's siege weapons" },
    { name: "recruit", alone: true, help: "an attempt to recruit, without armies" },
    { name: "bribe", for: "recruit", help: "with --recruit: a bribe was paid" },
    { name: "diplomat", for: "recruit", help: "with --recruit: a Diplomat was played" },
    { name: "weapon", for: "recruit", help: "with --recruit: an own siege weapon stands beside the city" },
  ],
  ask,
  at: (view, seat, action) => {
    const odds = action === undefined ? oddsUnderWay(view, seat) : oddsBefore(view, seat, action);
    return odds === undefined ? undefined : report(odds, undefined);
  },
};
