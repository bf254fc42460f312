/** On a phone in Risk Europe, as browser.test.ts has it in Castle Risk. */
import { test } from "vitest";
import { RISK_EUROPE } from "../../../mod/saves/risk-europe";
import { NO_CHROMIUM, usePages } from "../../tabletop/page/chromium";
import { attacked, EUROPE, expectSeenAtOnce } from "./attacked";

const pages = usePages({ still: true });

test.skipIf(NO_CHROMIUM)(
  "Risk Europe: on a phone the chance, all steppers of the force and Confirm are seen at once, in the first turn too",
  { timeout: 180_000 },
  async () => {
    await expectSeenAtOnce(await attacked(pages, RISK_EUROPE, EUROPE));
  },
);
