/** In RISK 2008 the battle stands on none of the objectives, whatever the window's size. */
import { test } from "vitest";
import { NO_CHROMIUM, usePages } from "../../tabletop/page/chromium";
import { expectBeside } from "./beside";

const pages = usePages({ still: true });

test.skipIf(NO_CHROMIUM)(
  "the battle stands beside them, in larger windows",
  { timeout: 180_000 },
  async () => {
    await expectBeside(pages, [
      { width: 1440, height: 900 },
      { width: 1920, height: 1080 },
      { width: 1280, height: 720 },
    ]);
  },
);
