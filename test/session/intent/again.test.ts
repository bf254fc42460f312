/** What was bought in the last purchase can be bought again by one press. */
import { expect, test } from "vitest";
import { decide } from "../../../src/core/bots/decide";
import { firstLevel } from "../../../src/core/level";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { normalAction } from "../../../src/games/castle-risk/bots/normal";
import { ENGLISH } from "../../../src/games/castle-risk/text/en/english";
import { GAME } from "../../../src/games/risk-classic/module";
import { modelOfAction } from "../../../src/session/panels/action/model";
import { act } from "../../../src/session/play/commands/act";
import { newOutcome } from "../../../src/session/play/commands/command";
import { lastVerb } from "../../../src/session/intent/again";
import { placesOf } from "../../../src/session/intent/site";
import { gesture, newIntent } from "../../../src/session/intent/intent";
import { newRoom, type Room } from "../../../src/session/table/room";
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

test("RISK: who rolled on last rolls on at the next attack too, until they choose one roll", () => {
  const room = newRoom(GAME);
  for (const words of ["red sit red", "blue sit blue", "red close_empty"]) {
    const [colour = "", ...rest] = words.split(" ");
    expect(say(room, colour, rest.join(" "))).toBe("");
  }
  expect(say(room, "red", "start 3")).toBe("");
  const verbs: string[] = [];
  for (let n = 0; n < 4000 && verbs.length < 3; n++) {
    const match = matchOf(room.table);
    const s = match.game.state;
    const seat = s.asked[0];
    const action =
      dueChance(room.table) ?? decide(firstLevel(match.module), match.module.view.state(s, seat), seat, roll);
    if (action.type === "storm" || action.type === "attack") {
      const pressed = gesture(match, newIntent(match, seat), {
        type: "press",
        territory: placesOf(action).from,
      });
      verbs.push(`${pressed.intent.draft.verb} ${lastVerb(match, seat) ?? "none"}`);
    }
    expect(act(room, action, match.revision, newOutcome())).toBeUndefined();
  }
  expect(verbs).toHaveLength(3);
  for (const pair of verbs) {
    const [offered, last] = pair.split(" ");
    expect(offered).toBe(last === "none" ? "attack" : last);
  }
  expect(verbs.some((pair) => pair === "storm storm")).toBe(true);
});
