import type { SettingDefs } from "../../../core/settings";

/** A seat's standing wishes (CR29, CR30, CR33); a seat may change them at any time. */
export interface Settings {
  losses: "cheapest" | "ask" | "shrewd";
  dice: "automatic" | "ask";
  windows: "always" | "holding" | "never";
}

/** Their values, in the order in which a person finds them; a seat begins with the first of each. */
export const SETTINGS: SettingDefs<Settings> = [
  ["windows", ["holding", "always", "never"]],
  ["losses", ["cheapest", "ask", "shrewd"]],
  ["dice", ["automatic", "ask"]],
];
