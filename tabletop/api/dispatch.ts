import { decode, encode, tokens } from "../bridge/text";
import { objectOut, type LuaValue, type Out } from "../bridge/values";
import { byKey } from "../world/players";
import { Refused } from "../world/world";
import { XmlError } from "../xml/parse";
import { ApiError, argumentsOf, live, type Source } from "./reader";
import { takeRemainder } from "./object/contents";
import { FIELDS, FUNCTIONS, OBJECT_FIELDS, OBJECT_METHODS, PLAYER_FIELDS, PLAYER_METHODS } from "./registry";
import type { Field, Host } from "./types";
import type { World } from "../world/types";

/** A running call from Lua: what it names and what it hands over. */
interface Request {
  op: string;
  name: string;
  key: string;
  args: Source;
}

/**
 * Answers a call of the script, text to text: `e` and the complaint where it fails. After the use of a destroyed object
 * every further call of the same slice fails too: in the original that error passes through pcall.
 */
export function dispatch(
  host: Host & { dead: string | undefined; fault: (text: string) => void },
  text: string,
): string {
  const list = tokens(text);
  if (host.dead !== undefined) return `e${host.dead}`;
  try {
    return encode([perform(host, request(host.world, list))]);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const known = error instanceof ApiError || error instanceof Refused || error instanceof XmlError;
    if (!known) host.fault(`${list[1]}: ${error.stack ?? error.message}`);
    if (error.message.startsWith("Object reference")) host.dead = error.message;
    return `e${error.message}`;
  }
}

function request(world: World, list: string[]): Request {
  const [op, name] = list;
  const bound = op.length === 2;
  const values: LuaValue[] = decode(list, bound ? 3 : 2);
  return { op, name, key: bound ? list[2].slice(1) : "", args: argumentsOf(world, name, values) };
}

function perform(host: Host, { op, name, key, args }: Request): Out {
  const { world } = host;
  switch (op) {
    case "c":
      return need(FUNCTIONS[name], name)(args, host);
    case "g":
      return need(FIELDS[name], name).get(world, undefined);
    case "s":
      return assign(FIELDS[name], args, undefined);
    case "om":
      if (name === "isDestroyed") return !world.objects.has(Number(key));
      if (name === "takeObject" && world.notes !== undefined && !world.objects.has(Number(key))) {
        const card = world.objects.get(world.remainders.get(Number(key)) ?? -1);
        if (card !== undefined) return takeRemainder(args, card);
      }
      return need(OBJECT_METHODS[name], name)(args, live(world, Number(key)));
    case "og":
      return objectField(world, name, Number(key));
    case "os":
      return assign(OBJECT_FIELDS[name], args, live(world, Number(key)));
    case "pm":
      return need(PLAYER_METHODS[name], name)(args, byKey(world, key), key);
    case "pg":
      return need(PLAYER_FIELDS[name], name).get(world, { person: byKey(world, key), key });
    case "ps":
      return assign(PLAYER_FIELDS[name], args, { person: byKey(world, key), key });
    default:
      throw new Error(`the bridge has no ${op}`);
  }
}

/** A deck that is no more still knows its last card. */
function objectField(world: World, name: string, handle: number): Out {
  const remainder = world.remainders.get(handle);
  if (name === "remainder" && remainder !== undefined) return objectOut(remainder);
  return need(OBJECT_FIELDS[name], name).get(world, live(world, handle));
}

function need<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`this table has no ${name}`);
  return found;
}

function assign<T>(field: Field<T> | undefined, value: Source, of: T): Out {
  const { set } = need(field, value.name);
  if (set === undefined) throw new ApiError(`field ${value.name} cannot be assigned`);
  set(value, of);
  return undefined;
}
