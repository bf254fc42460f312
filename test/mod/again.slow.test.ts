/** As again.test.ts, loaded and gone back more often. */
import { test } from "vitest";
import { goBackNowAndThen, loadWherever } from "./again";

test("five people's game that is loaded wherever it is comes to its end", () => loadWherever(2));

test("a game that goes back to one of its last checkpoints every few actions comes to its end", () =>
  goBackNowAndThen(8));
