/** What stands on the cards: a title and one sentence of rule each, in the game's terms. */
import { KINGDOM_MISSIONS, MISSION_INDEX } from "../../../../src/games/risk-europe/rules/missions";
import { FORTIFIED } from "../../../../src/games/risk-europe/rules/numbers";
import { inWords } from "../../../../src/risk/text/en/numbers";
import { cardTexts } from "../../table/card";

const mission = (id: string) => KINGDOM_MISSIONS[MISSION_INDEX[id]];
const bonus = (id: string): number => mission(id).bonus;

export const ORDERS = cardTexts({
  tax: { title: "Tax or Spend", rule: "Tax a supply line, or spend your coins.", icons: ["taxes"] },
  tax_king: {
    title: "Tax or Spend",
    rule: "King Me: take the First Player Marker. Tax a supply line, or spend your coins.",
    icons: ["taxes", "crown"],
  },
  expand_fortify: {
    title: "Expand or Maneuver",
    rule: `Fortify: ${FORTIFIED.castle} footmen by a castle, or ${FORTIFIED.city} in a city. Expand, or maneuver.`,
    icons: ["conquer", "fortify"],
  },
  expand_siege: {
    title: "Expand or Maneuver",
    rule: "Siege Assault: siege weapons fire over a border. Expand, or maneuver.",
    icons: ["conquer", "bombard"],
  },
  split: {
    title: "Split Expand",
    rule: "Expand from one territory into two neighbours, or maneuver.",
    icons: ["conquer"],
  },
});

export const CROWNS = cardTexts({
  crown: { title: "Crown Card", rule: "A crown for you until the end of the game.", icons: ["crown"] },
  broad_realm: {
    title: "Broad Realm",
    rule: `Control many territories. Then maneuver ${inWords(bonus("broad_realm"))} territories far.`,
  },
  warden_of_the_marches: {
    title: "Warden of the Marches",
    rule: `Hold castles, one of them without a city. Then Fortify places ${bonus("warden_of_the_marches")} by a castle.`,
  },
  full_coffers: {
    title: "Full Coffers",
    rule: `Have ${mission("full_coffers").goal[0]} coins. Then ${bonus("full_coffers")} footmen of each Spend are free.`,
  },
  lesser_crowns: {
    title: "Lesser Crowns",
    rule: "Control black crown cities. Then each gets a footman when it is taxed.",
  },
  master_of_the_straits: {
    title: "Master of the Straits",
    rule: `Control both ends of sea-lines. Then each pays a coin, ${bonus("master_of_the_straits")} at most.`,
  },
  engines_of_war: {
    title: "Engines of War",
    rule: `Have ${mission("engines_of_war").goal[0]} siege weapons. Then they cost ${bonus("engines_of_war")} coins.`,
  },
  spoils_of_war: {
    title: "Spoils of War",
    rule: `Win battles as the attacker. Then each such victory brings ${bonus("spoils_of_war")} coins.`,
  },
  great_host: {
    title: "Great Host",
    rule: `Have a dear army on the board. Then archers defend on ${bonus("great_host")} and more.`,
  },
});
