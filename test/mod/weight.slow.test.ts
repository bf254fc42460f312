/** What whole games of several rounds send to every client for their panels. */
import { test } from "vitest";
import { expectLight, WEIGHED } from "./weight";

test.each(WEIGHED)("a longer game of $name takes few messages as well", { timeout: 600_000 }, (weighed) =>
  expectLight(weighed, weighed.long),
);
