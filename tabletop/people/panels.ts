import { byId, handler } from "../xml/document";
import { deliver } from "../run/deliver";
import { elementOf, isOff, isShown } from "../world/interface";
import { interfaceOn } from "../world/object-interface";
import { nameFor } from "../world/sight";
import { personOut } from "../world/players";
import { reachable, seated, type Piece } from "./find";
import { Refused } from "../world/world";
import type { Session } from "../run/session";

/**
 * Clicks an element of the interface that lies on an object, by its id: left "-1", right "-2", middle "-3". Its function
 * is that of the object's own script, unless it names another.
 */
export async function clickOn(
  session: Session,
  who: string,
  which: Piece,
  id: string,
  key = "-1",
): Promise<void> {
  const { world } = session;
  const by = seated(session, who);
  const object = reachable(session, by, which);
  const name = nameFor(world, object, by);
  const ui = interfaceOn(world, object);
  const node = byId(ui.document, id);
  const found = node === undefined ? undefined : elementOf(ui, node);
  if (found === undefined) throw new Refused(`the interface of ${name} has no element ${id}`);
  if (!isShown(found, by)) throw new Refused(`${by.color} does not see the element ${id} of ${name}`);
  const { onClick = "", interactable } = found.attributes;
  if (isOff(interactable)) throw new Refused(`the element ${id} of ${name} is not interactable`);
  const named = handler(onClick);
  if (named === undefined) throw new Refused(`the element ${id} of ${name} does nothing when clicked`);
  const other = onClick.includes("/") ? world.guids.get(named.owner) : object.handle;
  const to = onClick.trim().startsWith("Global/") ? "Global" : other;
  if (to === undefined) throw new Refused(`onClick="${onClick}" names no object that is there`);
  const args = [personOut(by), named.argument ?? key, id];
  await deliver(session.script, { what: named.name, args, to }, true);
}
