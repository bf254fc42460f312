/** What a message brings about in the page comes in parts, one a frame, and none of it is lost. */
import { expect, test } from "vitest";
import { newSteps, type Step } from "../../../tabletop/page/steps";

/** Steps that each show a change which the others have not seen yet, and frames that pass when the test says so. */
function table({ isUrgent = false } = {}): {
  change: (what: string) => void;
  frame: (isFull?: boolean) => void;
  done: string[];
  isWaiting: () => boolean;
} {
  let latest = "";
  const waiting: (() => void)[] = [];
  const done: string[] = [];
  const step = (name: string): Step => {
    let shown = "";
    return {
      draws: name === "drawn",
      isDue: () => shown !== latest,
      run: () => {
        shown = latest;
        done.push(`${name} ${latest}`);
      },
    };
  };
  let isBusy = false;
  const steps = newSteps(["measured", "drawn", "told"].map(step), {
    inFrame: (run) => waiting.push(run),
    later: (run) => waiting.push(run),
    isFull: () => isBusy,
    fill: () => undefined,
    isUrgent: () => isUrgent,
  });
  return {
    change: (what) => {
      latest = what;
      steps.begin();
    },
    frame: (isFull = false) => {
      isBusy = isFull;
      for (const run of waiting.splice(0)) run();
    },
    done,
    isWaiting: steps.isWaiting,
  };
}

test("each frame does one part of what a message brings about; after three of them all is there", () => {
  const { change, frame, done, isWaiting } = table();
  change("a roll");
  expect(done).toEqual([]);
  for (const count of [1, 2, 3]) {
    expect(isWaiting()).toBe(true);
    frame();
    expect(done).toHaveLength(count);
  }
  expect(done).toEqual(["measured a roll", "drawn a roll", "told a roll"]);
  expect(isWaiting()).toBe(false);
  frame();
  expect(done).toHaveLength(3);
});

test("messages that come faster than frames hold up no part, and those between the first and the last are not drawn twice", () => {
  const { change, frame, done } = table();
  for (let n = 1; n <= 6; n++) {
    change(`${n}`);
    change(`${n}, and more`);
    frame();
  }
  expect(done).toEqual([
    "measured 1, and more",
    "drawn 2, and more",
    "told 3, and more",
    "measured 4, and more",
    "drawn 5, and more",
    "told 6, and more",
  ]);
  for (let n = 0; n < 4; n++) frame();
  expect(done.slice(6)).toEqual(["measured 6, and more", "drawn 6, and more"]);
});

test("a page that nobody sees has all of it at once: it has no frames", () => {
  const { change, done } = table({ isUrgent: true });
  change("a turn");
  expect(done).toEqual(["measured a turn", "drawn a turn", "told a turn"]);
});

test("a frame in which the map draws its pieces has nothing else to do, but three of them in a row hold nothing up", () => {
  const { change, frame, done } = table();
  change("a march");
  frame(true);
  frame(false);
  expect(done).toEqual(["measured a march"]);
  for (const count of [1, 1, 1, 2]) {
    frame(true);
    expect(done).toHaveLength(count);
  }
});
