import { faultAt, idOf, indexIds, peek, readId, skip } from "../../../../core/lines";
import type { OptionsDraft } from "../../../../core/options";
import { NOBODY } from "../../../../core/types";
import { clausesOf } from "../../../../risk/notation/position";
import { field, flag, whole, type Word } from "../../../../risk/notation/words";
import { landId } from "../../../../risk/world/board";
import { land, lands, seatClauses, worldPositionOf } from "../../../../risk/world/notation/clauses";
import { NO_OTHERS, type WorldDraft } from "../../../../risk/world/notation/draft";
import { readTerritory } from "../../../../risk/world/read";
import { SETTINGS } from "../../../../risk/world/rules/settings";
import { META, type Options } from "../../meta";
import { AIRFIELD_IDS, OBJECTIVE_IDS, REWARD_INDEX, REWARD_IDS } from "../../rules/objectives";
import { refuse } from "../../rules/refusals";
import { playedObjectives } from "../../rules/holdings";
import { rewardOn } from "../../rules/seats";
import { ENDINGS, OPEN, type SeatState, type State } from "../../rules/state";
import { blankState } from "../../rules/state/initial";
import { PHASES, STEPS } from "../../rules/steps";
import { isBasic } from "../../rules/variant";
import { ARMY, OBJECTIVE, REWARD } from "../deeds";

/** The draft of a position whose head is read. */
export function beginPosition(
  options: OptionsDraft,
  colours: readonly string[],
  seats: Record<string, number>,
): WorldDraft<State> {
  const s = blankState(options as Options, colours, [0, 0, 0, 0]);
  return { s, options, seats, words: {}, others: NO_OTHERS };
}

const SEATS = seatClauses<SeatState["settings"], SeatState>(
  [
    whole("reserve", { usual: 0 }),
    lands("hand"),
    whole("rank", { usual: 0 }),
    field("army", ARMY.read, (k) => (k < 0 ? undefined : ARMY.write(k))),
    land("capital"),
  ],
  SETTINGS,
);

const CITIES: Word<State> = {
  ...lands("cities"),
  // Those of Basic Training are always the same.
  write: (s) => (isBasic(s) ? "" : lands("cities").write(s, undefined)),
};

/** An objective: whether it is open or whose it is, and the reward on it, which lies on no other one (rule 8.1). */
const OBJECTIVES: Word<State, State, WorldDraft<State>> = {
  word: "objective",
  read: (line, s, draft) => {
    const objective = OBJECTIVE.read(line);
    if (objective < 0) return;
    s.objectives[objective] = skip(line, "open") ? OPEN : readId(line, draft.seats, "seat");
    const word = peek(line);
    if (idOf(REWARD_INDEX, word) < 0) return;
    const reward = REWARD.read(line);
    if (s.rewards[reward] !== NOBODY) faultAt(line, line.at - 1, refuse("text.twice", { word }));
    s.rewards[reward] = objective;
  },
  write: (s) => {
    const clauses = playedObjectives(s).map((k) => {
      const holder = s.objectives[k];
      const reward = rewardOn(s, k);
      const after = reward < 0 ? "" : ` ${REWARD_IDS[reward]}`;
      return ` objective ${OBJECTIVE_IDS[k]} ${holder === OPEN ? "open" : s.colours[holder]}${after}`;
    });
    return clausesOf(clauses);
  },
};

const AIRFIELD_INDEX = indexIds(AIRFIELD_IDS);
const AIRFIELDS: Word<State> = {
  word: "airfield",
  read: (line, s) => {
    const airfield = readId(line, AIRFIELD_INDEX, "airfield");
    if (airfield >= 0) s.airfields[airfield] = readTerritory(line);
  },
  write: ({ airfields }) =>
    clausesOf(airfields.flatMap((t, i) => (t < 0 ? [] : [` airfield ${AIRFIELD_IDS[i]} ${landId(t)}`]))),
};

/** The pile of cards follows from what is seen elsewhere. */
export const { readClause, writePosition } = worldPositionOf<State>(META, {
  phases: PHASES,
  steps: STEPS,
  endings: ENDINGS,
  before: [SEATS, CITIES, OBJECTIVES, AIRFIELDS],
  after: [lands("taken"), flag("collected"), whole("maneuvers", { usual: 0 }), lands("discards")],
  several: ["objective", "airfield"],
});
