import type { CHANCE } from "../../../core/types";
import { writeCounts, writeNumbers } from "../../../core/lines";
import { RANKS } from "../../../risk/combat/ranks";
import { landId } from "../../../risk/europe/board";
import { idWords } from "../../../risk/notation/words";
import type { Bounds, Draft } from "../../../core/choice";
import { landWord, landWords, writeBounds } from "../../../risk/europe/notation/template";
import type { Action } from "../rules/actions";
import { CARD_IDS } from "../rules/cards";
import { MISSIONS } from "../rules/missions";
import { UNITS } from "../rules/units";
import { armyColours } from "../rules/variant";

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
    default:
      return `${colours[action.seat]} ${writeDeed(action, colours)}`;
  }
}

function writeDeed(
  action: Exclude<Action, { readonly seat: typeof CHANCE }>,
  colours: readonly string[],
): string {
  switch (action.type) {
    case "bid":
      return `bid ${action.coins}`;
    case "settle":
      return `settle ${landId(action.territory)} ${action.footmen[0]} ${landId(action.to)} ${action.footmen[1]}`;
    case "pick":
      return `pick${idWords(action.cards, CARD_IDS)}`;
    case "auction":
      return `auction ${armyColours(colours)[action.army]}`;
    case "keep":
      return `keep ${MISSIONS[action.mission]}`;
    case "expand":
    case "split":
    case "maneuver":
      return `${action.type} ${landId(action.from)} ${landId(action.to)}${writeCounts(action.units, UNITS)}`;
    case "also":
      return `also ${landId(action.to)}${writeCounts(action.units, UNITS)}`;
    case "tax":
    case "build":
    case "fortify":
    case "battle":
      return `${action.type} ${landId(action.territory)}`;
    case "buy":
      return `buy ${landId(action.territory)}${writeCounts(action.units, UNITS)}`;
    case "assault":
      return `assault ${landId(action.from)} ${landId(action.to)}`;
    case "lose":
      return `lose${writeCounts(action.units, UNITS)}`;
    case "reveal":
      return `reveal${MISSIONS.map((id, k) => (action.missions[k] > 0 ? ` ${id}` : "")).join("")}`;
    case "set":
      return `set ${action.setting} ${action.value}`;
    default:
      return action.type;
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
