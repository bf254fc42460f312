import { COMPUTERS } from "../../../session/panels/computers/paint";
import type { Panel } from "../../../session/game/panel";
import { referencePages } from "../../../session/panels/reference/paint";
import { CROWNS, KINGDOM } from "./kingdom/paint";
import { LAND } from "./land/panel";
import { MANUAL_PAGE } from "./manual";
import { MAT, MATS } from "./mats/paint";
import { PICKED, PICKS } from "./picks/paint";
import { WINDOW } from "./window/paint";

/** The panels that Castle Risk adds to those of every table. */
export const PANELS: readonly Panel[] = [
  LAND,
  WINDOW,
  PICKS,
  PICKED,
  MATS,
  MAT,
  COMPUTERS,
  referencePages(["help", "costs", "titles", "cards", "policies"]),
  CROWNS,
  MANUAL_PAGE,
  KINGDOM,
];
