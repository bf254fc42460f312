import { deliver } from "../deliver";
import type { Session } from "../session";

/** Physics has three ticks in two frames. */
export async function passTicks({ world, script }: Session): Promise<void> {
  for (let tick = world.clock.frame % 2; tick < 2; tick++)
    await deliver(script, { what: "onFixedUpdate", args: [] });
}
