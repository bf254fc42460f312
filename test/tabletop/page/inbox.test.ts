/** What the server tells is heard in its order, and not in a frame that has had enough to do. */
import { expect, test } from "vitest";
import { newInbox } from "../../../tabletop/page/inbox";
import type { Answer } from "../../../tabletop/wire/answers";

/** An inbox whose frames pass when the test says so, and what it has given. */
function inbox({ isUrgent = false } = {}): {
  put: (...texts: string[]) => void;
  frame: (isFull?: boolean) => void;
  heard: string[];
  isEmpty: () => boolean;
} {
  const heard: string[] = [];
  const waiting: (() => void)[] = [];
  let isBusy = true;
  const { put, isEmpty } = newInbox({
    take: (message) => heard.push("text" in message ? message.text : message.t),
    isFull: () => isBusy,
    isUrgent: () => isUrgent,
    later: (run) => waiting.push(run),
  });
  const notice = (text: string): Answer => ({ t: "notice", code: "loaded", text });
  return {
    put: (...texts) => {
      for (const text of texts) put(notice(text));
    },
    frame: (isFull = false) => {
      isBusy = isFull;
      for (const run of waiting.splice(0)) run();
      isBusy = true;
    },
    heard,
    isEmpty,
  };
}

test("messages wait for a frame that has room for them, and keep their order", () => {
  const { put, frame, heard, isEmpty } = inbox();
  put("one", "two");
  expect(heard).toEqual([]);
  expect(isEmpty()).toBe(false);
  frame();
  expect(heard).toEqual(["one", "two"]);
  expect(isEmpty()).toBe(true);
});

test("none waits for more than two frames, and no more than four wait", () => {
  const { put, frame, heard } = inbox();
  put("one");
  for (const isFull of [true, true]) frame(isFull);
  expect(heard).toEqual(["one"]);
  put("two", "three", "four", "five", "six");
  frame(true);
  expect(heard).toContain("two");
});

test("a browser that shows no frames hears all at once", () => {
  const { put, heard } = inbox({ isUrgent: true });
  put("one", "two");
  expect(heard).toEqual(["one", "two"]);
});
