import type { CHANCE } from "../../../core/types";
import { writeCounts, writeNumbers } from "../../../core/lines";
import { RANKS } from "../../../risk/combat/ranks";
import { landId } from "../../../risk/europe/board";
import type { Bounds, Draft } from "../../../core/choice";
import { landWords, writeBounds } from "../../../risk/europe/notation/template";
import type { Action } from "../rules/actions";
import { CARDS, MISSIONS } from "../rules/cards";
import { UNITS } from "../rules/units";
import { POLICY_IDS } from "../rules/policies";

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
    default:
      return `${colours[action.seat]} ${writeDeed(action)}`;
  }
}

function writeDeed(action: Exclude<Action, { readonly seat: typeof CHANCE }>): string {
  switch (action.type) {
    case "capital":
    case "build":
      return `${action.type} ${landId(action.territory)}`;
    case "policies":
      return `policies${writeCounts(action.cards, POLICY_IDS)}`;
    case "buy":
      return `buy${writeCounts(action.units, UNITS)}`;
    case "castle":
      return "buy castle";
    case "donate":
      return `donate ${action.coins}`;
    case "attack":
    case "fortify":
      return `${action.type} ${landId(action.from)} ${landId(action.to)}${writeCounts(action.units, UNITS)}`;
    case "bombard":
      return `bombard ${landId(action.from)} ${landId(action.to)}`;
    case "recruit":
      return `recruit ${landId(action.territory)}${action.bribe ? " bribe" : ""}`;
    case "place":
      return `place ${landId(action.territory)}${writeCounts(action.units, UNITS)}`;
    case "reinforce":
      return `reinforce ${landId(action.territory)} ${action.unit}`;
    case "end":
      return `end ${action.phase}`;
    case "play":
      return `play ${CARDS[action.card]}`;
    case "lose":
      return `lose${writeCounts(action.units, UNITS)}`;
    case "boost":
      return `boost${writeNumbers(action.plus)}`;
    case "discard":
      return `discard${writeCounts(action.cards, CARDS)}`;
    case "set":
      return `set ${action.setting} ${action.value}`;
    default:
      return action.type;
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
