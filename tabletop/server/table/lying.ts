import { interfaceOn } from "../../world/object-interface";
import { panelsOut } from "./panels";
import { seenElements, typedIn } from "../../world/interface";
import { shield } from "./shield";
import type { Element, Lying } from "../../wire/view";
import type { Panels, Room, Screen } from "./room";
import type { Person, TableObject } from "../../world/types";
import type { SeenObject } from "../../world/look";

const NONE: Panels = { state: "", roots: [], elements: new Map(), asked: false };

/**
 * The interfaces on the objects that somebody sees, by the keys of their pieces. Their elements join those of the screen's
 * interface. What a hand or a script hides has none.
 */
export function lyingOf(
  room: Room,
  screen: Screen,
  by: Person,
  seen: readonly SeenObject[],
  elements: Map<number, Element>,
): { on: Record<string, Lying> | undefined; elements: Map<number, Element> } {
  const { world } = room.table.session;
  if (world.notes === undefined) return { on: undefined, elements };
  const on: Record<string, Lying> = {};
  const before = screen.lying;
  screen.lying = new Map();
  for (const { handle, side } of seen) {
    const object = world.objects.get(handle);
    const key = screen.keys.pieces.get(handle)?.key;
    if (object === undefined || key === undefined || side === "hidden" || !hasInterface(object)) continue;
    const last = before.get(handle);
    const what = `The interface of ${object.guid}`;
    const panels = shield(room, what, () => panelsOn(room, screen, by, object, last), NONE);
    screen.lying.set(handle, panels);
    if (panels.roots.length === 0) continue;
    on[key] = { roots: panels.roots, assets: shield(room, what, () => assetsOf(room, object), {}) };
  }
  if (Object.keys(on).length === 0) return { on: undefined, elements };
  const all = new Map(elements);
  for (const panels of screen.lying.values())
    for (const [key, element] of panels.elements) all.set(key, element);
  return { on, elements: all };
}

function assetsOf({ urls, table: { session } }: Room, object: TableObject): Lying["assets"] {
  const { assets } = interfaceOn(session.world, object);
  return Object.fromEntries(assets.map(({ Name, URL }) => [Name, urls(URL)]));
}

function hasInterface({ data, ui }: TableObject): boolean {
  return ui !== undefined || (data.XmlUI ?? "").trim() !== "";
}

/** Made anew only where it or its viewer is another. */
function panelsOn(room: Room, { keys }: Screen, by: Person, object: TableObject, last?: Panels): Panels {
  const { world } = room.table.session;
  const ui = interfaceOn(world, object);
  const { id, color, host, promoted, team } = by;
  const state = [ui.changes, id, color, host, promoted, team, ...[...typedIn(ui, by)].flat()].join("\n");
  if (last?.state === state) return last;
  const elements = seenElements({ ...world, interface: ui }, by);
  return { state, ...panelsOut(keys, elements), asked: false };
}
