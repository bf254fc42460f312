import type { Panel } from "../../../session/panel/panel";
import { referencePages } from "../../../session/panel/reference/paint";
import { BATTLE } from "./battle/panel";
import { HEADQUARTERS_PICK } from "./headquarters/paint";
import { LAND } from "./land/panel";
import { MANUAL_PAGE } from "./manual";
import { MAT, MATS } from "./mats/paint";
import { REFERENCE_PAGES } from "./reference/pages";

/** The panels that classic RISK adds to those of every table. */
export const PANELS: readonly Panel[] = [
  BATTLE,
  LAND,
  HEADQUARTERS_PICK,
  MATS,
  MAT,
  MANUAL_PAGE,
  referencePages(REFERENCE_PAGES),
];
