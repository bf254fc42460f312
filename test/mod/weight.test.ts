/** What games of people by clicks send to every client for their panels. */
import { test } from "vitest";
import { expectLight, WEIGHED } from "./weight";

test.each(WEIGHED)("a game of $name takes few messages for its panels", { timeout: 240_000 }, (weighed) =>
  expectLight(weighed, weighed.short),
);
