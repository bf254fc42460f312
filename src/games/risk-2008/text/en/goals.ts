import { inWords } from "../../../../risk/text/en/numbers";
import { begin } from "../../../../text/en/words";
import type { Explained } from "../../../../text/types";
import { OBJECTIVES as CARDS, REWARDS as GAINS } from "../../rules/objectives.data";
import { OBJECTIVE_INDEX, TWO_TROOPS } from "../../rules/objectives";

/** How many an objective asks for, held, or taken in one turn. */
export function asked(id: string): number {
  return CARDS[OBJECTIVE_INDEX[id]].condition.count;
}
function control(id: string, what: string): Explained {
  return { name: `Control ${asked(id)} ${what}`, text: `Hold ${inWords(asked(id))} ${what}.` };
}
function take(id: string, what: string): Explained {
  return { name: `Take ${asked(id)} ${what}`, text: `Take ${inWords(asked(id))} ${what} in one turn.` };
}

/** The objectives and the rewards in English, short enough for a card and for a button. */
export const OBJECTIVES = {
  control_europe: { name: "Control Europe", text: "Hold every territory of Europe." },
  control_north_america: {
    name: "Control North America",
    text: "Hold every territory of North America.",
  },
  control_asia: { name: "Control Asia", text: "Hold every territory of Asia." },
  control_8_cities: control("control_8_cities", "cities"),
  control_enemy_capital: { name: "Control an enemy capital", text: "Hold a capital that is not your own." },
  take_4_cities: take("take_4_cities", "cities"),
  take_10_territories: take("take_10_territories", "territories"),
  control_2_enemy_capitals: {
    name: `Control ${asked("control_2_enemy_capitals")} enemy capitals`,
    text: `Hold ${inWords(asked("control_2_enemy_capitals"))} capitals that are not your own.`,
  },
  control_18_territories: control("control_18_territories", "territories"),
  control_2_continents: {
    name: `Control ${asked("control_2_continents")} continents`,
    text: `Hold every territory of ${inWords(asked("control_2_continents"))} continents.`,
  },
  take_continent: {
    name: "Take a continent",
    text: "Take every territory of a continent in one turn, of which you held nothing as it began.",
  },
  control_11_cities: control("control_11_cities", "cities"),
};

const AIRFIELD = "Your highest die counts one more in each battle in its territory or next to it.";
const TROOPS = GAINS[TWO_TROOPS].bonus;

export const REWARDS = {
  airfield_minor: { name: "Airfield", text: AIRFIELD },
  additional_maneuver: { name: "Second maneuver", text: "Two maneuvers at the end of each turn of yours." },
  guaranteed_card: { name: "Guaranteed card", text: "A card at the end of each turn of yours." },
  starting_maneuver: {
    name: "Starting maneuver",
    text: "A maneuver before the attack of each turn of yours.",
  },
  airfield_major: { name: "Airfield", text: AIRFIELD },
  attack_die: { name: "Attack die", text: "One die more in attack; the lowest of all is dropped." },
  defense_die: { name: "Defense die", text: "One die more in defense; the lowest of all is dropped." },
  two_troops: {
    name: `${TROOPS} troops`,
    text: `${begin(inWords(TROOPS))} more troops in each draft of yours.`,
  },
};
