import { CHANCE, type Roll } from "../../../core/types";
import { SIZE } from "../../../risk/world/board";
import { drawTerritories } from "../../../risk/world/rules/deal";
import { dealFirst } from "../../../risk/world/rules/first";
import { rollDice } from "../../../risk/world/rules/roll";
import type { Action, ChanceAction } from "./actions";
import { dealLot } from "./game/headquarters";
import { dealMission } from "./game/mission";
import type { State } from "./state";
import { dealCard } from "./turn/card";

/** The chance action that is due, or undefined where a seat is to act or the game is over. */
export function deal(s: State, roll: Roll): ChanceAction | undefined {
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
export function drawsCards(s: State): boolean {
  return s.step === "card" || s.step === "mission" || s.step === "deal" || s.step === "lot";
}

/** Draws from the generator that `deal` takes for this action: one for a die or a card. */
export function draws(action: Action): number {
  switch (action.type) {
    case "dice":
      return action.attacker.length + action.defender.length;
    case "first":
      return action.faces.length;
    case "deal":
      return action.territories.length;
    case "card":
    case "mission":
    case "lot":
      return 1;
    default:
      return 0;
  }
}
