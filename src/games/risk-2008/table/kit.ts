import { parseWhole } from "../../../core/lines";
import { CARD_IDS } from "../rules/cards";
import { refuse } from "../rules/refusals";
import { WORLD_TABLE } from "../../../risk/world/table/kit";
import type { TableKit } from "../../../session/game/module";
import type { Action } from "../rules/actions";
import type { Event } from "../rules/events";
import type { State } from "../rules/state";
import { starSets } from "../rules/turn/stars";
import { noteBattle, showDice, type Noted, type RollShow2008 } from "./battle-show";
import { LAYING } from "./layout";
import { offerAt } from "./offers";
import { nextLiving, worldManual } from "../../../risk/world/table/manual";
import { findBreach } from "../notation/position/invariants";
import { copyState } from "../rules/state/copy";
import { landName } from "../text/names";

/** Changes of pieces by hand: armies and owners of territories. */
const MANUAL = worldManual<State>({
  copy: copyState,
  findBreach,
  mayBeEmpty: ({ step }) => step === "claim" || step === "capital",
  nextOwner: nextLiving,
  landName,
});

/** Steps at which a seat is shown a list of offers. */
export const LISTED: readonly string[] = ["army", "stars", "objective"];

/** How RISK 2008 lies on a table, and what people do to it there. */
export const TABLE: TableKit<State, Action, Event, RollShow2008, Noted> = {
  ...WORLD_TABLE,
  ...LAYING,
  beforeDice: noteBattle,
  showDice,
  manual: MANUAL,
  // An offer of the list that the step shows, by its place in it; of stars the most with a card of the hand.
  card: (s, seat, id) => {
    const card = CARD_IDS.indexOf(id);
    const i = card < 0 ? parseWhole(id) : starSets(s.seats[seat].hand).findIndex((set) => set.includes(card));
    const offer = LISTED.includes(s.step) ? offerAt(s, seat, i) : undefined;
    return offer ?? refuse("step.other", { step: s.step });
  },
  resign: (seat) => ({ type: "resign", seat }),
};
