/** The rulebook of Castle Risk: which pictures stand beside which headings, and below the words. */
import { COMBAT, GUIDE, REALM, TURN } from "../../../../src/games/castle-risk/text/en/rules";
import { pageMaker } from "../../table/rulebook";
import { SCENES } from "./scenes";

const MARKS = {
  "By hand": "phase-placement",
  Cards: "action-play",
  "The aim": "rank-8",
  Pieces: "reason-army",
  Crowns: "action-crown",
  Policies: "phase-policies",
  "Papal missions": "reason-missions",
  "1. Draw": "phase-draw",
  "2. Taxes": "phase-taxes",
  "3. Purchase": "phase-purchase",
  "4. Attack": "phase-attack",
  "5. Fortify": "phase-fortify",
  "6. Diplomacy": "phase-diplomacy",
  "7. Placement": "phase-placement",
  "Castle Risk cards": "action-play",
  "Before the dice": "action-play",
  "A cycle of four phases": "action-roll",
  "+1 on a main die": "action-boost",
  "When it is over": "action-conquer",
  "When a capital falls": "action-plunder",
};

const page = pageMaker(MARKS, SCENES);

export const PAGES = [
  page("How to play", GUIDE, "reinforcements", "diplomat"),
  page("The realm", REALM, "king", "fortify"),
  page("A turn", TURN, "expand", "general"),
  page("Combat", COMBAT, "siege", "purge"),
];
