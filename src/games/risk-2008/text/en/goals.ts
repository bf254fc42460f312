/** The objectives and the rewards in English, short enough for a card and for a button. */
export const OBJECTIVES = {
  control_europe: { name: "Control Europe", text: "Hold every territory of Europe." },
  control_north_america: {
    name: "Control North America",
    text: "Hold every territory of North America.",
  },
  control_asia: { name: "Control Asia", text: "Hold every territory of Asia." },
  control_8_cities: { name: "Control 8 cities", text: "Hold eight cities." },
  control_enemy_capital: { name: "Control an enemy capital", text: "Hold a capital that is not your own." },
  take_4_cities: { name: "Take 4 cities", text: "Take four cities in one turn." },
  take_10_territories: { name: "Take 10 territories", text: "Take ten territories in one turn." },
  control_2_enemy_capitals: {
    name: "Control 2 enemy capitals",
    text: "Hold two capitals that are not your own.",
  },
  control_18_territories: { name: "Control 18 territories", text: "Hold eighteen territories." },
  control_2_continents: { name: "Control 2 continents", text: "Hold every territory of two continents." },
  take_continent: {
    name: "Take a continent",
    text: "Take every territory of a continent in one turn, of which you held nothing as it began.",
  },
  control_11_cities: { name: "Control 11 cities", text: "Hold eleven cities." },
};

const AIRFIELD = "Your highest die counts one more in each battle in its territory or next to it.";

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
  two_troops: { name: "2 troops", text: "Two more troops in each draft of yours." },
};
