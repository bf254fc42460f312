/** The rulebook of Risk Europe: which pictures stand beside which headings, and below the words. */
import { COMBAT, GUIDE, REALM, TURN } from "../../../../src/games/risk-europe/text/en/rules";
import { pageMaker } from "../../table/rulebook";
import { SCENES } from "./scenes";

const MARKS = {
  "Disputed territories": "action-attack",
  "The aim": "action-crown",
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
  "The end": "action-conquer",
};

const page = pageMaker(MARKS, SCENES);

export const PAGES = [
  page("How to play", GUIDE, "great_host", "broad_realm"),
  page("The realm", REALM, "crown", "lesser_crowns"),
  page("A turn", TURN, "split", "tax"),
  page("Battles", COMBAT, "engines_of_war", "spoils_of_war"),
];
