import { actionNumber, type Action } from "../world/actions";
import { deliver } from "../run/deliver";
import { mustBeThere, personOut } from "../world/players";
import { nameFor } from "../world/sight";
import { objectOut } from "../bridge/values";
import { Refused } from "../world/world";
import type { Session } from "../run/session";
import type { Person, TableObject } from "../world/types";

/** A piece: by its GUID, its nickname where only one has it, or itself. */
export type Piece = string | { handle: number };

/** The person of a colour or a name; refused if nobody is there. */
export function person(session: Session, who: string): Person {
  return mustBeThere(session.world, who);
}

/** Someone who may touch things: not a spectator. */
export function seated(session: Session, who: string): Person {
  const found = person(session, who);
  if (found.color === "Grey") throw new Refused(`${found.name} watches, and can touch nothing`);
  return found;
}

export function piece(session: Session, which: Piece): TableObject {
  const { world } = session;
  const handle = typeof which === "string" ? world.guids.get(which) : which.handle;
  const found = handle === undefined ? undefined : world.objects.get(handle);
  if (found !== undefined) return found;
  const named = [...world.objects.values()].filter((object) => object.data.Nickname === which);
  if (named.length === 1) return named[0];
  const label = typeof which === "string" ? which : `number ${which.handle}`;
  throw new Refused(
    named.length === 0 ? `there is no piece ${label}` : `${named.length} pieces are called ${label}`,
  );
}

/**
 * A piece that a person can reach: spawned, not locked away from hands, not in another's hand. What lies `on` one, a
 * button or an interface, works where the piece itself cannot be touched.
 */
export function reachable(session: Session, who: Person, which: Piece, on = false): TableObject {
  const object = piece(session, which);
  const name = nameFor(session.world, object, who);
  if (object.life !== "live") throw new Refused(`${name} is not there yet`);
  if (object.kind.zone === true) throw new Refused(`${name} is a zone`);
  if (!on && !object.interactable) throw new Refused(`${name} cannot be touched: interactable is false`);
  const owner = object.hand === undefined ? undefined : session.world.objects.get(object.hand)?.data.FogColor;
  if (owner !== undefined && owner !== who.color && who.color !== "Black")
    throw new Refused(`${name} is in the hand of ${owner}`);
  for (const { colors, way } of object.hiddenFrom.values())
    if (way === "invisible" && colors.includes(who.color))
      throw new Refused(`${who.color} does not see ${name}`);
  return object;
}

/** A piece in reach of somebody who has a seat. */
export interface Reach {
  session: Session;
  by: Person;
  object: TableObject;
}

/** A gesture over a piece, for those who have a seat and reach it; all others are refused. */
export function overPiece<Rest extends unknown[], Result>(
  gesture: (reach: Reach, ...rest: Rest) => Result,
  on = false,
): (session: Session, who: string, which: Piece, ...rest: Rest) => Result {
  return (session, who, which, ...rest) => {
    const by = seated(session, who);
    return gesture({ session, by, object: reachable(session, by, which, on) }, ...rest);
  };
}

/** What whoever touches a piece may be told that it is called. */
export function nameOf({ session, by, object }: Reach): string {
  return nameFor(session.world, object, by);
}

/** Asks the script whether a person may do something; it vetoes with false. */
export async function allowed(
  session: Session,
  who: Person,
  action: Action,
  on: TableObject[],
): Promise<boolean> {
  const args = [personOut(who), actionNumber(action), on.map((object) => objectOut(object.handle))];
  return (await deliver(session.script, { what: "onPlayerAction", args })) !== false;
}
