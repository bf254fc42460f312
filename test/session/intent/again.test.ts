/** What was bought in the last purchase can be bought again by one press. */
import { expect, test } from "vitest";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { normalAction } from "../../../src/games/castle-risk/bots/normal";
import { ENGLISH } from "../../../src/games/castle-risk/text/en/english";
import { modelOfAction } from "../../../src/session/panels/action/model";
import { act } from "../../../src/session/play/commands/act";
import { newOutcome } from "../../../src/session/play/commands/command";
import { newIntent } from "../../../src/session/intent/intent";
import type { Room } from "../../../src/session/table/room";
import { dueChance } from "../../../src/session/table/table";
import { matchOf, stateOf } from "../../helpers/presser";
import { say, seatedRoom } from "../../helpers/say";

const roll = rollFrom(seedRng(5));

/** Plays on until Red may buy in this round. */
function toPurchase(room: Room, round: number): void {
  for (;;) {
    const s = stateOf(room.table);
    if (s.round === round && s.step === "purchase" && s.asked[0] === 0) return;
    const action = dueChance(room.table) ?? normalAction(s, s.asked[0], roll);
    const isRedBuying = s.step === "purchase" && s.asked[0] === 0;
    const done = isRedBuying
      ? say(room, "red", "end") + say(room, "red", "confirm")
      : act(room, action, matchOf(room.table).revision, newOutcome());
    if (!isRedBuying) expect(done).toBeUndefined();
  }
}

const shown = (room: Room): readonly number[] => room.intents[0]?.counts ?? [];

function isOffered(room: Room): boolean {
  const m = matchOf(room.table);
  return modelOfAction(m, room.intents[0] ?? newIntent(m, 0), ENGLISH).again;
}

test("the steppers stand where they stood when this was bought the last time, all of that phase together", () => {
  const room = seatedRoom("red", "blue");
  for (const words of ["speed instant", "start 3"]) say(room, "red", words);
  toPurchase(room, 1);
  expect(isOffered(room)).toBe(false);
  for (const words of ["step 0 1", "confirm", "step 0 1", "step 1 1", "confirm"])
    expect(say(room, "red", words)).toBe("");
  toPurchase(room, 2);
  expect(isOffered(room)).toBe(true);
  expect(say(room, "red", "again")).toBe("");
  expect(shown(room)).toEqual([2, 1, 0, 0]);
  expect(say(room, "red", "confirm")).toBe("");
  expect(stateOf(room.table).seats[0].reserve).toEqual([2, 1, 0, 0]);
});

test("what cannot be paid for is not offered, and nothing is changed", () => {
  const room = seatedRoom("red", "blue");
  for (const words of ["speed instant", "start 3"]) say(room, "red", words);
  toPurchase(room, 1);
  for (const words of ["most", "confirm"]) expect(say(room, "red", words)).toBe("");
  toPurchase(room, 2);
  for (const words of ["most", "confirm"]) expect(say(room, "red", words)).toBe("");
  expect(stateOf(room.table).seats[0].coins).toBe(0);
  expect(isOffered(room)).toBe(false);
  const before = shown(room);
  say(room, "red", "again");
  expect(shown(room)).toEqual(before);
});
