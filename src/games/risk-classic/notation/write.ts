import { writeNumbers } from "../../../core/lines";
import { landId } from "../../../risk/world/board";
import type { Action } from "../rules/actions";
import { CARD_IDS } from "../rules/cards";
import { MISSIONS } from "../rules/missions";

/** Writes an action as a line of a record, without its end; `colours` by seat. */
export function writeAction(a: Action, colours: readonly string[]): string {
  switch (a.type) {
    case "first":
      return `roll first${a.seats.map((seat, i) => ` ${colours[seat]} ${a.faces[i]}`).join("")}`;
    case "mission":
      return `draw ${colours[a.to]} mission ${MISSIONS[a.mission]}`;
    case "deal":
      return `deal${a.territories.map((t) => ` ${landId(t)}`).join("")}`;
    case "lot":
      return `draw ${colours[a.to]} headquarters ${landId(a.territory)}`;
    case "dice":
      return `roll dice${writeNumbers(a.attacker)} vs${writeNumbers(a.defender)}`;
    case "card":
      return `draw ${colours[a.to]} card ${CARD_IDS[a.card]}`;
    default:
      return `${colours[a.seat]} ${writeDeed(a)}`;
  }
}

function writeDeed(a: Exclude<Action, { readonly seat: -1 }>): string {
  switch (a.type) {
    case "claim":
    case "neutral":
    case "headquarters":
      return `${a.type} ${landId(a.territory)}`;
    case "place":
      return `place ${landId(a.territory)} ${a.armies}`;
    case "trade":
      return `trade${cardWords(a.cards)}`;
    case "trade_on":
      return `trade${cardWords(a.cards)} on ${landId(a.territory)}`;
    case "attack":
      return `attack ${landId(a.from)} ${landId(a.to)} ${a.dice}`;
    case "storm":
      return `storm ${landId(a.from)} ${landId(a.to)} ${a.until}`;
    case "fortify":
      return `fortify ${landId(a.from)} ${landId(a.to)} ${a.armies}`;
    case "defend":
      return `defend ${a.dice}`;
    case "occupy":
      return `occupy ${a.armies}`;
    case "set":
      return `set ${a.setting} ${a.value}`;
    default:
      return a.type;
  }
}

/** The ids of cards, each with a blank before it. */
export function cardWords(cards: readonly number[]): string {
  return cards.map((card) => ` ${CARD_IDS[card]}`).join("");
}
