import { WORDS } from "../words";
import type { Ask, Link, Reply } from "../net/link";
import type { Request } from "../../wire/protocol";

/** What people do to things that are shown: in a replay these are not at the table. */
const TOUCHES: ReadonlySet<string> = new Set<Request["t"]>([
  ...(["pick", "draw", "drag", "drop", "flip", "rotate", "randomize", "peek", "hover", "number"] as const),
  ...(["press", "menu", "hotkey", "scripting", "click", "type", "choose", "ping", "endTurn"] as const),
]);

/** A link that refuses what would touch things, as long as what is shown is not the table. */
export function stillLink(link: Link, isStill: () => boolean): Link {
  return {
    ...link,
    ask: async <R extends Ask>(request: R): Promise<Reply<R>> => {
      if (!isStill() || !TOUCHES.has(request.t)) return link.ask(request);
      return { t: "refused", code: "table", why: WORDS.replay.still };
    },
    tell: (request) => {
      if (!isStill() || !TOUCHES.has(request.t)) link.tell(request);
    },
  };
}
