import type { CHANCE } from "../../../core/types";
import { landId } from "../../../risk/world/board";
import { writeChance, writeDeed } from "../../../risk/world/notation/actions";
import type { Action } from "../rules/actions";
import { CARD_IDS } from "../rules/cards";
import { MISSIONS } from "../rules/missions";

/** Writes an action as a line of a record, without its end; `colours` by seat. */
export function writeAction(action: Action, colours: readonly string[]): string {
  switch (action.type) {
    case "first":
    case "deal":
    case "dice":
      return writeChance(action, colours);
    case "mission":
      return `draw ${colours[action.to]} mission ${MISSIONS[action.mission]}`;
    case "lot":
      return `draw ${colours[action.to]} headquarters ${landId(action.territory)}`;
    case "card":
      return `draw ${colours[action.to]} card ${CARD_IDS[action.card]}`;
    default:
      return `${colours[action.seat]} ${writeOwn(action)}`;
  }
}

function writeOwn(action: Exclude<Action, { readonly seat: typeof CHANCE }>): string {
  switch (action.type) {
    case "neutral":
    case "headquarters":
      return `${action.type} ${landId(action.territory)}`;
    case "trade":
      return `trade${cardWords(action.cards)}`;
    case "trade_on":
      return `trade${cardWords(action.cards)} on ${landId(action.territory)}`;
    case "fortify":
      return `fortify ${landId(action.from)} ${landId(action.to)} ${action.armies}`;
    case "set":
      return `set ${action.setting} ${action.value}`;
    case "end":
    case "resign":
      return action.type;
    default:
      return writeDeed(action);
  }
}

/** The ids of cards, each with a blank before it. */
function cardWords(cards: readonly number[]): string {
  return cards.map((card) => ` ${CARD_IDS[card]}`).join("");
}
