import type { CourseLine } from "../../../session/game/kit";
import { total } from "../../../core/counts";
import { unitsOf } from "../rules/army";
import { crownsOf } from "../rules/crowns";
import type { State } from "../rules/state";

/** What each player's own army has from round to round; mercenary armies are nobody's. */
export const COURSE: readonly CourseLine<State>[] = [
  { id: "crowns", of: (s) => s.seats.map((_, seat) => crownsOf(s, seat)) },
  { id: "units", of: (s) => s.seats.map((_, seat) => total(unitsOf(s, seat))) },
  { id: "coins", of: (s) => s.seats.map(({ coins }) => coins) },
];
