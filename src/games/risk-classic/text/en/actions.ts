import type { ActionTexts } from "../../../../text/game";
import { movedText, worldActions } from "../../../../risk/world/text/en/actions";
import { list } from "../../../../text/en/words";
import { cardName, landName } from "../names";
import { NAMES } from "./names";
import { armies, owner, WORDS } from "./words";
import type { Action } from "../../rules/actions";
import { CARD_REWARD } from "../../rules/numbers";

/** What was done, one line each, fit for everybody's eyes: cards, missions and headquarters are not named here. */
export const ACTIONS: ActionTexts<Action> = {
  ...worldActions(WORDS),
  mission: ({ to }, colours) => `${owner(to, colours)} has a mission.`,
  deal: () => "The territories are dealt, with one army on each.",
  lot: ({ to }, colours) => `${owner(to, colours)} has a headquarters, drawn by lot.`,
  neutral: ({ seat, territory }, colours) =>
    `${owner(seat, colours)} places a neutral army in ${landName(territory)}.`,
  headquarters: ({ seat }, colours) => `${owner(seat, colours)} has chosen its headquarters.`,
  trade: (action, colours) => `${owner(action.seat, colours)} trades ${cards(action.cards)}.`,
  trade_on: (action, colours) =>
    `${owner(action.seat, colours)} trades ${cards(action.cards)}: ${armies(CARD_REWARD)} more in ${landName(action.territory)}.`,
  fortify: (action, colours) => movedText(WORDS, action, colours),
};

function cards(set: readonly number[]): string {
  return list(set.map((card) => cardName(card, NAMES)));
}
