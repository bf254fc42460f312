import { pick } from "./fuzzer";
import type { Roll } from "../../src/core/types";

/** A list or an object that is nested this deep. */
function nested(levels: number, key: string): unknown {
  let inner: unknown = key;
  for (let i = 0; i < levels; i++) inner = i % 2 === 0 ? [inner] : { [key]: inner };
  return inner;
}

const ODD: readonly ((roll: Roll) => unknown)[] = [
  () => null,
  () => true,
  () => [],
  () => ({}),
  () => "",
  () => "__proto__",
  () => [null],
  () => ({ x: null }),
  () => JSON.parse('{"__proto__": {"polluted": true}}') as unknown,
  (roll) => pick([0, -1, 0.5, 1e15, 1e308, -1e308, 5e-324, 4294967296], roll),
  (roll) => "\u202ex\u009b\u0000".repeat(1 + roll(40)),
  (roll) => "long ".repeat(1 + roll(2000)),
  (roll) => nested(roll(6) === 0 ? 1000 : roll(300), "ContainedObjects"),
  (roll) => Array.from({ length: roll(3000) }, () => 7),
];

/** A JSON value in which something has gone wrong, one to four times; nothing below the keys of `whole` is looked into. */
export function spoilJson(value: unknown, whole: readonly string[], roll: Roll): unknown {
  const root = { value: structuredClone(value) };
  const times = 1 + roll(4);
  for (let i = 0; i < times; i++) {
    const places = placesIn(root, whole);
    if (places.length === 0) break;
    const place = pick(places, roll);
    spoilAt(place, pick(places, roll), roll);
  }
  return root.value ?? null;
}

interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

function placesIn(root: object, whole: readonly string[]): Place[] {
  const places: Place[] = [];
  const open: object[] = [root];
  for (let holder = open.pop(); holder !== undefined; holder = open.pop()) {
    for (const [key, value] of Object.entries(holder)) {
      if (whole.includes(key)) continue;
      places.push({ holder: holder as Record<string, unknown>, key });
      if (typeof value === "object" && value !== null) open.push(value as object);
    }
  }
  return places;
}

function spoilAt({ holder, key }: Place, other: Place, roll: Roll): void {
  const value = holder[key];
  switch (roll(8)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else Reflect.deleteProperty(holder, key);
      return;
    case 1:
      holder[key] = structuredClone(other.holder[other.key]);
      return;
    case 2: {
      const odd = Array.isArray(holder)
        ? String(holder.length)
        : pick(["__proto__", "constructor", "", "x", other.key], roll);
      const own = { value: structuredClone(value), enumerable: true, writable: true, configurable: true };
      Object.defineProperty(holder, odd, own);
      return;
    }
    case 3:
      if (Array.isArray(value) && value.length > 0)
        (value as unknown[]).push(
          ...Array.from({ length: roll(40) }, () => structuredClone(pick(value as unknown[], roll))),
        );
      else holder[key] = [value];
      return;
    case 4:
      holder[key] =
        typeof value === "number" ? String(value) : typeof value === "string" ? value.length : value;
      return;
    default:
      holder[key] = pick(ODD, roll)(roll);
  }
}
