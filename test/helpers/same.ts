import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";

/** As `expect(got).toEqual(wanted)`, which takes as long as a hundred steps of a game, for loops of thousands. */
export function expectSame(got: unknown, wanted: unknown, what?: string): void {
  if (!isDeepStrictEqual(got, wanted)) expect(got, what).toEqual(wanted);
}
