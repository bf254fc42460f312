import { parseWhole } from "../../../core/lines";
import { CARD_IDS } from "../rules/cards";
import { refuse } from "../rules/refusals";
import { highestFirst, newDice } from "../../../risk/combat/die";
import {
  rollShow,
  sidesOf,
  withCapture,
  type RollShow,
  type Sides,
} from "../../../risk/world/table/battle-show";
import { WORLD_TABLE } from "../../../risk/world/table/kit";
import type { TableKit } from "../../../session/game/module";
import type { Action } from "../rules/actions";
import type { Event } from "../rules/events";
import type { State } from "../rules/state";
import { LAYING } from "./layout";
import { MANUAL } from "./manual";
import { offersOf, type SetOffer } from "./offers";

/** How classic RISK lies on a table, and what people do to it there. */
export const TABLE: TableKit<State, Action, Event, RollShow, Sides> = {
  ...WORLD_TABLE,
  ...LAYING,
  beforeDice: (s, { type }) => (type === "dice" ? sidesOf(s) : undefined),
  // Dice are shown again, armies that move in end the show's fight, and anything else takes it away.
  showDice: (noted, action, events, shown) => {
    if (noted === undefined || action.type !== "dice")
      return action.type === "occupy" && shown !== undefined ? withCapture(shown, events) : undefined;
    const red = highestFirst(newDice(action.attacker));
    return rollShow(noted, red, highestFirst(newDice(action.defender)), events);
  },
  manual: MANUAL,
  // A set of those that are offered, by its place among them; the best one with a card of the hand.
  card: (s, seat, id) => {
    if (s.step !== "trade") return refuse("step.other", { step: s.step });
    const offers = offersOf(s, seat);
    const card = CARD_IDS.indexOf(id);
    const offer: SetOffer | undefined =
      card < 0 ? offers[parseWhole(id)] : offers.find(({ cards }) => cards.includes(card));
    return offer === undefined ? refuse("trade.no_set") : offer.action;
  },
  resign: (seat) => ({ type: "resign", seat }),
};
