import { inWords } from "../../../../risk/text/en/numbers";
import { begin } from "../../../../text/en/words";
import { INSTEAD } from "../../rules/missions";
import { CARD_REWARD, FIXED, FIXED_MIXED, FULL_HAND, SET_SIZE } from "../../rules/numbers";

/** Pages that explain the game, in English. */
export const PAGES = {
  turnNotes: [
    `<b>1. Cards.</b> Trade sets of ${inWords(SET_SIZE)}. With ${inWords(FULL_HAND)} cards or more you must.`,
    "<b>2. New armies.</b> A third of your territories, rounded down and three at least, and the bonus of each continent that is all yours.",
    "<b>3. Attack</b> neighbours as often as you like. You roll one to three dice and need one army more than dice; the defender rolls one, or two with two armies. Highest meets highest, second meets second: the lower die loses an army, a tie is the defender's.",
    `<b>4. Move in</b> with at least as many armies as you rolled dice. Whoever loses the last territory is out, and the captor gets the cards: with ${inWords(FULL_HAND + 1)} or more, sets are traded at once.`,
    "<b>5. A card</b>, one, if you took a territory.",
    "<b>6. Fortify:</b> move armies once from one territory of yours to a neighbour of yours.",
  ],
  setsHead: ["Set", "Rising", "Slow"],
  setsNotes: [
    `A set is ${inWords(SET_SIZE)} cards alike, one of each kind, or any two with a wild card. All players' sets count on one ladder.`,
    `Fixed, by an option: infantry ${FIXED[0]}, cavalry ${FIXED[1]}, artillery ${FIXED[2]}, one of each ${FIXED_MIXED}; wild cards make the best of it.`,
    `${begin(inWords(CARD_REWARD))} armies more go to a territory of yours that a traded card shows, once a turn.`,
  ],
  continentsHead: ["Continent", "Bonus", "Territories"],
  continentsNote: "Who holds all of a continent as the turn begins gets its bonus.",
  destroyLine: `<b>Destroy a colour:</b> its last army leaves the board, whoever takes it. Whose own colour it is holds ${INSTEAD.count} territories instead.`,
  missionsNote:
    "Played in Secret Mission. Yours is shown to you alone; it is declared by itself as soon as it is fulfilled, be it in another's turn.",
};
