import { landPanel } from "../../../../session/panel/land/paint";
import { whole } from "../../table/state";
import type { ClassicLanguage } from "../../text/language";
import { viewOfLand } from "./model";

/** The territory that a viewer has pressed on. */
export const LAND = landPanel(
  (s, seat, t, language) => viewOfLand(whole(s), seat, t, language as ClassicLanguage),
  () => false,
);
