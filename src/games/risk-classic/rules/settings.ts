import type { SettingDefs } from "../../../core/settings";

/** A seat's standing wish (rule 5.4): whether it is asked how many dice it defends with. */
export interface Settings {
  defence: "ask" | "most";
}

/** Their values, in the order in which a person finds them; a seat begins with the first of each. */
export const SETTINGS: SettingDefs<Settings> = [["defence", ["ask", "most"]]];
