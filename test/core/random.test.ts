import { expect, test } from "vitest";
import { isWithin, priced, upTo } from "../../src/core/bounds";
import { makeRandom } from "../../src/core/bots/random";
import type { Bounds } from "../../src/core/choice";
import { refuse } from "../../src/core/refusals";
import { rollFrom, seedRng } from "../../src/core/rng";
import type { CommonState } from "../../src/core/types";
import type { Field, Verb } from "../../src/core/verb";

interface Move {
  readonly type: string;
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly counts: readonly number[];
}

/** A verb of the step "turn" with these fields. */
function verb(type: string, ...picks: Field<CommonState>[]): Verb<CommonState, Move, never> {
  return {
    at: { turn: true },
    check: () => undefined,
    apply: () => undefined,
    offer: { picks, complete: ({ seat, from, to, counts }) => ({ type, seat, from, to, counts }) },
  };
}

const counted = (bounds: Bounds): Field<CommonState> => ({ field: "counts", bounds: () => bounds });

/** What it does in so many decisions. */
function decide(
  verbs: Readonly<Record<string, Verb<CommonState, Move, never>>>,
  habits: Parameters<typeof makeRandom>[1] = {},
): Move[] {
  const act = makeRandom<CommonState, Move>({ verbs, offered: Object.keys(verbs) }, habits);
  const roll = rollFrom(seedRng(1));
  const s = { step: "turn" } as unknown as CommonState;
  return Array.from({ length: 500 }, () => act(s, 0, roll));
}

test("a source that leads nowhere, and a verb that cannot be completed, are given up for another one", () => {
  const from: Field<CommonState> = { field: "from", refuse: () => undefined, candidates: () => [0, 1, 2] };
  const to: Field<CommonState> = {
    field: "to",
    refuse: (_s, p) => (p.from === 1 ? undefined : refuse("draft.no_target")),
    candidates: () => [5, 6],
  };
  const dear = counted(priced(["man"], [9], [3], 2, 0));
  const moves = decide({ march: verb("march", from, to), buy: verb("buy", dear), end: verb("end") });
  expect(new Set(moves.map(({ type }) => type))).toEqual(new Set(["march", "end"]));
  const marches = moves.filter(({ type }) => type === "march");
  expect(new Set(marches.map((move) => move.from))).toEqual(new Set([1]));
  expect(new Set(marches.map((move) => move.to))).toEqual(new Set([5, 6]));
});

test("counts are within their bounds, and each that is may come", () => {
  const bounds = { ...priced(["man", "horse"], [3, 2], [1, 2], 4, 1), minTotal: 2, minEach: [0, 1] };
  const seen = new Set<string>();
  for (const { counts } of decide({ buy: verb("buy", counted(bounds)) })) {
    expect(isWithin(bounds, counts), counts.join()).toBe(true);
    seen.add(counts.join());
  }
  expect([...seen].sort()).toEqual(["0,2", "1,1", "1,2", "2,1", "3,1"]);
});

test("verbs come by their weights, and counts mostly as they usually do", () => {
  const verbs = { place: verb("place", counted(upTo(["man"], [100]))), end: verb("end") };
  const moves = decide(verbs, { place: { weight: 9, usually: "most" } });
  const places = moves.filter(({ type }) => type === "place");
  expect(places.length).toBeGreaterThan(400);
  expect(places.length).toBeLessThan(500);
  const most = places.filter(({ counts }) => counts[0] === 100).length;
  expect(most / places.length).toBeGreaterThan(0.6);
  expect(most).toBeLessThan(places.length);
});
