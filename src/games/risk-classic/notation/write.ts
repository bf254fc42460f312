import { landId } from "../../../risk/world/board";
import { writeDeed } from "../../../risk/notation/deeds";
import { writeChance, writeDraft as writeOther } from "../../../risk/world/notation/actions";
import type { Bounds, Draft } from "../../../core/choice";
import type { Action } from "../rules/actions";
import { CARD_IDS } from "../rules/cards";
import { MISSIONS } from "../rules/missions";
import { DEEDS } from "./deeds";

/** Writes an action as a line of a record, without its end; `colours` by seat. */
export function writeAction(action: Action, colours: readonly string[]): string {
  switch (action.type) {
    case "first":
    case "deal":
    case "dice":
    case "card":
      return writeChance(action, colours, CARD_IDS);
    case "mission":
      return `draw ${colours[action.to]} mission ${MISSIONS[action.mission]}`;
    case "lot":
      return `draw ${colours[action.to]} headquarters ${landId(action.territory)}`;
    case "trade":
      return `${colours[action.seat]} trade${cardWords(action.cards)}`;
    case "trade_on":
      return `${colours[action.seat]} trade${cardWords(action.cards)} on ${landId(action.territory)}`;
    case "set":
      return `${colours[action.seat]} set ${action.setting} ${action.value}`;
    default:
      return `${colours[action.seat]} ${writeDeed(DEEDS, action, colours)}`;
  }
}

/** The ids of cards, each with a blank before it. */
function cardWords(cards: readonly number[]): string {
  return cards.map((card) => ` ${CARD_IDS[card]}`).join("");
}

/** A half-made action: see the other games; a trade has its cards, and the territory that gets the two armies. */
export function writeDraft(draft: Draft, bounds: Bounds | undefined, colours: readonly string[]): string {
  if (draft.verb !== "trade" && draft.verb !== "trade_on") return writeOther(draft, bounds, colours);
  const cards = draft.word === undefined ? "" : ` ${draft.word.split("+").join(" ")}`;
  const reward = draft.territory === undefined ? "" : ` on ${landId(draft.territory)}`;
  return `${colours[draft.seat]} trade${cards}${reward}`;
}
