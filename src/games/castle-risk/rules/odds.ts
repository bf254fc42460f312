import type { Seat } from "../../../core/types";
import { attackerLosses, pairs } from "../../../risk/combat/comparison";
import type { Hits, OddsBattle, Order, RankBattle, RankSide } from "../../../risk/combat/odds/battle";
import { RANK_MAIN, RANK_SIEGE, WEAPON_DICE } from "../../../risk/combat/ranks";
import { any } from "../../../risk/units";
import type { Action } from "./actions";
import { bestBoost, boosted } from "./combat/comparison";
import { boostedRolls } from "./combat/main";
import { attackBoosts, attackNeeds, castleDice, cityDice, defendBoosts, defendNeeds } from "./combat/ranks";
import { BOMBARDMENT_NEED, BOMBARDMENT_SPARES } from "./numbers";
import { newBattle } from "./state/initial";
import type { Battle, Bombardment, State } from "./state";
import { readyWeapons } from "./turn/bombard";
import { recruitNeed, recruitNeedOf } from "./turn/recruit";

/*
 * What odds are asked of in this game, from what a seat may see: its own wishes count, of everybody else the usual ones,
 * and no card but those that are played. +1s go where they do most good (rule 8.11).
 */

/** The odds before an action; undefined for one that fights for nothing, or is not a matter of chance. */
export function oddsBefore(view: State, seat: Seat, action: Action): OddsBattle | undefined {
  switch (action.type) {
    case "attack": {
      const { owner, units } = view.territories[action.to];
      if (!any(units) || !any(action.units)) return undefined;
      return combatOdds(view, seat, newBattle(action.from, action.to, action.seat, owner, action.units));
    }
    case "bombard":
      return volleyOf(view, { from: action.from, to: action.to, due: 0 });
    case "recruit":
      return { kind: "die", need: recruitNeed(view, action.territory, action.bribe) };
    default:
      return undefined;
  }
}

/** The odds of what is under way, from where it stands; undefined where nothing is, or only losses are left to choose. */
export function oddsUnderWay(view: State, seat: Seat): OddsBattle | undefined {
  const { battle, bombardment, recruitment } = view;
  if (battle !== undefined) return combatOdds(view, seat, battle);
  if (bombardment !== undefined && bombardment.due === 0) return volleyOf(view, bombardment);
  return recruitment === undefined ? undefined : { kind: "die", need: recruitNeedOf(view, recruitment) };
}

/** All weapons that are ready fire; the last unit stays (rules 12.3, 12.4; CR21). */
function volleyOf(view: State, { from, to }: Bombardment): OddsBattle {
  return {
    kind: "volley",
    dice: WEAPON_DICE * readyWeapons(view, from),
    need: BOMBARDMENT_NEED,
    units: view.territories[to].units,
    spared: BOMBARDMENT_SPARES,
  };
}

/** A combat from its next roll on, or from dice or losses that are under way (rules 8.1 to 8.17). */
export function combatOdds(view: State, seat: Seat, battle: Battle): RankBattle {
  const { units } = view.territories[battle.to];
  const rank = battle.rank < RANK_SIEGE ? RANK_SIEGE : battle.rank;
  const castle = castleDice(view, battle.to);
  const attacker: RankSide = {
    units: battle.force,
    need: attackNeeds(battle),
    extra: [0, 0, 0],
    order: orderOf(view, seat, battle.attacker),
  };
  const defender: RankSide = {
    units,
    need: defendNeeds(battle),
    extra: [cityDice(view, battle.to), castle, 0],
    order: orderOf(view, seat, battle.defender),
  };
  return {
    kind: "ranks",
    attacker,
    defender,
    main: boostedRolls(attackBoosts(battle), defendBoosts(view, battle)),
    once: view.options.special_phases === "first",
    reroll: "none",
    rank,
    rerolled: false,
    rolled: rolledOf(view, battle),
    again: [],
  };
}

/** The own wish of whoever looks; whom the wish asks is taken to lose the cheapest, as everybody else. */
function orderOf(view: State, seat: Seat, owner: number): Order {
  return owner >= 0 && owner === seat && view.seats[owner].settings.losses === "shrewd"
    ? "shrewd"
    : "cheapest";
}

/** What the present phase has cost already: the dice lie and +1s are to be given, or losses are to be chosen. */
function rolledOf(view: State, battle: Battle): Hits[] {
  if (view.step === "losses") return certain(battle.attackerDue, battle.defenderDue);
  if (view.step !== "boost" || battle.rank !== RANK_MAIN) return [];
  const attack = view.asked.includes(battle.attacker)
    ? bestBoost(battle.attackerDice, battle.defenderDice, attackBoosts(battle), true)
    : undefined;
  const own = attack === undefined ? battle.attackerDice : boosted(battle.attackerDice, attack);
  const other = boosted(
    battle.defenderDice,
    bestBoost(battle.defenderDice, own, defendBoosts(view, battle), false),
  );
  const lost = attackerLosses(own, other);
  return certain(lost, pairs(own, other) - lost);
}

function certain(attacker: number, defender: number): Hits[] {
  return [{ attacker, defender, rerolled: false, chance: 1 }];
}
