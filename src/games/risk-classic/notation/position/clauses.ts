import type { OptionsDraft } from "../../../../core/options";
import { field, flag, ids, whole } from "../../../../risk/notation/words";
import { land, seatClauses, worldPositionOf } from "../../../../risk/world/notation/clauses";
import { NO_OTHERS, type WorldDraft } from "../../../../risk/world/notation/draft";
import { SETTINGS } from "../../../../risk/world/rules/settings";
import { META, type Options } from "../../meta";
import { CARD_IDS } from "../../rules/cards";
import { MISSIONS } from "../../rules/missions";
import { ENDINGS, type SeatState, type State } from "../../rules/state";
import { newState } from "../../rules/state/initial";
import { PHASES, STEPS } from "../../rules/steps";
import { readMission } from "../read";

/** The draft of a position whose head is read. */
export function beginPosition(
  options: OptionsDraft,
  colours: readonly string[],
  seats: Record<string, number>,
): WorldDraft<State> {
  const s = newState(options as Options, colours, [0, 0, 0, 0]);
  s.contenders = [];
  s.neutralReserve = 0;
  for (const player of s.seats) player.reserve = 0;
  return { s, options, seats, words: {}, others: NO_OTHERS };
}

const SEATS = seatClauses<SeatState["settings"], SeatState>(
  [
    whole("reserve", { usual: 0 }),
    ids("hand", CARD_IDS, "card"),
    land("headquarters"),
    field("mission", readMission, (k) => (k < 0 ? undefined : ` ${MISSIONS[k]}`)),
    flag("changed"),
  ],
  SETTINGS,
);

/** The pile of cards follows from what is seen elsewhere. */
export const { readClause, writePosition } = worldPositionOf<State>(META, {
  phases: PHASES,
  steps: STEPS,
  endings: ENDINGS,
  before: [
    whole("sets", { usual: 0 }),
    flag("captured"),
    flag("rewarded"),
    SEATS,
    whole("neutralReserve", { usual: 0, word: "neutral" }),
  ],
  after: [ids("discards", CARD_IDS, "card")],
  several: [],
});
