import { TROOPS_FOR_STARS, LEAST_STARS, MOST_STARS, GOAL } from "../rules/numbers";
import { worldAction } from "../../../risk/world/panels/action";
import type { OwnLine } from "../../../session/game/kit";
import { starsOf } from "../rules/cards";

import type { State } from "../rules/state";
import { isConquest, isDealt } from "../rules/variant";
import type { Language2008 } from "../text/language";
import { landName } from "../text/names";
import { LAND_OF_GAME } from "./land";
import { OFFERS_BODY } from "./offers";

/** How many troops are left to place, and maneuvers where there are two. */
function noteOf(s: State, { panel }: Language2008): string {
  if (s.step === "maneuver" && s.maneuvers > 1) return panel.maneuversLeft(s.maneuvers);
  return s.step === "place" && s.due > 1 ? panel.due(s.due) : "";
}

/** How the table's action panel serves RISK 2008. */
export const ACTION = worldAction<State>(LAND_OF_GAME, {
  bodies: [OFFERS_BODY],
  prompt: promptOf,
  note: noteOf,
});

function promptOf(s: State, _seat: number, verb: string): string {
  if (s.step === "capital" && isDealt(s)) return "capital_dealt";
  return verb === "" && s.step === "maneuver" && s.maneuvers > 1 ? "maneuver_two" : "";
}

/** What wins in the mode that is played, and after how many rounds it ends at the most. */
export function goalLine(s: State, { panel }: Language2008): string {
  return panel.goal(isConquest(s) ? 0 : GOAL, s.options.round_limit);
}

/** The stars of a seat's cards, and what they would bring: of more than can be turned in at once, as much as can. */
export function ownLine(s: State, seat: number, { panel }: Language2008): OwnLine {
  const { hand } = s.seats[seat];
  const stars = starsOf(hand);
  if (stars === 0) return { text: panel.noStars, help: "" };
  const worth = stars < LEAST_STARS ? 0 : TROOPS_FOR_STARS[stars < MOST_STARS ? stars : MOST_STARS];
  return { text: panel.ownStars(stars, worth), help: panel.handHelp(hand.map((card) => landName(card))) };
}
