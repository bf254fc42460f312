import type { SettingDefs } from "../../../core/settings";

/** A seat's standing wishes (rules 7.5, 7.7, 10.4); a seat may change them at any time. */
export interface Settings {
  losses: "cheapest" | "ask" | "shrewd";
  reroll: "ask" | "automatic";
  reveal: "completed" | "ask";
}

/** Their values, in the order in which a person finds them; a seat begins with the first of each. */
export const SETTINGS: SettingDefs<Settings> = [
  ["losses", ["cheapest", "ask", "shrewd"]],
  ["reroll", ["ask", "automatic"]],
  ["reveal", ["completed", "ask"]],
];
