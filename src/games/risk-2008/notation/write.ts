import { landId } from "../../../risk/world/board";
import { writeDeed } from "../../../risk/notation/deeds";
import { landWords, writeChance } from "../../../risk/world/notation/actions";
import type { Bounds, Draft } from "../../../core/choice";
import type { Action } from "../rules/actions";
import { OBJECTIVE_IDS, REWARDS } from "../rules/objectives";
import { DEEDS } from "./deeds";

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
    case "set":
      return `${colours[action.seat]} set ${action.setting} ${action.value}`;
    default:
      return `${colours[action.seat]} ${writeDeed(DEEDS, action, colours)}`;
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
