/** In RISK 2008 the battle stands on none of the objectives; other sizes: sizes.slow.test.ts. */
import { test } from "vitest";
import { NO_CHROMIUM, usePages } from "../../tabletop/page/chromium";
import { expectBeside } from "./beside";

const pages = usePages({ still: true });

test.skipIf(NO_CHROMIUM)("the battle stands beside them", { timeout: 180_000 }, async () => {
  await expectBeside(pages, [{ width: 1280, height: 720 }]);
});
