import { MANUAL_PAGE } from "../../../risk/world/panels/manual";
import { worldMats } from "../../../risk/world/panels/mats/paint";
import type { Panel } from "../../../session/game/panel";
import { referencePages } from "../../../session/panels/reference/paint";
import { COLOURS } from "../meta";
import { whole } from "../table/state";
import type { Language2008 } from "../text/language";
import { GOALS } from "./goals/paint";
import { LAND } from "./land";
import { linesOfSeat } from "./mats";

const MATS = worldMats(COLOURS, (s, seat, language) => linesOfSeat(whole(s), seat, language as Language2008));

/** The panels that RISK 2008 adds to those of every table. */
export const PANELS: readonly Panel[] = [
  LAND,
  GOALS,
  MANUAL_PAGE,
  referencePages(["help", "turn", "stars", "continents"]),
].concat(MATS);
