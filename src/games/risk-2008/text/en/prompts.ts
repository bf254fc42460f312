import { worldPrompts } from "../../../../risk/world/text/en/panel";
import { WORDS } from "./words";

/** What is to be done next, in English. */
export const PROMPTS = {
  ...worldPrompts(WORDS),
  "army.word": "Pick an army.",
  "capital.territory": "Choose an empty territory for your capital and a troop.",
  "capital.done": "Confirm to put your capital there.",
  capital_dealt: "Choose a territory of yours for your capital.",
  "turn_in.word": "Choose the stars.",
  "collect.word": "Choose an objective.",
  "airfield.territory": "Choose a territory of yours for the airfield: it stays there.",
  "airfield.done": "Confirm to put the airfield there.",
  "maneuver.from": "Choose a territory to move troops from, or go on.",
  "maneuver.to": "Choose a territory of yours to move them to.",
  "maneuver.done": "Choose how many, then confirm.",
  "step.starting": "Your starting maneuver: move troops once, or go on.",
  "step.maneuver": "Move troops once, or end your turn.",
  maneuver_two: "Move troops, or end your turn.",
};
