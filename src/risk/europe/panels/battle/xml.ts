import type { UnitRow } from "../../../../session/ui/xml/game";
import { nounOf } from "../../../../text/nouns";
import type { Noun, Words } from "../../../../text/types";
import { FIGHTS } from "./fights";

/** The kinds of units in the order in which they fight, from above; in the main rank all do. */
export function unitRows(
  units: readonly string[],
  picture: (this: void, unit: string) => string,
  names: Words<Noun>,
): UnitRow[] {
  return FIGHTS.map((kind) => ({ kind, image: picture(units[kind]), name: nounOf(names, units[kind], 2) }));
}
