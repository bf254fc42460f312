import { landPanel } from "../../../../session/panels/land/paint";
import { whole } from "../../table/state";
import type { EuropeLanguage } from "../../text/language";
import { viewOfLand } from "./model";

/** The territory that a viewer has pressed on. */
export const LAND = landPanel(
  (s, seat, t, language) => viewOfLand(whole(s), seat, t, language as EuropeLanguage),
  () => false,
);
