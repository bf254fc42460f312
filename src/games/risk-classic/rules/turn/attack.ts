import { exactly, largestForce, leastOf } from "../../../../core/bounds";
import { ask, chance } from "../../../../core/prompt";
import { refuse } from "../../../../core/refuse";
import { NEUTRAL, NOBODY, type Refusal, type Seat } from "../../../../core/types";
import type { Field } from "../../../../core/verb";
import { BOARD, isTerritory, landId, linked } from "../../../../risk/world/board";
import type { ActionOf } from "../actions";
import { nextLiving } from "../seats";
import type { Battle, State } from "../state";
import { ARMIES, DICE_KIND, isOwn, neighbours, ownLands, type Verb } from "../verb";

/** Most dice of either side (rules 5.2, 5.3). */
const ATTACK_DICE = 3;
const DEFENCE_DICE = 2;

/** Most dice that can attack from a territory: one army stays (rule 5.2). */
export function attackDice(s: State, from: number): number {
  const spare = s.armies[from] - 1;
  return spare < ATTACK_DICE ? spare : ATTACK_DICE;
}

/** Most dice that can defend a territory (rule 5.3). */
export function defenceDice(s: State, to: number): number {
  const there = s.armies[to];
  return there < DEFENCE_DICE ? there : DEFENCE_DICE;
}

/** An attack comes from an own territory with two armies at least (rule 5.1). */
function refuseFrom(s: State, seat: Seat, t: number): Refusal | undefined {
  if (!isTerritory(t)) return refuse("territory.unknown");
  if (s.owners[t] !== seat) return refuse("territory.not_own", { territory: landId(t) });
  return s.armies[t] > 1 ? undefined : refuse("attack.alone", { territory: landId(t) });
}

/** It goes against an adjacent territory of somebody else (rule 5.1). */
function refuseTo(s: State, seat: Seat, from: number, to: number): Refusal | undefined {
  if (!isTerritory(to)) return refuse("territory.unknown");
  if (s.owners[to] === seat) return refuse("attack.own", { territory: landId(to) });
  return linked(from, to)
    ? undefined
    : refuse("territory.not_adjacent", { from: landId(from), to: landId(to) });
}

function checkAttack(s: State, a: ActionOf<"attack">): Refusal | undefined {
  const why = refuseFrom(s, a.seat, a.from) ?? refuseTo(s, a.seat, a.from, a.to);
  if (why !== undefined) return why;
  const most = attackDice(s, a.from);
  return a.dice >= 1 && a.dice <= most && a.dice % 1 === 0 ? undefined : refuse("attack.dice", { most });
}

function checkStorm(s: State, a: ActionOf<"storm">): Refusal | undefined {
  const why = refuseFrom(s, a.seat, a.from) ?? refuseTo(s, a.seat, a.from, a.to);
  if (why !== undefined) return why;
  const most = s.armies[a.from] - 1;
  return a.until >= 1 && a.until <= most && a.until % 1 === 0 ? undefined : refuse("storm.until", { most });
}

/** The seat that is asked for a defender's dice: who holds the territory, and for the neutral army the other player (rule 11.4). */
export function defenderOf(s: State, b: Battle): number {
  const owner = s.owners[b.to];
  if (owner === NEUTRAL) return nextLiving(s, s.turn);
  return s.seats[owner].alive ? owner : NOBODY;
}

/** The defender answers where it is asked and has a choice (rule 5.4), then both sides roll (rule 5.3). */
export function awaitRoll(s: State, b: Battle): void {
  const most = defenceDice(s, b.to);
  b.defence = most;
  if (most > 1 && s.options.defenders_dice === "ask") {
    const seat = defenderOf(s, b);
    if (seat >= 0 && s.seats[seat].settings.defence === "ask") {
      b.defence = 0;
      return ask(s, "defend", seat);
    }
  }
  chance(s, "dice");
}

/** What is offered as a source has a target besides: whoever names both hears of the target instead. */
function refuseSource(s: State, seat: Seat, t: number): Refusal | undefined {
  const why = refuseFrom(s, seat, t);
  if (why !== undefined) return why;
  for (const near of BOARD.near[t]) if (s.owners[near] !== seat) return undefined;
  return refuse("attack.no_target", { territory: landId(t) });
}

const FROM: Field<State> = {
  field: "from",
  refuse: (s, { seat }, t) => refuseSource(s, seat, t),
  among: ownLands,
};
const TO: Field<State> = {
  field: "to",
  refuse: (s, { seat, from }, t) => refuseTo(s, seat, from, t),
  among: neighbours,
  restarts: isOwn,
};

/** One roll against an adjacent territory (rules 5.1 to 5.3). */
export const ATTACK: Verb<"attack"> = {
  at: { attack: true },
  check: checkAttack,
  apply: (s, a) => {
    const b: Battle = { from: a.from, to: a.to, dice: a.dice, defence: 0, until: 0 };
    s.battle = b;
    awaitRoll(s, b);
  },
  offer: {
    isMove: true,
    keeps: true,
    picks: [
      FROM,
      TO,
      {
        field: "counts",
        bounds: (s, { from }) => ({
          ...exactly(DICE_KIND, [attackDice(s, from)], attackDice(s, from)),
          min: [1],
          least: 1,
        }),
        defaults: (_s, _p, b) => largestForce(b),
      },
    ],
    complete: ({ seat, from, to, counts }) => ({ type: "attack", seat, from, to, dice: counts[0] }),
  },
};

/** Rolls with the most dice, one after the other, until the target is taken or so many armies are left (rule 5.5). */
export const STORM: Verb<"storm"> = {
  at: { attack: true },
  check: checkStorm,
  apply: (s, a) => {
    const b: Battle = { from: a.from, to: a.to, dice: attackDice(s, a.from), defence: 0, until: a.until };
    s.battle = b;
    awaitRoll(s, b);
  },
  offer: {
    isMove: true,
    keeps: true,
    picks: [
      FROM,
      TO,
      {
        field: "counts",
        bounds: (s, { from }) => ({
          ...exactly(ARMIES, [s.armies[from] - 1], s.armies[from] - 1),
          min: [1],
          least: 1,
        }),
        defaults: (_s, _p, b, most) => (most ? largestForce(b) : leastOf(b)),
      },
    ],
    complete: ({ seat, from, to, counts }) => ({ type: "storm", seat, from, to, until: counts[0] }),
  },
};

function refuseDice(s: State, dice: number): Refusal | undefined {
  const most = s.battle === undefined ? 0 : defenceDice(s, s.battle.to);
  return dice >= 1 && dice <= most && dice % 1 === 0 ? undefined : refuse("defend.dice", { most });
}

/** The defender names one die or two (rules 5.3, 5.4). */
export const DEFEND: Verb<"defend"> = {
  at: { defend: true },
  check: (s, a) => refuseDice(s, a.dice),
  apply: (s, a) => {
    if (s.battle !== undefined) s.battle.defence = a.dice;
    chance(s, "dice");
  },
  offer: {
    plain: true,
    picks: [
      {
        field: "counts",
        bounds: (s) => {
          const most = s.battle === undefined ? 0 : defenceDice(s, s.battle.to);
          return { ...exactly(DICE_KIND, [most], most), min: [1], least: 1 };
        },
        defaults: (_s, _p, b) => largestForce(b),
      },
    ],
    complete: ({ seat, counts }) => ({ type: "defend", seat, dice: counts[0] }),
  },
};
