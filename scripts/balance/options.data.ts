/**
 * Options that are looked at by themselves, with the preset in which they do something. Modes have presets of their own,
 * and what does nothing with four players is left out.
 */
export const OPTIONS: Readonly<Record<string, readonly (readonly [preset: string, id: string, value: string])[]>> = {
  castle_risk: [
    ["classic", "crowns_to_win", "7"],
    ["classic", "crowns_to_win", "9"],
    ["classic", "starting_coins", "5"],
    ["classic", "capital_choice", "dealt"],
    ["classic", "policy_deck", "single"],
    ["classic", "special_phases", "first"],
    ["classic", "round_limit", "6"],
  ],
  risk_europe: [
    ["book", "crowns_to_win", "6"],
    ["book", "crowns_to_win", "8"],
    ["book", "crowns_to_win", "9"],
    ["book", "round_limit", "6"],
  ],
  risk_classic: [
    ["world_domination", "initial_placement", "dealt"],
    ["world_domination", "armies_a_turn", "3"],
    ["world_domination", "set_values", "slow"],
    ["world_domination", "set_values", "fixed"],
    ["world_domination", "fortify", "connected"],
    ["world_domination", "fortify", "free"],
    ["world_domination", "round_limit", "8"],
    ["capital", "headquarters", "random"],
    ["secret_mission", "missions", "14"],
    ["secret_mission", "target_destroyed", "territories"],
  ],
  risk_2008: [
    ["basic_training", "round_limit", "6"],
    ["command_room", "initial_placement", "dealt"],
    ["command_room", "armies_a_turn", "3"],
    ["world_conquest", "based_on", "basic_training"],
  ],
};
