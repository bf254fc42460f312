import { COMPUTERS } from "../../../session/panels/computers/paint";
import type { Panel } from "../../../session/game/panel";
import { referencePages } from "../../../session/panels/reference/paint";
import { LAND } from "./land/panel";
import { MANUAL_PAGE } from "./manual";
import { MAT, MATS } from "./mats/paint";
import { PICKS } from "./picks/paint";
import { REFERENCE_PAGES } from "./reference/pages";

/** The panels that Risk Europe adds to those of every table. */
export const PANELS: readonly Panel[] = [
  LAND,
  PICKS,
  MATS,
  MAT,
  COMPUTERS,
  MANUAL_PAGE,
  referencePages(REFERENCE_PAGES),
];
