import { linkOf } from "./access";
import { TICK, type ServerState } from "./state";
import type { Client } from "./clients";
import type { Entered } from "./table/types";
import type { Welcome } from "../wire/answers";

/** What a tab is told that has come in, or come back. */
export function welcome(state: ServerState, client: Client, lost: Entered["lost"]): Welcome {
  const { token, person, host } = client;
  const { resumedFrom } = state.saving;
  const invite: Welcome["invite"] = { link: linkOf(state.access) };
  if (state.access.code !== undefined) invite.code = state.access.code;
  return {
    ...{ t: "welcome", token, person, host, tick: TICK, invite },
    ...(lost === undefined ? {} : { lost }),
    ...(host && state.options.otherGames !== undefined ? { games: true as const } : {}),
    ...(resumedFrom === undefined ? {} : { saved: resumedFrom }),
  };
}
