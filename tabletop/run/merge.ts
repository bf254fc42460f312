import { accepts, isCard, put } from "../world/containers";
import { deliver } from "./deliver";
import { isAlike } from "../world/stacks";
import { isFaceDown } from "../world/objects";
import { objectOut } from "../bridge/values";
import { support } from "../world/bounds";
import type { Session } from "./session";
import type { TableObject } from "../world/types";

/** Whether the script lets an object into a container; it may answer false. */
export async function mayEnter(
  session: Session,
  container: TableObject,
  object: TableObject,
): Promise<boolean> {
  const into = session.world.ways.noContainer === true ? undefined : objectOut(container.handle);
  const args = [into, objectOut(object.handle)];
  const answer = await deliver(session.script, { what: "tryObjectEnterContainer", args });
  return answer !== false && container.life === "live" && object.life === "live";
}

/** Cards that have come to lie on cards become decks, pieces on what is like them stacks, whoever has moved them. */
export async function mergeSettled(session: Session): Promise<void> {
  const { world } = session;
  for (const handle of world.settled.splice(0)) {
    const object = world.objects.get(handle);
    if (object === undefined || object.hand !== undefined || object.data.Locked === true) continue;
    const cards = isCard(object) || object.kind.holds === "cards";
    if (!cards && (world.notes === undefined || object.kind.zone === true)) continue;
    const { under } = support(world, object);
    if (under === undefined || (!cards && under.motion !== undefined)) continue;
    if (!(cards ? accepts(under, object) : isAlike(under, object))) continue;
    if (
      under.kind.holds === "anything" ||
      under.data.Locked === true ||
      isFaceDown(under) !== isFaceDown(object)
    )
      continue;
    if (await mayEnter(session, under, object)) put(world, under, object);
  }
}
