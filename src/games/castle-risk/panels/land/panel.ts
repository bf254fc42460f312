import { landPanel } from "../../../../session/panels/land/paint";
import { whole } from "../../table/state";
import type { CastleLanguage } from "../../text/language";
import { windowKey } from "../window/paint";
import { viewOfLand } from "./model";

/** The territory that a viewer has pressed on. Card windows stand in the same place. */
export const LAND = landPanel(
  (s, seat, t, language) => viewOfLand(whole(s), seat, t, language as CastleLanguage),
  (room) => windowKey(room) !== "none",
);
