import type { Bounds, Draft } from "../../../core/choice";
import { landId } from "../../../risk/world/board";

/** A half-made action as far as it goes, and a template of its number: `least..most`. */
export function writeDraft(d: Draft, bounds: Bounds | undefined, colours: readonly string[]): string {
  let text = colours[d.seat];
  if (d.verb === "trade" || d.verb === "trade_on") return text + writeTrade(d);
  if (d.verb !== undefined) text += ` ${d.verb}`;
  text += landWord(d.from) + landWord(d.to) + landWord(d.territory);
  return bounds === undefined ? text : `${text} ${bounds.least}..${bounds.most}`;
}

function landWord(t: number | undefined): string {
  return t === undefined ? "" : ` ${landId(t)}`;
}

/** The cards, which are parted by `+` in a word, and the territory that gets the two armies. */
function writeTrade(d: Draft): string {
  const cards = d.word === undefined ? "" : ` ${d.word.split("+").join(" ")}`;
  return ` trade${cards}${d.territory === undefined ? "" : ` on${landWord(d.territory)}`}`;
}
