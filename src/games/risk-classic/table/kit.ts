import { refuse } from "../../../core/refuse";
import { parseWhole } from "../../../core/lines";
import { SIZE } from "../../../risk/world/board";
import { defenderOf } from "../../../risk/world/rules/attack";
import type { WorldSettings } from "../../../risk/world/rules/state";
import { SETTINGS } from "../../../risk/world/rules/settings";
import type { DiceShow, TableKit } from "../../../session/module";
import type { Action } from "../rules/actions";
import type { Event } from "../rules/events";
import type { State } from "../rules/state";
import { rollShow, sidesOf, withCapture, type RollShow, type Sides } from "./battle-show";
import { diceOf, withFaces } from "./dice";
import { gesturesOf } from "./drop";
import { emptyLayout, laySome, layTable } from "./layout";
import { MANUAL } from "./manual";
import { offersOf, type SetOffer } from "./offers";

/** How classic RISK lies on a table, and what people do to it there. */
export const TABLE: TableKit<State, Action, Event> = {
  layout: layTable,
  layoutSome: laySome,
  emptyLayout,
  gestures: gesturesOf,
  territories: SIZE,
  dice: diceOf,
  withFaces,
  isShownLong: ({ type }) => type === "dice",
  isBattleRoll: ({ type }) => type === "dice",
  isFighting: ({ battle }) => battle !== undefined,
  fighters: (s) => {
    const seat = s.battle === undefined ? -1 : defenderOf(s, s.battle);
    return seat < 0 ? [] : [seat];
  },
  fight: ({ battle }) => battle,
  beforeDice: (s, { type }) => (type === "dice" ? sidesOf(s) : undefined),
  showDice,
  manual: MANUAL,
  settings: SETTINGS,
  settingValue: (s, seat, id) => s.seats[seat].settings[id as keyof WorldSettings],
  // A set of those that are offered, by its place among them.
  card: (s, seat, id) => {
    if (s.step !== "trade") return refuse("step.other", { step: s.step });
    const offer = offersOf(s, seat)[parseWhole(id)] as SetOffer | undefined;
    return offer === undefined ? refuse("trade.no_set") : offer.action;
  },
  resign: (seat) => ({ type: "resign", seat }),
};

/** Dice are shown anew, armies that move in end the show's fight, and anything else takes it away. */
function showDice(
  noted: object | undefined,
  action: Action,
  events: readonly Event[],
  shown: DiceShow | undefined,
): RollShow | undefined {
  if (noted !== undefined) return rollShow(noted as Sides, action, events);
  return action.type === "occupy" && shown !== undefined ? withCapture(shown as RollShow, events) : undefined;
}
