import { makeRules } from "../../../core/check";
import { drawsOf } from "../../../risk/draws";
import { META } from "../meta";
import type { Action } from "./actions";
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

export const CASTLE_RISK = makeRules<State, Action, Event>(META, VERBS, {
  setup: newState,
  /** The chance action that is due, or undefined where a seat is to act or the game is over. */
  deal: (s, roll) => {
    if (s.asked.length > 0 || s.step === "over") return undefined;
    if (s.battle !== undefined) return dealDice(s.battle, s, roll);
    if (s.bombardment !== undefined) return dealBombardment(s, s.bombardment, roll);
    if (s.recruitment !== undefined) return dealRecruitment(roll);
    if (s.step === "card") return dealCard(s, roll);
    if (s.step === "mission") return dealMission(s, roll);
    if (s.step === "deal") return dealCapital(s, roll);
    return dealFirst(s, roll);
  },
  draws: drawsOf,
  /** Whether what is due is drawn from the missions or the Castle Risk cards, which lie face down (rules 10.1, 14.1). */
  drawsCards: (s) => s.step === "card" || s.step === "mission",
  copy: copyState,
  hash: hashState,
});
