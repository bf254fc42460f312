import { act, Gone } from "./acts";
import { personOf, type Room, type Tab } from "./room";
import { Refused } from "../../world/world";
import type { Gesture } from "../../wire/protocol";
import type { Refused as RefusedAnswer } from "../../wire/answers";

/** Why a gesture was not done; undefined when it was. */
export type Outcome = Pick<RefusedAnswer, "code" | "why"> | undefined;

/** Does what a browser asks for its person. What the table refuses is said, what the script vetoes too. */
export async function gesture(room: Room, tab: Tab, request: Gesture): Promise<Outcome> {
  const by = tab.looking === undefined ? undefined : personOf(room, tab.looking);
  if (by === undefined) return { code: "pickSeat", why: "Say first who is at the screen." };
  try {
    const done = await act({ room, tab, by, table: room.table, who: by.name }, request);
    return done === false ? { code: "script", why: "The script of the table does not allow it." } : undefined;
  } catch (error) {
    if (error instanceof Gone) return { code: "gone", why: error.message };
    if (error instanceof Refused) return { code: "table", why: sentence(error.message) };
    throw error;
  }
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
