/** What the server tells is heard in its order, and not in a frame that has had enough to do. */
import { expect, test } from "vitest";
import { newInbox } from "../../../tabletop/page/inbox";

/** An inbox whose frames pass when the test says so, and what it has given. */
function inbox({ isUrgent = false } = {}): {
  /** Deltas of these numbers; 0 is a notice. */
  put: (...all: number[]) => void;
  frame: (isFull?: boolean) => void;
  heard: string[];
  isEmpty: () => boolean;
} {
  const heard: string[] = [];
  const waiting: (() => void)[] = [];
  let isBusy = true;
  const { put, isEmpty } = newInbox({
    take: (message) => heard.push(message.t === "delta" ? String(message.n) : message.t),
    isFull: () => isBusy,
    isUrgent: () => isUrgent,
    later: (run) => waiting.push(run),
  });
  return {
    put: (...all) => {
      for (const n of all)
        put(n === 0 ? { t: "notice", code: "loaded", text: "" } : { t: "delta", n, frame: 0, patch: {} });
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
  put(1, 2);
  expect(heard).toEqual([]);
  expect(isEmpty()).toBe(false);
  frame();
  expect(heard).toEqual(["1", "2"]);
  expect(isEmpty()).toBe(true);
});

test("none waits for more than two frames, and no more than four wait", () => {
  const { put, frame, heard } = inbox();
  put(1);
  for (const isFull of [true, true]) frame(isFull);
  expect(heard).toEqual(["1"]);
  put(2, 3, 4, 5, 6);
  frame(true);
  expect(heard).toContain("2");
});

test("a browser that shows no frames hears all at once", () => {
  const { put, heard } = inbox({ isUrgent: true });
  put(1, 2);
  expect(heard).toEqual(["1", "2"]);
});

test("what is no view comes at once, after what was told before it", () => {
  const { put, heard } = inbox();
  put(1, 0);
  expect(heard).toEqual(["1", "notice"]);
});
