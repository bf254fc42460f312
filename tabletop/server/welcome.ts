import { linkOf, TICK, type ServerState } from "./state";
import type { Client } from "./clients";
import type { Entered } from "./table/types";
import type { Welcome } from "../wire/answers";

/** What a tab is told that has come in, or come back. */
export function welcome(state: ServerState, client: Client, lost: Entered["lost"]): Welcome {
  const { token, person, host } = client;
  const invite: Welcome["invite"] = { link: linkOf(state) };
  if (state.code !== undefined) invite.code = state.code;
  return {
    ...{ t: "welcome", token, person, host, tick: TICK, invite },
    ...(lost === undefined ? {} : { lost }),
    ...(host && state.options.otherGames !== undefined ? { games: true as const } : {}),
    ...(state.before === undefined ? {} : { saved: state.before }),
  };
}
