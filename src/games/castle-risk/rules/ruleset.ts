import { makeRules } from "../../../core/check";
import type { Roll } from "../../../core/types";
import { META } from "../meta";
import type { Action, ChanceAction } from "./actions";
import { copyState } from "./state/copy";
import type { Event } from "./events";
import { hashState } from "./state/hash";
import { newState } from "./state/initial";
import type { State } from "./state";
import { VERBS } from "./verbs";
import { dealDice } from "./combat/dice";
import { dealBombardment } from "./turn/bombard";
import { dealFirst } from "./game/first";
import { dealRecruitment } from "./turn/recruit";
import { dealCapital } from "./game/setup";
import { dealCard, dealMission } from "./turn/draw";

/** The chance action that is due, or undefined where a seat is to act or the game is over. */
function deal(s: State, roll: Roll): ChanceAction | undefined {
  if (s.asked.length > 0 || s.step === "over") return undefined;
  if (s.battle !== undefined) return dealDice(s.battle, s, roll);
  if (s.bombardment !== undefined) return dealBombardment(s, s.bombardment, roll);
  if (s.recruitment !== undefined) return dealRecruitment(roll);
  if (s.step === "card") return dealCard(s, roll);
  if (s.step === "mission") return dealMission(s, roll);
  if (s.step === "deal") return dealCapital(s, roll);
  return dealFirst(s, roll);
}

/** Whether what is due is drawn from the missions or the Castle Risk cards, which lie face down (rules 10.1, 14.1). */
function drawsCards(s: State): boolean {
  return s.step === "card" || s.step === "mission";
}

/** Draws from the generator that `deal` takes for this action: one for a die, one for a card. */
function draws(action: Action): number {
  switch (action.type) {
    case "order":
    case "first":
    case "bombardment":
      return action.faces.length;
    case "dice":
      return action.attacker.length + action.defender.length;
    case "mission":
    case "card":
    case "deal":
    case "recruitment":
      return 1;
    default:
      return 0;
  }
}

export const CASTLE_RISK = makeRules<State, Action, Event>(META, VERBS, {
  setup: newState,
  deal,
  draws,
  drawsCards,
  copy: copyState,
  hash: hashState,
});
