import { ATTACK_DICE, DEFENCE_DICE } from "./numbers";
import { largestForce, leastOf } from "../../../core/bounds";
import { ask, chance } from "../../../core/prompt";
import { refuse } from "./refusals";
import { SET, type SetAction } from "../../../core/settings";
import { NEUTRAL, NOBODY, type AnyAction, type Refusal, type Seat } from "../../../core/types";
import { always, ANYTIME, type Field } from "../../../core/verb";
import { BOARD, isTerritory, landId, linked } from "../board";
import type { Battle } from "./battle";
import {
  ARMIES,
  between,
  countField,
  DICE_KIND,
  isNumber,
  isOwn,
  neighbours,
  ownLands,
  refuseLand,
  type WorldVerb,
} from "./picks";
import { nextLiving } from "./seats";
import type { Lands, WorldSettings, WorldState } from "./state";

/** One roll with so many dice. */
export interface AttackAction {
  readonly type: "attack";
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly dice: number;
}

/** Rolls on with the most dice until the target is taken, or `until` armies are left in the source. */
export interface StormAction {
  readonly type: "storm";
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly until: number;
}

/** The defender's dice. */
export interface DefendAction {
  readonly type: "defend";
  readonly seat: Seat;
  readonly dice: number;
}

/** Whether an action of any game on this board begins an attack. */
export function isAttack(action: AnyAction): action is AttackAction | StormAction {
  return action.type === "attack" || action.type === "storm";
}

/** Most dice that can attack from a territory: one army stays. */
export function attackDice({ armies }: Lands, from: number): number {
  const spare = armies[from] - 1;
  return spare < ATTACK_DICE ? spare : ATTACK_DICE;
}

/** Most dice that can defend a territory. */
export function defenceDice({ armies }: Lands, to: number): number {
  const there = armies[to];
  return there < DEFENCE_DICE ? there : DEFENCE_DICE;
}

/** An attack comes from an own territory with two armies at least. */
function refuseFrom(s: Lands, seat: Seat, t: number): Refusal | undefined {
  const why = refuseLand(s, seat, t);
  if (why !== undefined) return why;
  return s.armies[t] > 1 ? undefined : refuse("attack.alone", { territory: landId(t) });
}

/** It goes against an adjacent territory of somebody else. */
function refuseTo(s: Lands, seat: Seat, from: number, to: number): Refusal | undefined {
  if (!isTerritory(to)) return refuse("territory.unknown");
  if (s.owners[to] === seat) return refuse("attack.own", { territory: landId(to) });
  return linked(from, to)
    ? undefined
    : refuse("territory.not_adjacent", { from: landId(from), to: landId(to) });
}

function checkAttack(s: Lands, action: AttackAction | StormAction): Refusal | undefined {
  const why = refuseFrom(s, action.seat, action.from) ?? refuseTo(s, action.seat, action.from, action.to);
  if (why !== undefined) return why;
  if (action.type === "storm") {
    const most = s.armies[action.from] - 1;
    return isNumber(action.until, 1, most) ? undefined : refuse("storm.until", { most });
  }
  const most = attackDice(s, action.from);
  return isNumber(action.dice, 1, most) ? undefined : refuse("attack.dice", { most });
}

/** The seat that is asked for a defender's dice: who holds the territory, and for a neutral army the next player. */
export function defenderOf(s: WorldState, battle: Battle): number {
  const owner = s.owners[battle.to];
  if (owner === NEUTRAL) return nextLiving(s, s.turn);
  return owner >= 0 && s.seats[owner].alive ? owner : NOBODY;
}

/** The defender answers where it is asked and has a choice, then both sides roll. */
function awaitRoll(s: WorldState, battle: Battle): void {
  const most = defenceDice(s, battle.to);
  battle.defence = most;
  if (most > 1 && s.options.defenders_dice === "ask") {
    const seat = defenderOf(s, battle);
    if (seat >= 0 && s.seats[seat].settings.defence === "ask") {
      battle.defence = 0;
      return ask(s, "defend", seat);
    }
  }
  chance(s, "dice");
}

