import type { SettingDefs } from "../../../core/settings";
import type { WorldSettings } from "../../../risk/world/rules/state";

/** The values of wishes (rule 5.4), in the order in which a person finds them; a seat begins with the first of each. */
export const SETTINGS: SettingDefs<WorldSettings> = [["defence", ["ask", "most"]]];
