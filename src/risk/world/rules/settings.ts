import type { SettingDefs } from "../../../core/settings";
import type { WorldSettings } from "./state";

/** The values of wishes, in the order in which a person finds them; a seat begins with the first of each. */
export const SETTINGS: SettingDefs<WorldSettings> = [["defence", ["ask", "most"]]];
