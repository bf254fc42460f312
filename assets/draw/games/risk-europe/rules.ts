/** The rulebook of Risk Europe: which pictures stand beside which headings, and below the words. */
import { COMBAT, GUIDE, REALM, TURN } from "../../../../src/games/risk-europe/text/en/rules";
import { marksOf, type RulePage } from "../../table/rulebook";
import { SCENES } from "./scenes";

const MARKS = marksOf({
  "Sitting down": "shield-red",
  "What to do next": "control-next",
  "Choosing a territory": "action-pick",
  Dragging: "phase-placement",
  "Disputed territories": "action-attack",
  "Taking back": "control-undo",
  Keys: "control-settings",
  "The aim": "action-crown",
  "The board": "reason-vassals",
  "Setting up": "action-capital",
  "A round": "control-redo",
  "Elimination and resigning": "action-resign",
  Teams: "reason-army",
  Expand: "action-attack",
  "Split Expand": "action-conquer",
  Maneuver: "action-fortify",
  Tax: "phase-taxes",
  Spend: "phase-purchase",
  Fortify: "action-build",
  "Siege Assault": "action-bombard",
  "City bonuses": "reason-capital",
  Disputed: "action-attack",
  "A battle": "action-roll",
  Castle: "reason-castle",
  Losses: "action-lose",
  "The end": "action-conquer",
});

export const PAGES: readonly RulePage[] = [
  {
    title: "How to play",
    body: GUIDE,
    marks: MARKS,
    scenes: [SCENES["great_host"](), SCENES["broad_realm"]()],
  },
  { title: "The realm", body: REALM, marks: MARKS, scenes: [SCENES["crown"](), SCENES["lesser_crowns"]()] },
  { title: "A turn", body: TURN, marks: MARKS, scenes: [SCENES["split"](), SCENES["tax"]()] },
  {
    title: "Battles",
    body: COMBAT,
    marks: MARKS,
    scenes: [SCENES["engines_of_war"](), SCENES["spoils_of_war"]()],
  },
];
