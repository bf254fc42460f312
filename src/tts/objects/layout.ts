import { seenState } from "../../session/table/manual";
import { isSameTable, type Layout } from "../../session/scene/thing";
import type { Room } from "../../session/table/room";
import { present } from "../../session/table/table";
import { registry } from "./registry";

/** What lies on a table without a match. */
const EMPTY: Layout = { groups: [], board: {}, colours: [] };

/** What is to lie on the table now. A hand without a zone has no owner who could look at it. */
export function layoutOf(room: Room, before: Layout | undefined): Layout {
  const { match } = room.table;
  if (match === undefined) return EMPTY;
  const state = seenState(room, match.game.state);
  const here = present(room.table);
  const n = here.length;
  for (let seat = 0; seat < n; seat++)
    if (registry.hands[state.colours[seat]] === undefined) here[seat] = false;
  const layout = room.table.module.table.layout(state, here, before === EMPTY ? undefined : before);
  if (!room.manual.tray || !isManual(room)) return layout;
  return { ...layout, groups: layout.groups.concat([registry.kit.tray]) };
}

/** Whether people may change the pieces past the rules. */
export function isManual(room: Room): boolean {
  return room.settings.automation !== "enforce";
}

/** Whether things mean the same objects in both: the seats have the same colours, or one of them is empty. */
export function areSameObjects(first: Layout, second: Layout): boolean {
  return first.colours.length === 0 || second.colours.length === 0 || isSameTable(first, second.colours);
}
