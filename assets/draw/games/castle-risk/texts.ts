/** What stands on the cards: a title and one sentence of rule each, in the game's terms. */
import {
  ADMIRAL,
  DEFEND,
  GENERAL,
  MARSHAL,
  MISSION_GOAL,
  needWith,
  PURGE,
  SPREAD,
  SUPPORT,
} from "../../../../src/games/castle-risk/rules/cards";
import { REINFORCEMENT } from "../../../../src/games/castle-risk/rules/numbers";
import { cardTexts } from "../../table/card";

export const POLICIES = cardTexts({
  tax: {
    title: "Tax/Spend",
    rule: "Your capital and every vassal city pay 1 coin more this turn.",
    icons: ["taxes"],
  },
  tax_king: {
    title: "Tax/Spend & King Me",
    rule: "Your cities pay 1 coin more each, and you may try once to recruit a neutral city.",
    icons: ["taxes", "recruit"],
  },
  expand_fortify: {
    title: "Expand & Fortify",
    rule: "Take one more attack move, and one more fortify move or a castle to build.",
    icons: ["attack", "fortify"],
  },
  expand_siege: {
    title: "Expand & Siege Assault",
    rule: "Take one more attack move, and bombard one army in the diplomacy phase.",
    icons: ["attack", "bombard"],
  },
  expand: { title: "Expand", rule: "Take one more attack move this turn.", icons: ["attack"] },
  fortify: {
    title: "Fortify",
    rule: "Take one more fortify move this turn, or build a castle.",
    icons: ["fortify"],
  },
  siege: {
    title: "Siege Assault",
    rule: "In the diplomacy phase, siege weapons that stood still bombard one army.",
    icons: ["bombard"],
  },
  king: {
    title: "King Me",
    rule: "In the diplomacy phase, try once to recruit a neutral city next to you.",
    icons: ["recruit"],
  },
});

export const MISSIONS = cardTexts({
  spread: {
    title: "Spread the Faith",
    rule: `Recruit ${MISSION_GOAL[SPREAD]} cities while this mission is yours.`,
    icons: ["missions"],
  },
  defend: {
    title: "Defend the Faith",
    rule: `Build ${MISSION_GOAL[DEFEND]} castles while this mission is yours.`,
    icons: ["missions"],
  },
  support: {
    title: "Support the Faith",
    rule: `Give the church ${MISSION_GOAL[SUPPORT]} coins while this mission is yours.`,
    icons: ["missions"],
  },
  purge: {
    title: "Purge the Infidels",
    rule: `Take ${MISSION_GOAL[PURGE]} cities in combat while this mission is yours.`,
    icons: ["missions"],
  },
});

export const CARDS = cardTexts({
  reinforcements: {
    title: "Reinforcements",
    rule: `In placement, put ${REINFORCEMENT.infantry} infantry or ${REINFORCEMENT.archer} archer on a land held since the turn began.`,
    icons: ["placement"],
  },
  general: {
    title: "General",
    rule: `Attacking: your cavalry hits on ${needWith(GENERAL)} or more, one main die gains 1.`,
    icons: ["attack"],
  },
  marshal: {
    title: "Marshal",
    rule: `Defending: your archers and castle hit on ${needWith(MARSHAL)} or more, one main die gains 1.`,
    icons: ["fortify"],
  },
  diplomat: {
    title: "Diplomat",
    rule: "Add 1 to your roll when you try to recruit a city.",
    icons: ["diplomacy"],
  },
  spy: {
    title: "Spy",
    rule: "Cancel a card that another player has just played, though never Reinforcements.",
    icons: ["spy"],
  },
  admiral: {
    title: "Admiral",
    rule: `Over a sea-line: siege weapons and city dice hit on ${needWith(ADMIRAL)} or more, one main die gains 1.`,
    icons: ["bombard"],
  },
});
