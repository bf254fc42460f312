import { movedText, worldActions } from "../../../../risk/world/text/en/actions";
import { list } from "../../../../text/en/words";
import type { ClassicTexts } from "../language";
import { cardName, landName } from "../names";
import { NAMES } from "./names";
import { owner, WORDS } from "./words";

/** What was done, one line each, fit for everybody's eyes: cards, missions and headquarters are not named here. */
export const ACTIONS: ClassicTexts["actions"] = {
  ...worldActions(WORDS),
  mission: (a, colours) => `${owner(a.to, colours)} has a mission.`,
  deal: () => "The territories are dealt, with one army on each.",
  lot: (a, colours) => `${owner(a.to, colours)} has a headquarters, drawn by lot.`,
  neutral: (a, colours) => `${owner(a.seat, colours)} places a neutral army in ${landName(a.territory)}.`,
  headquarters: (a, colours) => `${owner(a.seat, colours)} has chosen its headquarters.`,
  trade: (a, colours) => `${owner(a.seat, colours)} trades ${cards(a.cards)}.`,
  trade_on: (a, colours) =>
    `${owner(a.seat, colours)} trades ${cards(a.cards)}: 2 armies more in ${landName(a.territory)}.`,
  fortify: (a, colours) => movedText(WORDS, a, colours),
};

function cards(set: readonly number[]): string {
  return list(set.map((card) => cardName(card, NAMES)));
}
