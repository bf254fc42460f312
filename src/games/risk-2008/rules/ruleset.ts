import { makeRules } from "../../../core/check";
import { CHANCE, type Roll } from "../../../core/types";
import { SIZE } from "../../../risk/world/board";
import { drawTerritories } from "../../../risk/world/rules/deal";
import { dealFirst } from "../../../risk/world/rules/first";
import { drawsOf } from "../../../risk/draws";
import { META } from "../meta";
import type { Action, ChanceAction } from "./actions";
import type { Event } from "./events";
import { copyState } from "./state/copy";
import { hashState } from "./state/hash";
import { newState } from "./state/initial";
import type { State } from "./state";
import { VERBS } from "./verbs";
import { dealCities, dealObjectives } from "./game/draw";
import { dealCard } from "./turn/card";
import { dealDice } from "./turn/dice";

/** The chance action that is due, or undefined where a seat is to act or the game is over. */
function deal(s: State, roll: Roll): ChanceAction | undefined {
  if (s.asked.length > 0) return undefined;
  if (s.step === "dice") return s.battle === undefined ? undefined : dealDice(s, s.battle, roll);
  if (s.step === "card") return dealCard(s, roll);
  if (s.step === "first") return dealFirst(s, roll);
  if (s.step === "cities") return dealCities(roll);
  if (s.step === "objectives") return dealObjectives(roll);
  return s.step === "deal"
    ? { type: "deal", seat: CHANCE, territories: drawTerritories(roll, SIZE) }
    : undefined;
}

/** Whether what is due comes from cards that lie face down. */
function drawsCards({ step }: State): boolean {
  return step === "card" || step === "cities" || step === "objectives" || step === "deal";
}

/** RISK in the edition of 2008. */
export const RISK_2008 = makeRules<State, Action, Event>(META, VERBS, {
  setup: newState,
  deal,
  draws: drawsOf,
  drawsCards,
  copy: copyState,
  hash: hashState,
});
