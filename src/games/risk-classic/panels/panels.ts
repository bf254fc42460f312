import { worldMats } from "../../../risk/world/panels/mats/paint";
import type { Panel } from "../../../session/game/panel";
import { menuOf } from "../../../session/panels/reference/menu";
import { referencePages } from "../../../session/panels/reference/paint";
import { COLOURS } from "../meta";
import { whole } from "../table/state";
import type { ClassicLanguage } from "../text/language";
import { HEADQUARTERS_PICK } from "./headquarters/paint";
import { LAND } from "./land";
import { MANUAL_PAGE } from "../../../risk/world/panels/manual";
import { linesOfSeat } from "./mats";

const MATS = worldMats(COLOURS, (s, seat, language) =>
  linesOfSeat(whole(s), seat, language as ClassicLanguage),
);

/** The panels that classic RISK adds to those of every table. */
export const PANELS: readonly Panel[] = [
  LAND,
  HEADQUARTERS_PICK,
  MANUAL_PAGE,
  referencePages(["help", "turn", "sets", "continents", "missions"]),
  menuOf("missions", (s) => whole(s).options.mode === "secret_mission"),
].concat(MATS);
