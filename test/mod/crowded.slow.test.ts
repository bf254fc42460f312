/** As crowded.test.ts, with every page opened by all kinds of people at every moment. */
import { test } from "vitest";
import { CROWDS, expectFewElements } from "./crowds";

test.each(CROWDS)(
  "$game: nobody is shown more than 150 elements, whatever anybody opens and whenever",
  (crowd) => expectFewElements(crowd, true),
);
