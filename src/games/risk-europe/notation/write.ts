import { writeNumbers } from "../../../core/lines";
import { RANKS } from "../../../risk/combat/ranks";
import { landId } from "../../../risk/europe/board";
import { idWords } from "../../../risk/notation/words";
import type { Bounds, Draft } from "../../../core/choice";
import { landWord, landWords, writeBounds } from "../../../risk/europe/notation/template";
import { writeDeed } from "../../../risk/notation/deeds";
import type { Action } from "../rules/actions";
import { CARD_IDS } from "../rules/cards";
import { MISSIONS } from "../rules/missions";
import { armyColours } from "../rules/variant";
import { DEEDS } from "./deeds";

/** Writes an action as a line of a record, without its end; `colours` by seat. */
export function writeAction(action: Action, colours: readonly string[]): string {
  switch (action.type) {
    case "tile":
      return `draw ${armyColours(colours)[action.to]} tile ${landId(action.territory)}`;
    case "card":
      return `draw ${armyColours(colours)[action.to]} card ${CARD_IDS[action.card]}`;
    case "missions":
      return `draw ${colours[action.to]} missions${idWords(action.missions, MISSIONS)}`;
    case "tie":
      return `roll tie${action.seats.map((seat, i) => ` ${colours[seat]} ${action.faces[i]}`).join("")}`;
    case "volley":
      return `roll assault${writeNumbers(action.faces)}`;
    case "recast":
      return `roll castle${writeNumbers(action.faces)}`;
    case "dice":
      return `roll ${RANKS[action.rank]}${writeNumbers(action.attacker)} vs${writeNumbers(action.defender)}`;
    case "settle":
      return `${colours[action.seat]} settle ${landId(action.territory)} ${action.footmen[0]} ${landId(action.to)} ${action.footmen[1]}`;
    case "set":
      return `${colours[action.seat]} set ${action.setting} ${action.value}`;
    default:
      return `${colours[action.seat]} ${writeDeed(DEEDS, action, colours)}`;
  }
}

/** A half-made action as far as it goes, and a template of its counts: each number as `least..most`. */
export function writeDraft(draft: Draft, bounds: Bounds | undefined, colours: readonly string[]): string {
  let text = colours[draft.seat];
  if (draft.verb !== undefined) text += ` ${draft.verb}`;
  if (draft.verb === "settle") return text + writeSettle(draft, bounds);
  text += landWords(draft);
  if (draft.word !== undefined) text += ` ${draft.word}`;
  return bounds === undefined ? text : text + writeBounds(bounds, "footmen");
}

/** Each of the two territories with its Footmen after it. */
function writeSettle(draft: Draft, bounds: Bounds | undefined): string {
  if (bounds === undefined) return landWord(draft.territory) + landWord(draft.to);
  const range = `${bounds.minEach[0]}..${bounds.maxEach[0]}`;
  return `${landWord(draft.territory)} ${range}${landWord(draft.to)} ${range} (${bounds.maxTotal} in all)`;
}
