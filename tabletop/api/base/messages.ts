import { COLORS } from "../../save/colors";
import { keyOf, personAt } from "../../world/players";
import { say, tellOutside } from "../../world/world";
import { colorOut, type Out } from "../../bridge/values";
import { does } from "../done";
import { ApiError, color, has, text, type Source } from "../reader";
import type { RGB } from "../../save/types";
import type { Call } from "../types";

/** The colour of a message, where one is given. */
export function tinted(args: Source, at: number): { color?: RGB } {
  // Published mods give a number where a colour may be left out.
  if (args.world.notes !== undefined && typeof args.get(at) === "number") return {};
  return has(args, at) ? { color: color(args, at) } : {};
}

/** Messages to people by colour, and to all. */
export const MESSAGE_FUNCTIONS: Record<string, Call> = {
  broadcastToAll: (args) => toAll(args, "broadcast"),
  printToAll: (args) => toAll(args, "print"),
  broadcastToColor: (args) => toColor(args, "broadcast"),
  printToColor: (args) => toColor(args, "print"),
  print: (args) => {
    const said = text(args, 0);
    say(args.world, { way: "log", text: said });
    tellOutside(args.world, { way: "print", text: said });
    return undefined;
  },
  log: does((args, { tell }) => {
    const value = args.get(0);
    const said = value === undefined || typeof value !== "object" ? String(value) : `(${value.$})`;
    if (text(args, 2, "").split(" ").includes("error")) tell(text(args, 1, "log"), said);
    else say(args.world, { way: "log", text: text(args, 1, "") === "" ? said : `${text(args, 1)}: ${said}` });
  }),
  stringColorToRGB: (args) => colorOut(color(args, 0)),
};

function toAll(args: Source, way: "print" | "broadcast"): Out {
  say(args.world, { way, text: text(args, 0), ...tinted(args, 1) });
  return true;
}

function toColor(args: Source, way: "print" | "broadcast"): Out {
  const to = text(args, 1);
  if (!COLORS.includes(to))
    throw new ApiError(`bad argument #2 to '${args.name}' (${to} is no player colour)`);
  const tint = tinted(args, 2);
  // Of those who watch the first one is found, whoever was meant.
  const person = personAt(args.world, to);
  if (person === undefined) throw new ApiError(`Player ${to} does not exist`);
  say(args.world, { way, text: text(args, 0), to: keyOf(person), ...tint });
  return true;
}
