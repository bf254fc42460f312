import { linkOf, TICK, type Hall } from "./hall";
import type { Client } from "./clients";
import type { Entered } from "./table/types";
import type { Welcome } from "./answers";

/** What a tab is told that has come in, or come back. */
export function welcome(hall: Hall, client: Client, lost: Entered["lost"]): Welcome {
  const { token, person, host } = client;
  const invite: Welcome["invite"] = { link: linkOf(hall) };
  if (hall.code !== undefined) invite.code = hall.code;
  return { t: "welcome", token, person, host, tick: TICK, invite, ...(lost === undefined ? {} : { lost }) };
}
