import { seconds } from "../world/clock";
import type { World } from "../world/types";

/** Time.time and its kin, in seconds of the table's clock. */
export const TIME_FIELDS = {
  "Time.time": { get: (world: World): number => seconds(world.clock) },
  "Time.delta_time": { get: (): number => 1 / 60 },
};
