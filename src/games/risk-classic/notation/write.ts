import { landId } from "../../../risk/world/board";
import { writeChance, writeDeed } from "../../../risk/world/notation/actions";
import type { Action } from "../rules/actions";
import { CARD_IDS } from "../rules/cards";
import { MISSIONS } from "../rules/missions";

/** Writes an action as a line of a record, without its end; `colours` by seat. */
export function writeAction(a: Action, colours: readonly string[]): string {
  switch (a.type) {
    case "first":
    case "deal":
    case "dice":
      return writeChance(a, colours);
    case "mission":
      return `draw ${colours[a.to]} mission ${MISSIONS[a.mission]}`;
    case "lot":
      return `draw ${colours[a.to]} headquarters ${landId(a.territory)}`;
    case "card":
      return `draw ${colours[a.to]} card ${CARD_IDS[a.card]}`;
    default:
      return `${colours[a.seat]} ${writeOwn(a)}`;
  }
}

function writeOwn(a: Exclude<Action, { readonly seat: -1 }>): string {
  switch (a.type) {
    case "neutral":
    case "headquarters":
      return `${a.type} ${landId(a.territory)}`;
    case "trade":
      return `trade${cardWords(a.cards)}`;
    case "trade_on":
      return `trade${cardWords(a.cards)} on ${landId(a.territory)}`;
    case "fortify":
      return `fortify ${landId(a.from)} ${landId(a.to)} ${a.armies}`;
    case "set":
      return `set ${a.setting} ${a.value}`;
    case "end":
    case "resign":
      return a.type;
    default:
      return writeDeed(a);
  }
}

/** The ids of cards, each with a blank before it. */
export function cardWords(cards: readonly number[]): string {
  return cards.map((card) => ` ${CARD_IDS[card]}`).join("");
}
