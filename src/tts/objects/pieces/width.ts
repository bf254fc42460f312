import type { Thing } from "../../../session/scene/thing";
import { registry } from "../registry";
import { isModel, kindOf } from "./look";

/** Widths of tokens and cards at scale 1, in table units, as long as none of theirs has been measured. */
const TOKEN = 2;
const CARD = 2.2;

/** Objects of a family have the same width at scale 1, which the table decides from their picture: all cards, or a kind of tokens. */
function familyOf(thing: Thing): string {
  return isCard(thing) ? "card" : thing.kind;
}

function isCard(thing: Thing): boolean {
  return kindOf(thing).form === "card";
}

/** How wide a token or a card is at scale 1, in table units. */
export function baseWidth(thing: Thing): number {
  return registry.widths[familyOf(thing)] ?? (isCard(thing) ? CARD : TOKEN);
}

/** Measures the family of a flat object, when the first of them has loaded. */
export function learnWidth(thing: Thing, object: TtsObject): void {
  if (isModel(thing)) return;
  const family = familyOf(thing);
  if (registry.widths[family] !== undefined || object.loading_custom) return;
  const width = object.getBoundsNormalized().size.x / object.getScale().x;
  if (width > 0) registry.widths[family] = width;
}
