/** A test of a value from outside: true only for what has the type. */
export type Check<T> = (value: unknown) => value is T;

/** The fields of a message by name; those that may be missing are made with `maybe`. */
export type Shape = Readonly<Record<string, Check<unknown>>>;

type Of<C> = C extends Check<infer T> ? T : never;
type Optional<S extends Shape> = { [K in keyof S]: undefined extends Of<S[K]> ? K : never }[keyof S];

/** The type of a message of a shape. */
export type Read<S extends Shape> = { [K in Exclude<keyof S, Optional<S>>]: Of<S[K]> } & {
  [K in Optional<S>]?: Exclude<Of<S[K]>, undefined>;
};

/** A whole number of a range, its ends included. */
export function whole(least: number, most: number): Check<number> {
  return (value): value is number =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

/** A number that is finite and no further than `most` from zero. */
export function within(most: number): Check<number> {
  return (value): value is number => typeof value === "number" && Math.abs(value) <= most;
}

/** A text of at most `most` UTF-16 units. */
export function text(most: number, least = 0): Check<string> {
  return (value): value is string =>
    typeof value === "string" && value.length <= most && value.length >= least;
}

export function pattern(expression: RegExp): Check<string> {
  return (value): value is string => typeof value === "string" && expression.test(value);
}

export const flag: Check<boolean> = (value): value is boolean => typeof value === "boolean";

export function oneOf<T extends string | number>(...allowed: readonly T[]): Check<T> {
  return (value): value is T => (allowed as readonly unknown[]).includes(value);
}

export function either<A, B>(one: Check<A>, other: Check<B>): Check<A | B> {
  return (value): value is A | B => one(value) || other(value);
}

/** A field that may be missing. */
export function maybe<T>(check: Check<T>): Check<T | undefined> {
  return (value): value is T | undefined => value === undefined || check(value);
}

/** What is wrong with the fields of a message: one that is missing, of the wrong kind, or not known. */
export function shapeFault(shape: Shape, value: Readonly<Record<string, unknown>>): string | undefined {
  for (const key of Object.keys(value))
    if (!Object.hasOwn(shape, key)) return `it has no field ${key.slice(0, 20)}`;
  for (const [key, check] of Object.entries(shape))
    if (!check(value[key])) return `its field ${key} is ${value[key] === undefined ? "missing" : "wrong"}`;
  return undefined;
}
