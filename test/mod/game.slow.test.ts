/** As game.test.ts, for a round more. */
import { test } from "vitest";
import { dragToTheEnd } from "./dragged";

test("three people play to the end by dragging pieces and cards, with numbers typed", () => dragToTheEnd(3));
