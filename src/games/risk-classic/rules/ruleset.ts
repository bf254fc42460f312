import { makeRules } from "../../../core/check";
import { CHANCE, type Roll } from "../../../core/types";
import { SIZE } from "../../../risk/world/board";
import { drawTerritories } from "../../../risk/world/rules/deal";
import { dealFirst } from "../../../risk/world/rules/first";
import { rollDice } from "../../../risk/world/rules/roll";
import { drawsOf } from "../../../risk/draws";
import { META } from "../meta";
import type { Action, ChanceAction } from "./actions";
import type { Event } from "./events";
import { copyState } from "./state/copy";
import { hashState } from "./state/hash";
import { newState } from "./state/initial";
import type { State } from "./state";
import { VERBS } from "./verbs";
import { dealLot } from "./game/headquarters";
import { dealMission } from "./game/mission";
import { dealCard } from "./turn/card";

/** The chance action that is due, or undefined where a seat is to act or the game is over. */
function deal(s: State, roll: Roll): ChanceAction | undefined {
  if (s.asked.length > 0) return undefined;
  if (s.step === "dice")
    return s.battle === undefined ? undefined : rollDice(roll, s.battle.dice, s.battle.defence);
  if (s.step === "card") return dealCard(s, roll);
  if (s.step === "first") return dealFirst(s, roll);
  if (s.step === "deal") return { type: "deal", seat: CHANCE, territories: drawTerritories(roll, SIZE) };
  if (s.step === "mission") return dealMission(s, roll);
  return s.step === "lot" ? dealLot(s, roll) : undefined;
}

/** Whether what is due comes from cards that lie face down. */
function drawsCards(s: State): boolean {
  return s.step === "card" || s.step === "mission" || s.step === "deal" || s.step === "lot";
}

export const RISK_CLASSIC = makeRules<State, Action, Event>(META, VERBS, {
  setup: newState,
  deal,
  draws: drawsOf,
  drawsCards,
  copy: copyState,
  hash: hashState,
});
