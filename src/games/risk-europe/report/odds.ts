import { defaultOptions } from "../../../core/options";
import type { OddsQuestion, OddsReport, ReportedOdds } from "../../../core/report";
import type { OddsBattle } from "../../../risk/combat/odds/battle";
import {
  ORDERS,
  ordered,
  RANK_FLAG,
  rankOf,
  readArmy,
  reportBattle,
  reportVolley,
} from "../../../risk/europe/report/odds";
import { BOARD } from "../../../risk/europe/board";
import { SIEGE } from "../../../risk/units";
import { META, type Options } from "../meta";
import type { Action } from "../rules/actions";
import { GREAT_HOST } from "../rules/missions";
import { oddsBefore, oddsUnderWay } from "../rules/odds";
import { newBattle, newState } from "../rules/state/initial";
import type { State } from "../rules/state";
import { UNIT_COST, UNITS } from "../rules/units";

const ATTACKER = 0;
const DEFENDER = 1;
const LAND = 0;

function ask(question: OddsQuestion): ReportedOdds | string {
  const { flags } = question;
  const force = readArmy(question.attacker, UNITS, "attacker");
  if (typeof force === "string") return force;
  const units = readArmy(question.defender, UNITS, "defender");
  if (typeof units === "string") return units;
  const castle = flags["castle"] !== undefined;
  const s = newState(defaultOptions(META.options) as Options, META.colours, [0, 0, 0, 0]);
  const land = s.territories[LAND];
  land.owner = DEFENDER;
  land.units = units;
  land.castle = castle;
  if (flags["great-host"] !== undefined) s.seats[DEFENDER].completed = [GREAT_HOST];
  s.seats[DEFENDER].settings.reroll = flags["reroll"] === "best" ? "ask" : "automatic";
  if (flags["assault"] !== undefined) {
    if (force[SIEGE] === 0) return "A Siege Assault wants siege weapons on the attacker's side.";
    const from = BOARD.land[LAND][0];
    s.territories[from] = { ...s.territories[from], owner: ATTACKER, units: force };
    return report(
      oddsBefore(s, ATTACKER, { type: "assault", seat: ATTACKER, from, to: LAND }),
      question,
      castle,
    );
  }
  if (castle && force[SIEGE] === 0) return "A castle is attacked only with a Siege Weapon (rule 5.7).";
  land.attacker = ATTACKER;
  land.force = force;
  s.battle = { ...newBattle(LAND), rank: rankOf(question), rerolled: flags["rerolled"] !== undefined };
  s.step = "dice";
  return report(oddsUnderWay(s, DEFENDER), question, castle);
}

const REROLLS = {
  none: [],
  automatic: [
    "The castle's dice are rolled again in the first rank of a pass whose hits are below the mean.",
  ],
  best: ["The castle's dice are rolled again where that makes it most likely to hold."],
};

function report(
  odds: OddsBattle | undefined,
  question: OddsQuestion | undefined,
  castle: boolean,
): ReportedOdds {
  if (odds?.kind === "volley") return reportVolley(odds, UNITS);
  if (odds?.kind !== "ranks") throw new Error("no battle");
  const battle = question === undefined ? odds : ordered(odds, question.losses);
  return reportBattle(battle, UNITS, UNIT_COST, question?.least ?? 0, castle ? 1 : 0, REROLLS[battle.reroll]);
}

/** Odds of battles and Siege Assaults, for the command. */
export const ODDS: OddsReport<State, Action> = {
  example: '"footman 6 archer 3 cavalry 2 siege 1" "footman 4 archer 2 cavalry 1"',
  orders: ORDERS,
  flags: [
    { name: "castle", help: "the defender has a castle, with its re-roll in each pass" },
    {
      name: "reroll",
      for: "castle",
      values: ["automatic", "best"],
      help: "how the castle's re-roll is used, automatic if not given",
    },
    { name: "rerolled", for: "castle", help: "the re-roll of the present pass is gone" },
    { name: "great-host", help: "the defender has completed Great Host" },
    RANK_FLAG,
    { name: "assault", alone: true, help: "a Siege Assault by the attacker's siege weapons" },
  ],
  ask,
  at: (view, seat, action) => {
    const odds = action === undefined ? oddsUnderWay(view, seat) : oddsBefore(view, seat, action);
    return odds === undefined ? undefined : report(odds, undefined, false);
  },
};
