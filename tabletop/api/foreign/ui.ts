import { interfaceOn } from "../../world/object-interface";
import { xmlOf } from "../../xml/write";
import { UI_FIELDS, UI_FUNCTIONS } from "../ui";
import type { Call, Field, Host, ObjectCall } from "../types";
import type { TableObject, World } from "../../world/types";

export const UI_MORE: Record<string, Call> = {
  "UI.getXml": ({ world }) => xmlOf(world.interface.document),
};

/** The world as the functions of the interface see it: with that of an object in the place of all people's. */
function seenFrom(world: World, object: TableObject): World {
  return { ...world, interface: interfaceOn(world, object) };
}

const HOST: Omit<Host, "world"> = { charge: () => undefined, tell: () => undefined };

/** `object.UI` has the functions of `UI`, each for the interface on that object. */
export const OBJECT_UI_METHODS: Record<string, ObjectCall> = Object.fromEntries(
  Object.entries({ ...UI_FUNCTIONS, ...UI_MORE }).map(([name, call]): [string, ObjectCall] => [
    name,
    (args, object) => {
      const world = seenFrom(args.world, object);
      return call({ ...args, world }, { ...HOST, world });
    },
  ]),
);

export const OBJECT_UI_FIELDS: Record<string, Field<TableObject>> = Object.fromEntries(
  Object.entries(UI_FIELDS).map(([name, { get }]): [string, Field<TableObject>] => [
    name,
    { get: (world, object) => get(seenFrom(world, object), undefined) },
  ]),
);
