import { begin, count } from "../../../../text/en/words";
import { inWords } from "../../../../risk/text/en/numbers";
import { RANK_ARCHERS, RANK_CAVALRY, RANK_SIEGE, WEAPON_DICE } from "../../../../risk/combat/ranks";
import * as numbers from "../../rules/numbers";
import { POLICY_DECK_SIZE } from "../../rules/policies";

/** Pages that explain the game, in English. */
export const PAGES = {
  costsHead: { unit: "", coins: "Coins", dice: "In combat" },
  /** What each kind of unit, a castle, a city and a capital do in combat. */
  dice: {
    infantry: "fights in the main phase, as all units do",
    archer: `1 archer die, hits on ${numbers.HIT_NEEDS[RANK_ARCHERS]} or more`,
    cavalry: `1 cavalry die, hits on ${numbers.HIT_NEEDS[RANK_CAVALRY]} or more`,
    siege: `${WEAPON_DICE} siege dice, hit on ${numbers.HIT_NEEDS[RANK_SIEGE]} or more; opens castles`,
    castle: `${numbers.CASTLE_DICE} archer dice and +1 to a main die in defence`,
    city: `${count(numbers.CITY_DICE, "siege die", "siege dice")} in defence`,
    capital: `${count(numbers.CAPITAL_DICE, "siege die", "siege dice")} in defence`,
  },
  castle: "castle",
  city: "city",
  capital: "capital",
  /** How the main dice are compared; what recruiting and bombarding take. */
  costsNotes: [
    `Main phase: up to ${numbers.ATTACK_DICE} dice attack, up to ${numbers.DEFENCE_DICE} defend. Highest meets highest, then second meets second; the higher die kills, ties are the defender's.`,
    `To recruit a city takes ${numbers.ATTEMPT_COST} coins and a ${numbers.CITY_JOINS}. A bribe of ${numbers.BRIBE} more coins, a Diplomat and siege weapons next to the city each add 1.`,
    `A bombardment rolls ${WEAPON_DICE} dice for each weapon that has not moved; each ${numbers.BOMBARDMENT_NEED} or more kills, but never the last unit.`,
  ],
  titlesNote: "Crowns are counted when a round begins; the title that they give lasts for the round.",
  crownsFor: "Crowns are given for",
  policiesNote: `Every player has the same ${inWords(POLICY_DECK_SIZE)} policy cards and picks one for each crown.`,
  cardsNote: `A card is drawn at the beginning of every turn. ${begin(inWords(numbers.HAND_LIMIT))} may stay in a hand when it ends.`,
};
