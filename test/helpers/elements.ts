import type { Table } from "../../tabletop/table";
import { seenElements, type SeenElement } from "../../tabletop/world/interface";
import { mustBeThere } from "../../tabletop/world/players";

/** What a person sees of the interface, by colour or name: a view has all pieces besides, which takes ten times as long. */
export function elementsFor(table: Table, who: string): SeenElement[] {
  const { world } = table.session;
  return seenElements(world, mustBeThere(world, who));
}
