import { writeNumbers } from "../../../core/lines";
import { RANKS } from "../../../risk/combat/ranks";
import { landId } from "../../../risk/europe/board";
import type { Bounds, Draft } from "../../../core/choice";
import { landWords, writeBounds } from "../../../risk/europe/notation/template";
import { writeDeed } from "../../../risk/notation/deeds";
import type { Action } from "../rules/actions";
import { CARDS, MISSIONS } from "../rules/cards";
import { DEEDS } from "./deeds";

/** Writes an action as a line of a record, without its end; `colours` by seat. */
export function writeAction(action: Action, colours: readonly string[]): string {
  switch (action.type) {
    case "order":
    case "first":
      return `roll ${action.type}${action.seats.map((seat, i) => ` ${colours[seat]} ${action.faces[i]}`).join("")}`;
    case "dice":
      return `roll ${RANKS[action.rank]}${writeNumbers(action.attacker)} vs${writeNumbers(action.defender)}`;
    case "bombardment":
      return `roll bombardment${writeNumbers(action.faces)}`;
    case "recruitment":
      return `roll recruitment ${action.face}`;
    case "deal":
      return `deal ${colours[action.to]} ${landId(action.territory)}`;
    case "mission":
      return `draw ${colours[action.to]} mission ${MISSIONS[action.mission]}`;
    case "card":
      return `draw ${colours[action.to]} card ${CARDS[action.card]}`;
    case "castle":
      return `${colours[action.seat]} buy castle`;
    case "set":
      return `${colours[action.seat]} set ${action.setting} ${action.value}`;
    default:
      return `${colours[action.seat]} ${writeDeed(DEEDS, action, colours)}`;
  }
}

/** A half-made action as far as it goes, and a template of its counts: see docs/notation.md. */
export function writeDraft(draft: Draft, bounds: Bounds | undefined, colours: readonly string[]): string {
  let text = colours[draft.seat];
  if (draft.verb !== undefined) text += draft.verb === "castle" ? " buy castle" : ` ${draft.verb}`;
  text += landWords(draft);
  if (draft.word !== undefined) text += ` ${draft.word}`;
  return bounds === undefined ? text : text + writeBounds(bounds, "infantry");
}
