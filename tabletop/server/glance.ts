import { ask } from "./ask";
import type { ServerState } from "./state";

/** Milliseconds for which all who ask get the same save: to make one is work for the table, whoever looks at it. */
const FRESH = 1000;

/** The game at the table as it was within the last second, for those who look at it; undefined where it gives no save. */
export async function glance(state: ServerState): Promise<{ text: string } | undefined> {
  const now = performance.now();
  if (state.glance === undefined || now - state.glance.since > FRESH)
    state.glance = { since: now, save: ask(state, { t: "save" }).then(({ save }) => save) };
  const text = await state.glance.save;
  return text === undefined ? undefined : { text };
}
