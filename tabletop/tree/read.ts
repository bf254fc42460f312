import { SaveError } from "../save/check";
import type { Json, JsonFields } from "./json";
import { newScanner } from "./scanner";

/** Values in values: deeper ones than any game has would overflow the stack. */
const DEEPEST = 500;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** Newtonsoft writes and reads the last three. */
const WORD = /true|false|null|NaN|-?Infinity/y;

/** Where the keys of fields stand in their text, by their order. */
export type KeyPlaces = WeakMap<JsonFields, readonly number[]>;

/** Reads a text of JSON; throws a SaveError, with the place in `name`, for anything else. Notes in `places` where keys stand. */
export function readJson(text: string, name: string, places?: KeyPlaces): Json {
  const { fail, skip, match, string, takes, place } = newScanner(text, name);

  /** Goes on after a value of a list or of fields: true where another one follows. */
  function more(end: string): boolean {
    skip();
    const isMore = takes(",");
    if (!isMore && !takes(end)) fail(`a comma or ${end}`);
    skip();
    return isMore;
  }

  function isEmpty(end: string): boolean {
    skip();
    return takes(end);
  }

  function fields(depth: number): Json {
    const keys: string[] = [];
    const values: Json[] = [];
    if (isEmpty("}")) return { keys, values };
    const at: number[] = [];
    do {
      at.push(place());
      keys.push(string());
      skip();
      if (!takes(":")) fail("a colon");
      skip();
      values.push(value(depth + 1));
    } while (more("}"));
    const found = { keys, values };
    places?.set(found, at);
    return found;
  }

  function list(depth: number): Json {
    const items: Json[] = [];
    if (isEmpty("]")) return { items };
    do items.push(value(depth + 1));
    while (more("]"));
    return { items };
  }

  function value(depth: number): Json {
    if (depth > DEEPEST)
      throw new SaveError(name, `has values in more than ${DEEPEST} others, which no save has.`);
    if (takes("{")) return fields(depth);
    if (takes("[")) return list(depth);
    return match(NUMBER) ?? match(WORD) ?? string();
  }

  skip();
  const read = value(0);
  skip();
  if (!takes("")) fail("the end");
  return read;
}
