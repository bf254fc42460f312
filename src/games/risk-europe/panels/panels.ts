import { COMPUTERS } from "../../../session/panels/computers/paint";
import type { Panel } from "../../../session/game/panel";
import { menuOf } from "../../../session/panels/reference/menu";
import { referencePages } from "../../../session/panels/reference/paint";
import { LAND } from "./land/panel";
import { MANUAL_PAGE } from "./manual";
import { MAT, MATS } from "./mats/paint";
import { whole } from "../table/state";
import { PICKS } from "./picks/paint";

/** The panels that Risk Europe adds to those of every table. */
export const PANELS: readonly Panel[] = [
  LAND,
  PICKS,
  MATS,
  MAT,
  COMPUTERS,
  MANUAL_PAGE,
  referencePages(["help", "costs", "cards", "tiles", "missions"]),
  menuOf("missions", (s) => whole(s).options.kingdom_missions === "on"),
];
