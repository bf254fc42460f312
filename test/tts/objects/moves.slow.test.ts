/** As laying.test.ts, between more states. */
import { test } from "vitest";
import { recordedStates } from "../../helpers/recorded";
import { expectAnyMoves } from "./moves";

test("in Lua 5.2, the table goes from any state to any other, whoever sits there", () =>
  expectAnyMoves(recordedStates(7), 60));
