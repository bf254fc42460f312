import { linkOf } from "./access";
import { TICK, type ServerState } from "./state";
import type { Client } from "./clients";
import type { Entered } from "./table/messages";
import type { Welcome } from "../wire/answers";

/** What a tab is told that has come in, or come back. */
export function welcome(state: ServerState, client: Client, lost: Entered["lost"]): Welcome {
  const { token, person, host } = client;
  const { access, options, saving } = state;
  return {
    ...{ t: "welcome", token, person, host, tick: TICK, lost },
    invite: { link: linkOf(access), ...(access.code === undefined ? {} : { code: access.code }) },
    games: host && options.otherGames !== undefined ? true : undefined,
    saved: saving.resumedFrom,
  };
}
