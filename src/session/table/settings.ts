import { parseWhole } from "../../core/lines";
import { isOneOf } from "../../core/words";

/** How fast the table shows what happens by itself. */
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
/** Whether the table refuses what the rules forbid, warns of it, or leaves the pieces to the players. */
const AUTOMATIONS = ["enforce", "advise", "off"] as const;
/** Whether the table rolls, or reads dice that players roll. */
const DICE = ["seeded", "physical"] as const;
/** What becomes of a phase in which nothing is left to do, and of a question with one answer: the table ends or answers it, or it waits for whoever is asked. */
const IDLE = ["end", "wait"] as const;
/** What the table tells: nothing, the odds of battles that are put together or fought, or besides, to who asks, a plan. */
const ADVICE = ["none", "odds", "plans"] as const;
const MOST_TIMER = 3600;
/** In the order in which a save names them. */
const IDS = ["speed", "automation", "dice", "idle", "advice", "timer"] as const;

export type Speed = (typeof SPEEDS)[number];

/** What the host may change at any time; it travels with the save. */
export interface Settings {
  speed: Speed;
  automation: (typeof AUTOMATIONS)[number];
  dice: (typeof DICE)[number];
  idle: (typeof IDLE)[number];
  advice: (typeof ADVICE)[number];
  /** Seconds that a seat has for an answer before all are told; 0 for no timer. */
  timer: number;
}

/** The usual settings: those that a save need not name. */
export function newSettings(): Settings {
  return {
    speed: "normal",
    automation: "enforce",
    dice: "seeded",
    idle: "end",
    advice: "odds",
    timer: 0,
  };
}

/** The value that the next press of its button gives; after the last one the first. */
export function nextAdvice(now: Settings["advice"]): Settings["advice"] {
  return ADVICE[(ADVICE.indexOf(now) + 1) % ADVICE.length];
}

/** The settings as words of a save: those that are not the usual ones. */
export function settingsWords(s: Settings): string {
  const usual = newSettings();
  const named = IDS.filter((id) => s[id] !== usual[id]);
  return named.map((id) => ` ${id} ${s[id]}`).join("");
}

/** Changes one setting; says whether there is such a one with such a value. */
export function changeSetting(s: Settings, id: string, value: string): boolean {
  if (id === "speed" && isOneOf(SPEEDS, value)) s.speed = value;
  else if (id === "automation" && isOneOf(AUTOMATIONS, value)) s.automation = value;
  else if (id === "dice" && isOneOf(DICE, value)) s.dice = value;
  else if (id === "idle" && isOneOf(IDLE, value)) s.idle = value;
  else if (id === "advice" && isOneOf(ADVICE, value)) s.advice = value;
  else if (id === "timer") {
    const seconds = parseWhole(value);
    if (!(seconds >= 0 && seconds <= MOST_TIMER)) return false;
    s.timer = seconds;
  } else return false;
  return true;
}
