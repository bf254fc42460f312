import { flag, fn, rawTable, text, toJson } from "../reader";
import { asLua52 } from "../../lua/dialect";
import { isRecord } from "../../save/check";
import type { Call } from "../types";

/** What a script asks of the web: method, address, body and headers; the answer goes to the function. */
export const WEB_FUNCTIONS: Record<string, Call> = {
  __web: (args) => {
    const headers = toJson(rawTable(args, 3), "headers");
    args.world.requests.push({
      ...{ method: text(args, 0), url: text(args, 1), body: text(args, 2), fn: fn(args, 4) },
      headers: isRecord(headers)
        ? Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, String(value)]))
        : {},
    });
    return flag(args, 5, true);
  },
  /** A text that a script wants to run, with the words that MoonSharp alone parses as Lua 5.2 has them. */
  __dialect: (args) => asLua52(text(args, 0)),
  /** A name of the documentation that this table does not have has been asked for. */
  __missing: (args) => {
    args.world.missing.add(text(args, 0));
    return args.world.lacking;
  },
};
