/** Seats and who plays them, as the host says it. */
import { expect, test } from "vitest";
import { ENGLISH } from "../../../../src/games/castle-risk/text/en/english";
import { modelOfSetup } from "../../../../src/session/panels/setup/model";
import { screenOf } from "../../../../src/session/table/room";
import { newRoom } from "../../../helpers/castle";
import { say } from "../../../helpers/say";

test("lets a normal computer play where one is wanted, and opens the page on which its level is picked", () => {
  const room = newRoom();
  say(room, "red", "sit red");
  const press = (words: string): string => {
    expect(say(room, "red", words)).toBe("");
    const { text } = modelOfSetup(room.table, ENGLISH).chairs[1];
    return `${text}; ${screenOf(room, "red").page}`;
  };
  expect(press("computer blue")).toBe("Blue: Computer, normal; people");
  expect(press("level random")).toBe("Blue: Computer, random; people");
  expect(press("computer blue")).toBe("Blue: Computer, random; ");
  expect(press("pick_seat green")).toBe("Blue: Computer, random; ");
  expect(press("level normal")).toBe("Blue: Computer, random; ");
  expect(press("computer blue")).toBe("Blue: Computer, random; people");
  expect(press("level none")).toBe("Blue: Open; people");
  say(room, "red", "close_empty");
  say(room, "red", "computer blue normal");
  say(room, "red", "start 9");
  const bots = (): string[] => room.table.chairs.map(({ bot }) => bot);
  expect([bots(), screenOf(room, "red").page]).toEqual([["", "normal", "normal", "", ""], ""]);
  expect(say(room, "red", "pick_seat green")).toBe("");
  expect(say(room, "red", "level random")).toBe("");
  expect(say(room, "red", "computer yellow random")).toBe("table.closed");
  expect(bots()).toEqual(["", "normal", "random", "", ""]);
  for (const words of ["computer green", "level none", "pick_seat red", "give_host"])
    expect(say(room, "blue", words)).toBe("table.not_host");
  for (const [words, why] of [
    ["level clever", "command.unknown"],
    ["level", "command.unknown"],
    ["pick_seat black", "table.closed"],
    ["give_host", "table.closed"],
  ])
    expect([words, say(room, "red", words)]).toEqual([words, why]);
});
