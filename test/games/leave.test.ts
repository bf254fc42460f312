import { expect, test } from "vitest";
import { VERBS as CASTLE } from "../../src/games/castle-risk/rules/verbs";
import { VERBS as V2008 } from "../../src/games/risk-2008/rules/verbs";
import { VERBS as CLASSIC } from "../../src/games/risk-classic/rules/verbs";
import { VERBS as EUROPE } from "../../src/games/risk-europe/rules/verbs";

/** A table's order of keys is not Lua's: which of two verbs would be asked is not told. */
test.each(Object.entries({ CASTLE, EUROPE, CLASSIC, V2008 }))(
  "%s: one verb of a step at the most says what becomes of it when a seat leaves",
  (_game, verbs) => {
    const steps = Object.values<{ at: object; leave?: unknown }>(verbs).flatMap(({ at, leave }) =>
      leave === undefined ? [] : Object.keys(at),
    );
    expect(steps.length).toBeGreaterThan(3);
    expect([...new Set(steps)]).toEqual(steps);
  },
);