/** After a roll that did not take the target: a storm rolls again with the most dice, a single attack is over. */
export function rollOn(s: WorldState, battle: Battle): void {
  if (battle.until > 0 && s.armies[battle.from] > battle.until) {
    battle.dice = attackDice(s, battle.from);
    return awaitRoll(s, battle);
  }
  s.battle = undefined;
  ask(s, "attack", s.turn);
}

/** What is offered as a source has a target besides: whoever names both hears of the target instead. */
function refuseSource(s: Lands, seat: Seat, t: number): Refusal | undefined {
  const why = refuseFrom(s, seat, t);
  if (why !== undefined) return why;
  for (const near of BOARD.near[t]) if (s.owners[near] !== seat) return undefined;
  return refuse("attack.no_target", { territory: landId(t) });
}

const FROM: Field<Lands> = {
  field: "from",
  refuse: (s, { seat }, t) => refuseSource(s, seat, t),
  candidates: ownLands,
};
const TO: Field<Lands> = {
  field: "to",
  refuse: (s, { seat, from }, t) => refuseTo(s, seat, from, t),
  candidates: neighbours,
  restarts: isOwn,
};

function begin(s: WorldState, battle: Battle): void {
  s.battle = battle;
  awaitRoll(s, battle);
}

/** One roll against an adjacent territory. */
export const ATTACK: WorldVerb<AttackAction> = {
  at: { attack: true },
  check: checkAttack,
  apply: (s, { from, to, dice }) => {
    begin(s, { from, to, dice, defence: 0, until: 0 });
  },
  offer: {
    isMove: true,
    reusesPicks: true,
    picks: [FROM, TO, countField((s, { from }) => between(DICE_KIND, 1, attackDice(s, from)))],
    complete: ({ seat, from, to, counts }) => ({ type: "attack", seat, from, to, dice: counts[0] }),
  },
};

/** Rolls with the most dice, one after the other, until the target is taken or so many armies are left. */
export const STORM: WorldVerb<StormAction> = {
  at: { attack: true },
  check: checkAttack,
  apply: (s, { from, to, until }) => {
    begin(s, { from, to, dice: attackDice(s, from), defence: 0, until });
  },
  offer: {
    isMove: true,
    reusesPicks: true,
    picks: [
      FROM,
      TO,
      {
        field: "counts",
        bounds: (s, { from }) => between(ARMIES, 1, s.armies[from] - 1),
        defaults: (_s, _p, bounds, most) => (most ? largestForce(bounds) : leastOf(bounds)),
      },
    ],
    complete: ({ seat, from, to, counts }) => ({ type: "storm", seat, from, to, until: counts[0] }),
  },
};

function mostDefence(s: WorldState): number {
  return s.battle === undefined ? 0 : defenceDice(s, s.battle.to);
}

/** The defender names one die or two. */
export const DEFEND: WorldVerb<DefendAction> = {
  at: { defend: true },
  check: (s, action) => {
    const most = mostDefence(s);
    return isNumber(action.dice, 1, most) ? undefined : refuse("defend.dice", { most });
  },
  apply: (s, action) => {
    if (s.battle !== undefined) s.battle.defence = action.dice;
    chance(s, "dice");
  },
  offer: {
    isDefault: true,
    picks: [countField((s) => between(DICE_KIND, 1, mostDefence(s)))],
    complete: ({ seat, counts }) => ({ type: "defend", seat, dice: counts[0] }),
  },
  leave: (s, _seat, asked) => {
    if (asked) defendWithMost(s);
  },
};

/** A standing wish, at any time. Whoever wants always to roll the most has answered with it if asked just now (RC34). */
export const SET_WISH: WorldVerb<SetAction<WorldSettings>> = {
  at: ANYTIME,
  check: always,
  apply: (s, action) => {
    SET.apply(s, action);
    const isAsked = s.step === "defend" && s.asked.includes(action.seat);
    if (isAsked && s.seats[action.seat].settings.defence === "most") defendWithMost(s);
  },
  offer: undefined,
};

/** The open question for dice is answered with the most: who is asked resigns, or wants that always. */
function defendWithMost(s: WorldState): void {
  if (s.battle === undefined) return;
  s.battle.defence = defenceDice(s, s.battle.to);
  chance(s, "dice");
}
