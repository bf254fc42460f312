import { handler, type Element } from "../xml/document";
import { deliver } from "../run/deliver";
import { elementOf, isLoading, isOff, isShown } from "../world/interface";
import { interfaceOn } from "../world/object-interface";
import { nameFor } from "../world/sight";
import { personOut } from "../world/players";
import { person, piece, reachable, seated, type Piece } from "./find";
import { Refused } from "../world/world";
import type { Interface, Person, TableObject } from "../world/types";
import type { Node } from "../xml/parse";
import type { Session } from "../run/session";

/** An element of the interface: by its id, or itself; or one of the interface on a piece, by its id. */
export type Which = string | Node | { on: Piece; id: string };

/** An element that somebody can use, the interface that it is of, and the object that this lies on; none for that of the screen. */
export interface Found {
  session: Session;
  by: Person;
  node: Node;
  attributes: Element["attributes"];
  ui: Interface;
  object: TableObject | undefined;
}

/** The element that a person means; refused where there is none, they do not see it, or it is not interactable. */
function elementFor(session: Session, by: Person, which: Which): Found {
  const { world } = session;
  const { ui, object } = interfaceOf(session, by, which);
  if (isLoading({ ...world, interface: ui })) throw new Refused("the interface is loading");
  const id = typeof which === "string" ? which : "on" in which ? which.id : undefined;
  const node = id === undefined ? (which as Node) : ui.byId.get(id);
  const element = node === undefined ? undefined : elementOf(ui, node);
  const label = id ?? node?.attributes["id"] ?? node?.tag ?? "";
  const where = object === undefined ? "" : ` of ${nameFor(world, object, by)}`;
  if (element === undefined) throw new Refused(`the interface${where} has no element ${label}`);
  if (!isShown(element, by)) throw new Refused(`${by.color} does not see the element ${label}${where}`);
  if (isOff(element.attributes["interactable"]))
    throw new Refused(`the element ${label}${where} is not interactable`);
  return { session, by, node: element.node, attributes: element.attributes, ui, object };
}

function interfaceOf(session: Session, by: Person, which: Which): Pick<Found, "ui" | "object"> {
  const { world } = session;
  if (typeof which === "string") return { ui: world.interface, object: undefined };
  const under = (node: Node): TableObject | undefined =>
    [...world.objects.values()].find(({ ui }) => ui?.byNode.has(node) === true);
  const object = "on" in which ? piece(session, which.on) : under(which);
  if (object === undefined) return { ui: world.interface, object };
  seated(session, by.name);
  reachable(session, by, object, true);
  return { ui: interfaceOn(world, object), object };
}

/** A gesture at an element of the interface, for those who see it and may use it; all others are refused. */
export function atElement<Rest extends unknown[], Result>(
  gesture: (at: Found, ...rest: Rest) => Promise<Result>,
): (session: Session, who: string, which: Which, ...rest: Rest) => Promise<Result> {
  return async (session, who, which, ...rest) =>
    gesture(elementFor(session, person(session, who), which), ...rest);
}

/** Calls what an element names for an event: on an object a function of its own script, if no other owner is named. */
export async function callHandler(at: Found, event: string, value: string): Promise<void> {
  const { session, by, attributes, object } = at;
  const text = attributes[event];
  if (text === undefined || text === "") return;
  const named = handler(text);
  const { guids } = session.world;
  const own = object === undefined || text.includes("/") ? undefined : object.handle;
  const to = own ?? (named?.owner === "Global" ? "Global" : guids.get(named?.owner ?? ""));
  if (named === undefined || to === undefined)
    throw new Refused(`${event}="${text}" names no function of Global or of an object`);
  const args = [personOut(by), named.argument ?? value, attributes["id"]];
  await deliver(session.script, { what: named.name, args, to }, true);
}
