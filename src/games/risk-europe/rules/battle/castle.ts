import { ask, chance } from "../../../../core/prompt";
import { refuse } from "../refusals";
import { CHANCE, type Roll } from "../../../../core/types";
import { checkFaces, countHits, rollFaces, sortDice } from "../../../../risk/dice";
import { size } from "../../../../risk/units";
import type { ActionOf } from "../actions";
import { deciderOf } from "../army";
import type { Event } from "../events";
import type { Battle, State } from "../state";
import type { Verb } from "../verb";
import { defendDice, defendNeed, isGeneral } from "./rank";
import { hitsOf, settleRank } from "./settle";

/** A defender with a castle may roll own dice of one rank again in each pass (rule 7.6); else the dice count as they lie. */
export function offerReroll(s: State, battle: Battle, events: Event[]): void {
  const { castle, owner, attacker } = s.territories[battle.land];
  if (!castle || battle.rerolled || battle.defenderDice.length === 0 || !couldHelp(s, battle))
    return settleRank(s, battle, events);
  const decider = deciderOf(s, owner, attacker);
  if (s.seats[decider].settings.reroll === "ask") return ask(s, "castle", decider);
  if (isPoor(s, battle)) reroll(s, battle);
  else settleRank(s, battle, events);
}

/** Not all own dice hit, nor all that stand against them; in the general attack a comparison was lost (rule 7.7). */
function couldHelp(s: State, battle: Battle): boolean {
  const { attacker, defender } = hitsOf(s, battle);
  if (isGeneral(battle)) return defender > 0;
  return attacker < battle.defenderDice.length && attacker < size(s.territories[battle.land].force);
}

/** The own hits are below the mean of the dice; in the general attack no comparison was won (rule 7.7). */
export function isPoor(s: State, battle: Battle): boolean {
  if (isGeneral(battle)) return hitsOf(s, battle).attacker === 0;
  const n = battle.defenderDice.length;
  const need = defendNeed(s, battle);
  return 6 * countHits(battle.defenderDice, need) < (7 - need) * n;
}

function reroll(s: State, battle: Battle): void {
  battle.rerolled = true;
  chance(s, "recast");
}

export function dealRecast(battle: Battle, roll: Roll): ActionOf<"recast"> {
  return { type: "recast", seat: CHANCE, faces: rollFaces(roll, battle.defenderDice.length) };
}

/** All own dice of the rank are rolled again (rule 7.6). */
export const REROLL: Verb<"reroll"> = {
  at: { castle: true },
  check: (s) => (s.battle === undefined ? refuse("step.other", { step: s.step }) : undefined),
  apply: (s) => {
    if (s.battle !== undefined) reroll(s, s.battle);
  },
  offer: { instant: true, picks: [], complete: ({ seat }) => ({ type: "reroll", seat }) },
  // Somebody else may have to decide.
  leave: (s) => {
    if (s.battle === undefined) return;
    const { attacker, owner } = s.territories[s.battle.land];
    ask(s, "castle", deciderOf(s, owner, attacker));
  },
};

/** The dice count as they lie. */
export const STAND: Verb<"stand"> = {
  at: { castle: true },
  check: (s) => (s.battle === undefined ? refuse("step.other", { step: s.step }) : undefined),
  apply: (s, _a, events) => {
    if (s.battle !== undefined) settleRank(s, s.battle, events);
  },
  offer: { instant: true, picks: [], complete: ({ seat }) => ({ type: "stand", seat }) },
};

/** The dice of the castle's re-roll: the second roll counts (rule 7.6). */
export const RECAST: Verb<"recast"> = {
  at: { recast: true },
  check: (s, action) =>
    s.battle === undefined
      ? refuse("chance.other", { step: s.step })
      : checkFaces(action.faces, defendDice(s, s.battle)),
  apply: (s, action, events) => {
    if (s.battle === undefined) return;
    s.battle.defenderDice = sortDice([...action.faces]);
    settleRank(s, s.battle, events);
  },
  offer: undefined,
};
