import type { CHANCE } from "../../../core/types";
import { landId } from "../../../risk/world/board";
import { landWords, writeChance, writeDeed } from "../../../risk/world/notation/actions";
import type { Bounds, Draft } from "../../../core/choice";
import type { Action } from "../rules/actions";
import { ARMY_IDS } from "../rules/game/army";
import { OBJECTIVE_IDS, REWARDS } from "../rules/objectives";

/** Writes an action as a line of a record, without its end; `colours` by seat. */
export function writeAction(action: Action, colours: readonly string[]): string {
  switch (action.type) {
    case "first":
    case "deal":
    case "dice":
      return writeChance(action, colours);
    case "cities":
      return `draw cities${landWords(action.territories)}`;
    case "objectives":
      return `draw objectives${action.objectives.map((k, i) => ` ${OBJECTIVE_IDS[k]} ${REWARDS[action.rewards[i]]}`).join("")}`;
    case "card":
      return `draw ${colours[action.to]} card ${landId(action.card)}`;
    default:
      return `${colours[action.seat]} ${writeOwn(action)}`;
  }
}

function writeOwn(action: Exclude<Action, { readonly seat: typeof CHANCE }>): string {
  switch (action.type) {
    case "army":
      return `army ${ARMY_IDS[action.army]}`;
    case "capital":
    case "airfield":
      return `${action.type} ${landId(action.territory)}`;
    case "turn_in":
      return `turn_in${landWords(action.cards)}`;
    case "collect":
      return `collect ${OBJECTIVE_IDS[action.objective]}`;
    case "maneuver":
      return `maneuver ${landId(action.from)} ${landId(action.to)} ${action.armies}`;
    case "set":
      return `set ${action.setting} ${action.value}`;
    case "end":
    case "resign":
      return action.type;
    default:
      return writeDeed(action);
  }
}

/** A half-made action as far as it goes, and a template of its number: `least..most`. Cards are separated by `+` in a word. */
export function writeDraft(draft: Draft, bounds: Bounds | undefined, colours: readonly string[]): string {
  let text = colours[draft.seat];
  if (draft.verb !== undefined) text += ` ${draft.verb}`;
  text += landWord(draft.from) + landWord(draft.to) + landWord(draft.territory);
  if (draft.word !== undefined) text += ` ${draft.word.split("+").join(" ")}`;
  return bounds === undefined ? text : `${text} ${bounds.minTotal}..${bounds.maxTotal}`;
}

function landWord(t: number | undefined): string {
  return t === undefined ? "" : ` ${landId(t)}`;
}
