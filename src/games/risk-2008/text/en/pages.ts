import { inWords } from "../../../../risk/text/en/numbers";
import { begin } from "../../../../text/en/words";
import { GOAL, LEAST_STARS, MOST_STARS } from "../../rules/numbers";

/** Pages that explain the game, in English. */
export const PAGES = {
  turnNotes: [
    `<b>1. Stars.</b> Turn in cards with ${LEAST_STARS} to ${MOST_STARS} stars, once, or keep them.`,
    "<b>2. Draft:</b> a third of your territories and cities together, three at least; the bonus of each continent that is all yours; one for each capital you hold.",
    "<b>3. Attack</b> neighbours as often as you like: one to three dice against one or two. Highest meets highest, second meets second; the lower die loses a troop, a tie is the defender's. All troops that were sent move in at least.",
    "<b>4. Objective:</b> collect one that you meet, and its reward.",
    "<b>5. Maneuver</b> troops once, through your own land.",
    "<b>6. A card</b> if you took a territory and collected no objective.",
    `<b>${begin(inWords(GOAL))} objectives and your own capital win</b>, in your own turn.`,
  ],
  starsHead: ["Stars", "Troops"],
  starsNotes: [
    "Twelve cards have two stars, thirty have one.",
    "The territory on a card does not matter.",
    "Nothing is ever forced, and a hand has no limit.",
  ],
  continentsHead: ["Continent", "Bonus", "Territories"],
  continentsNote: "Who holds all of a continent as the turn begins gets its bonus.",
};
