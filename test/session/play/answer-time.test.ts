/** Nobody learns by the clock who holds a card that fits: rule 10.11, CR33. */
import { expect, test } from "vitest";
import { isFault } from "../../../src/core/refuse";
import { resumeSome } from "../../../src/session/table/save";
import { answerOf, timedSeat } from "../../../src/session/play/answer-time";
import { due, pauseOfAnswer } from "../../../src/session/play/pace";
import { sit } from "../../../src/session/table/chairs";
import type { Room } from "../../../src/session/table/room";
import type { Speed } from "../../../src/session/table/settings";
import { newOutcome } from "../../../src/session/play/commands/command";
import { newRoom, openSave } from "../../helpers/castle";
import { matchOf } from "../../helpers/presser";
import { say } from "../../helpers/say";
import { askedAbout } from "../../helpers/play";

/** Skip is as if the speed were the last of these. */
const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "instant"];
const BLUE = 1;
/** Draws of the answer's time. */
const SEEDS = Array.from({ length: 25 }, (_, i) => i + 1);

/** Red has played a General, and Blue, who holds this card, is asked; these people sit there, the others are computers. */
function askedWith(card: string, people: readonly string[], seed: number): Room {
  const record =
    `castle_risk 1\nseed ${seed}\nposition castle_risk 1 ; ${askedAbout(card)}` +
    "\nred attack lorraine burgundy infantry 2\nred play general\n";
  const opened = openSave(record);
  if (isFault(opened) || resumeSome(opened, 100) !== true) throw new Error("the record cannot be read");
  const room = newRoom();
  room.table = opened.table;
  for (const colour of people) sit(room.table, `id-${colour}`, colour, colour);
  for (const colour of ["red", "blue", "green"])
    if (!people.includes(colour)) expect(say(room, people[0], `computer ${colour} normal`)).toBe("");
  expect(matchOf(room.table).game.state.asked).toEqual([BLUE]);
  return room;
}

/** Seconds until it can be seen what Blue answers at the soonest: by its order, as a computer, or as a person who passes. */
function secondsOf(room: Room, speed: Speed): number {
  room.settings.speed = speed;
  const next = due(room.table, speed, 0);
  if (next !== undefined) return next.pause;
  expect(timedSeat(room)).toBe(BLUE);
  return pauseOfAnswer(room.table, speed, BLUE);
}

test.each(SPEEDS)(
  "at the speed %s a person's answer is known after the time that is drawn, whatever they hold",
  (speed) => {
    for (const people of [
      ["red", "blue", "green"],
      ["red", "blue"],
    ])
      for (const seed of SEEDS) {
        const [without, holding] = ["marshal", "spy"].map((card) =>
          secondsOf(askedWith(card, people, seed), speed),
        );
        expect(holding).toBe(without);
        expect(without).toBeGreaterThanOrEqual(2);
      }
  },
);

test.each(SPEEDS)(
  "at the speed %s a computer's answer is known after the same time, whatever it holds, and be there one person",
  (speed) => {
    for (const people of [["red", "green"], ["red"]])
      for (const seed of SEEDS) {
        const [without, holding] = ["marshal", "spy"].map((card) =>
          secondsOf(askedWith(card, people, seed), speed),
        );
        expect(holding).toBe(without);
        expect(without).toBeGreaterThanOrEqual(2);
        expect(without).toBeLessThanOrEqual(speed === "slow" ? 10 : 5);
      }
  },
);

test("where nobody but computers and the asked person could look at the clock, no time is drawn", () => {
  // Blue's order passes for Blue, whose own cards are no secret to them.
  expect(secondsOf(askedWith("marshal", ["blue"], 1), "normal")).toBeLessThan(1);
  for (const card of ["marshal", "spy"]) {
    const room = askedWith(card, ["red"], 1);
    for (const chair of room.table.chairs)
      if (chair.colour === "red") Object.assign(chair, { player: "", bot: "steady" });
    expect(secondsOf(room, "normal")).toBeLessThan(1);
  }
});

test("a pass that is written in the chat is kept as long as one that is pressed", () => {
  const room = askedWith("spy", ["red", "blue", "green"], 3);
  for (const words of ["write pass", "write blue pass"]) {
    const out = newOutcome();
    expect(say(room, "blue", words, out)).toBe("");
    expect(out.effect).toBe("deferred");
    expect(matchOf(room.table).game.state.asked).toEqual([BLUE]);
  }
});

test("an adviser's computer answers when a person would, and gives the pass that was pressed meanwhile", () => {
  const room = askedWith("spy", ["red", "blue", "green"], 3);
  const chair = room.table.chairs.find(({ colour }) => colour === "blue");
  if (chair === undefined) throw new Error("Blue has no chair");
  Object.assign(chair, { advised: true, bot: "normal" });
  const pause = due(room.table, "instant", 0)?.pause;
  expect(pause).toBe(secondsOf(askedWith("marshal", ["red", "blue", "green"], 3), "instant"));
  expect(say(room, "blue", "pass")).toBe("");
  const action = due(room.table, "instant", 0)?.action;
  if (action === undefined) throw new Error("nothing is due");
  expect(answerOf(room, action)).toMatchObject({ type: "pass", seat: BLUE });
  expect(answerOf(room, action), "it is given once").toBe(action);
});
