import type { Bounds, Draft } from "../../../core/choice";
import { landId } from "../../../risk/world/board";

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
