import { total } from "../../../../core/counts";
import { RANK_ARCHERS, RANK_CAVALRY, RANK_SIEGE, WEAPON_DICE } from "../../../../risk/combat/ranks";
import { inWords } from "../../../../risk/text/en/numbers";
import { DECK } from "../../rules/cards";
import { ARMY_UNITS, ATTACK_DICE, DEFENCE_DICE, DRAWN_MISSIONS, HIT_NEEDS } from "../../rules/numbers";
import { units } from "./words";

/** Pages that explain the game, in English. */
export const PAGES = {
  costsHead: { coins: "Coins", dice: "In battle" },
  /** What each kind of unit and a castle do in combat. */
  dice: {
    footman: "fights in the general attack, as all units do",
    archer: `1 die, hits on ${HIT_NEEDS[RANK_ARCHERS]} or more`,
    cavalry: `1 die, hits on ${HIT_NEEDS[RANK_CAVALRY]} or more`,
    siege: `${WEAPON_DICE} dice, hit on ${HIT_NEEDS[RANK_SIEGE]} or more; opens castles`,
    castle: "dice of one rank again, once in each pass",
  },
  castle: "castle",
  crownCard: "Crown Card",
  costsNotes: [
    "A battle goes through siege, archers, cavalry and general attack, again and again, until one side is gone.",
    `General attack: up to ${ATTACK_DICE} dice attack, up to ${DEFENCE_DICE} defend. Highest meets highest, then second meets second; ties are the defender's.`,
    `An army has ${units(ARMY_UNITS)}. A territory with an opponent's castle is entered only with a siege weapon.`,
  ],
  cardsNote: `Everybody has the same ${inWords(total(DECK))} cards. Played ones stay out until the hand is empty: all are back in rounds 5, 9, 13.`,
  missionsNote: `Played by an option. King Me draws ${inWords(DRAWN_MISSIONS)}, of which you keep one in secret. A fulfilled one is a crown at the end of a round, and its bonus lasts.`,
};
