import { deliver } from "./deliver";
import { dealTo } from "../world/deal";
import { countOf } from "../world/containers";
import { objectOut } from "../bridge/values";
import { rotationValues, setRotationValue } from "../world/dice";
import { setState } from "../world/states";
import type { Session } from "./session";
import type { TableObject, World } from "../world/types";

/** A number counts when no digit has followed for a second. */
export const TYPING_FRAMES = 60;

/** Gives the numbers that people have finished typing to the script, then to the table. */
export async function typeOver(session: Session): Promise<void> {
  const { world, typing } = session;
  for (const [color, typed] of [...typing]) {
    if (typed.due > world.clock.frame) continue;
    typing.delete(color);
    const object = world.objects.get(typed.handle);
    if (object === undefined) continue;
    const value = Number(typed.digits);
    const args = [objectOut(object.handle), color, value, typed.alt];
    const handled = await deliver(session.script, { what: "onObjectNumberTyped", args });
    if (handled === true || object.life !== "live") continue;
    if (object.data.States?.[String(value)] === undefined) standard(world, object, color, value);
    else if (await mayChange(session, object, value, color)) setState(world, object, value);
  }
}

async function mayChange(session: Session, object: TableObject, id: number, color: string): Promise<boolean> {
  const args = [objectOut(object.handle), id, color];
  return (await deliver(session.script, { what: "tryObjectStateChange", args })) !== false;
}

/** What a number does when no script wants it: draws cards, turns dice. */
function standard(world: World, object: TableObject, color: string, value: number): void {
  if (object.data.Locked === true && object.kind.holds === undefined) return;
  if (object.kind.holds !== undefined && countOf(object) > 0) dealTo(world, object, value, { color });
  else if (rotationValues(object).some((face) => String(face.Value) === String(value)))
    setRotationValue(world, object, value);
}
