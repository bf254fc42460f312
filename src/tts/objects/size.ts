import type { Thing } from "../../session/scene/thing";
import { ground } from "./ground";
import { formOf } from "./look";

/** Widths of flat objects at scale 1, in table units, as long as none of theirs has been measured. */
const GUESSES: Readonly<Record<string, number>> = { total: 2, shield: 2, disc: 2, card: 2.2 };

/** Objects of a family have the same width at scale 1, which the table decides from their picture. */
function familyOf(thing: Thing): string {
  if (thing.kind === "shield") return "total";
  if (thing.kind === "rank") return "shield";
  return thing.kind === "turn" ? "disc" : "card";
}

/** How wide a token or a card is at scale 1, in table units. */
export function baseWidth(thing: Thing): number {
  const family = familyOf(thing);
  return ground.widths[family] ?? GUESSES[family];
}

/** Measures the family of a flat object, when the first of them has loaded. */
export function learnWidth(thing: Thing, object: TtsObject): void {
  if (formOf(thing) === "model") return;
  const family = familyOf(thing);
  if (ground.widths[family] !== undefined || object.loading_custom) return;
  const width = object.getBoundsNormalized().size.x / object.getScale().x;
  if (width > 0) ground.widths[family] = width;
}
