import { NOBODY, type Seat } from "../../../core/types";
import type { Hits, OddsBattle, Order, RankBattle, VolleyBattle } from "../../../risk/combat/odds/battle";
import { hitChances } from "../../../risk/combat/odds/binomial";
import { lostOfOne, lostOfTwo } from "../../../risk/combat/odds/recast";
import { PLAIN_ROLLS } from "../../../risk/combat/odds/rolls";
import { any } from "../../../risk/units";
import type { Action } from "./actions";
import { deciderOf } from "./army";
import { isPoor } from "./battle/castle";
import { attackNeeds, defendNeed, defendNeeds, isGeneral } from "./battle/rank";
import { hitsOf } from "./battle/settle";
import { newBattle } from "./state/initial";
import type { Battle, State } from "./state";
import { volleyDice } from "./turn/assault";
import { ASSAULT_NEED } from "./numbers";

/*
 * What odds are asked of in this game, from what a seat may see: its own wishes count, of everybody else the usual order of
 * losses and the castle's automatic re-roll. Who is asked for the re-roll is taken to make the best of it.
 */

/** The odds before an action; undefined for one that fights for nothing. A dispute is fought for when all have moved. */
export function oddsBefore(view: State, seat: Seat, action: Action): OddsBattle | undefined {
  switch (action.type) {
    case "expand":
    case "split":
    case "also":
      return disputeOf(view, seat, action.to, view.acting, action.units);
    case "maneuver": {
      const { attacker, owner, force, units } = view.territories[action.to];
      if (attacker === NOBODY) return undefined;
      const more = (own: readonly number[]): number[] => own.map((n, k) => n + action.units[k]);
      if (attacker === view.acting) return disputeOf(view, seat, action.to, attacker, more(force));
      return owner === view.acting
        ? disputeOf(view, seat, action.to, attacker, force, more(units))
        : undefined;
    }
    case "battle": {
      const { attacker, force } = view.territories[action.territory];
      return disputeOf(view, seat, action.territory, attacker, force);
    }
    case "assault":
      return volleyOf(view, action.from, action.to);
    default:
      return undefined;
  }
}

/** The odds of what is under way, from where it stands; undefined where nothing is, or only losses are left to choose. */
export function oddsUnderWay(view: State, seat: Seat): OddsBattle | undefined {
  const { battle, assault } = view;
  if (battle !== undefined) {
    const { attacker, force, units } = view.territories[battle.land];
    return battleOf(view, seat, battle, attacker, force, units);
  }
  return assault === undefined || view.step === "losses"
    ? undefined
    : volleyOf(view, assault.from, assault.to);
}

/** All weapons of a territory fire (rule 5.21; RE46): the place is won where nobody is left in it (rule 5.23). */
function volleyOf(view: State, from: number, to: number): VolleyBattle {
  return {
    kind: "volley",
    dice: volleyDice(view, from),
    need: ASSAULT_NEED,
    units: view.territories[to].units,
    spared: 0,
  };
}

/** The battle that a force brings about, if it is fought with what stands there now. */
function disputeOf(
  view: State,
  seat: Seat,
  land: number,
  attacker: number,
  force: readonly number[],
  units: readonly number[] = view.territories[land].units,
): RankBattle | undefined {
  return attacker !== NOBODY && any(force) && any(units)
    ? battleOf(view, seat, newBattle(land), attacker, force, units)
    : undefined;
}

/** A battle from its beginning in which nobody is asked: the cheapest are lost first, and a castle rolls poor dice again. */
export function plainBattle(
  view: State,
  battle: Battle,
  force: readonly number[],
  units: readonly number[],
): RankBattle {
  return {
    kind: "ranks",
    attacker: { units: force, need: attackNeeds(), extra: [0, 0, 0], order: "cheapest" },
    defender: { units, need: defendNeeds(view, battle), extra: [0, 0, 0], order: "cheapest" },
    main: PLAIN_ROLLS,
    once: false,
    reroll: view.territories[battle.land].castle ? "automatic" : "none",
    rank: battle.rank,
    rerolled: battle.rerolled,
    rolled: [],
    again: [],
  };
}

/** A battle from its next roll on, or from dice or losses that are under way (rules 7.2 to 7.8). */
function battleOf(
  view: State,
  seat: Seat,
  battle: Battle,
  attacker: number,
  force: readonly number[],
  units: readonly number[],
): RankBattle {
  const { owner } = view.territories[battle.land];
  const decides = deciderOf(view, owner, attacker) === seat;
  const asked = decides && view.seats[seat].settings.reroll === "ask";
  const plain = plainBattle(view, battle, force, units);
  return {
    ...plain,
    attacker: { ...plain.attacker, order: orderOf(view, seat, deciderOf(view, attacker, owner)) },
    defender: { ...plain.defender, order: orderOf(view, seat, deciderOf(view, owner, attacker)) },
    reroll: plain.reroll === "automatic" && asked ? "best" : plain.reroll,
    ...rolledOf(view, battle, asked),
  };
}

/** The own wish of whoever looks; whom the wish asks is taken to lose the cheapest, as everybody else. */
function orderOf(view: State, seat: Seat, decider: Seat): Order {
  return decider === seat && view.seats[seat].settings.losses === "shrewd" ? "shrewd" : "cheapest";
}

/** What the present rank has cost, and where the castle's re-roll is asked about, what would come of it. */
function rolledOf(view: State, battle: Battle, asked: boolean): Pick<RankBattle, "rolled" | "again"> {
  if (view.step === "losses")
    return { rolled: [hits(battle.attackerDue, battle.defenderDue, battle.rerolled, 1)], again: [] };
  if (view.step === "recast") return { rolled: recastOf(view, battle), again: [] };
  if (view.step !== "castle") return { rolled: [], again: [] };
  const { attacker, defender } = hitsOf(view, battle);
  const stand = [hits(attacker, defender, false, 1)];
  if (asked) return { rolled: stand, again: recastOf(view, battle) };
  return { rolled: isPoor(view, battle) ? recastOf(view, battle) : stand, again: [] };
}

/** All that can come of the defender's dice rolled again against the attacker's as they lie. */
function recastOf(view: State, battle: Battle): Hits[] {
  const own = battle.attackerDice;
  const dice = battle.defenderDice.length;
  if (!isGeneral(battle)) {
    const { defender } = hitsOf(view, battle);
    return hitChances(dice, defendNeed(view, battle))[dice].map((chance, n) =>
      hits(n, defender, true, chance),
    );
  }
  const pairs = own.length < dice ? own.length : dice;
  const lost = pairs > 1 ? lostOfTwo(own[0], own[1]) : lostOfOne(own[0], dice);
  return lost.map((chance, n) => hits(n, pairs - n, true, chance));
}

function hits(attacker: number, defender: number, rerolled: boolean, chance: number): Hits {
  return { attacker, defender, rerolled, chance };
}
