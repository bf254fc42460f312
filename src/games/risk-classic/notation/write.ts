import type { CHANCE } from "../../../core/types";
import { landId } from "../../../risk/world/board";
import { writeChance, writeDeed } from "../../../risk/world/notation/actions";
import type { Bounds, Draft } from "../../../core/choice";
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

/** A half-made action as far as it goes, and a template of its number: `least..most`. */
export function writeDraft(draft: Draft, bounds: Bounds | undefined, colours: readonly string[]): string {
  let text = colours[draft.seat];
  if (draft.verb === "trade" || draft.verb === "trade_on") return text + writeTrade(draft);
  if (draft.verb !== undefined) text += ` ${draft.verb}`;
  text += landWord(draft.from) + landWord(draft.to) + landWord(draft.territory);
  return bounds === undefined ? text : `${text} ${bounds.minTotal}..${bounds.maxTotal}`;
}

function landWord(t: number | undefined): string {
  return t === undefined ? "" : ` ${landId(t)}`;
}

/** The cards, which are separated by `+` in a word, and the territory that gets the two armies. */
function writeTrade(draft: Draft): string {
  const cards = draft.word === undefined ? "" : ` ${draft.word.split("+").join(" ")}`;
  return ` trade${cards}${draft.territory === undefined ? "" : ` on${landWord(draft.territory)}`}`;
}
