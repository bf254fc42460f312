/** As again.test.ts, with more people, loaded and gone back more often. */
import { test } from "vitest";
import { goBackNowAndThen, loadWherever } from "./again";

test("five people's game that is loaded wherever it is comes to its end", () =>
  loadWherever(["green", "yellow", "red", "blue", "purple"], 2));

test("a game that goes back to one of its last checkpoints every few actions comes to its end", () =>
  goBackNowAndThen(8));
