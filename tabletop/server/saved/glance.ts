import { ask } from "../ask";
import { partsOf, type Scripted } from "../opening";
import type { ServerState } from "../state";

/** Milliseconds for which all who ask get the same save: to make one is work for the table, whoever looks at it. */
const FRESH = 1000;

/** The game at the table as it was within the last second, for those who look at it; undefined where it gives no save. */
export async function glance(state: ServerState): Promise<Scripted | undefined> {
  const now = performance.now();
  if (state.glance === undefined || now - state.glance.since > FRESH)
    state.glance = { since: now, parts: ask(state, { t: "save" }).then(({ save = "" }) => partsOf(save)) };
  return state.glance.parts;
}

/** Another state is at the table. */
export function forgetGlance(state: ServerState): void {
  state.glance = undefined;
}
