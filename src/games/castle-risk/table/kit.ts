import { gesturesOnLand } from "../../../risk/europe/table/gestures";
import { refuse } from "../rules/refusals";
import { SIZE } from "../../../risk/europe/board";
import { skinsOf, withFaces } from "../../../risk/combat/skins";
import type { TableKit } from "../../../session/game/module";
import type { Action } from "../rules/actions";
import { CARDS, REINFORCEMENTS } from "../rules/cards";
import type { Event } from "../rules/events";
import { SETTINGS, type Settings } from "../rules/settings";
import type { State } from "../rules/state";
import { rollShow, sidesOf, withLosses, type RollShow, type Sides } from "./battle-show";
import { emptyLayout, laySome, layTable } from "./layout";
import { MANUAL } from "./manual";

/** Actions whose dice all look at. */
const SHOWN: readonly Action["type"][] = ["dice", "boost", "bombardment", "recruitment"];

/** What dice look like that are no combat's, by action. */
const SKINS = { order: "attack", first: "attack", bombardment: "siege", recruitment: "attack" };

/** How Castle Risk lies on a table, and what people do to it there. */
export const TABLE: TableKit<State, Action, Event, RollShow, Sides> = {
  layout: layTable,
  layoutSome: laySome,
  emptyLayout,
  // A bought castle is put on its site; else a march, a placement, or nothing.
  gestures: (drop) =>
    drop.kind === "castle" && drop.to >= 0
      ? [{ type: "verb", verb: "build" }, { type: "press", territory: drop.to }, { type: "confirm" }]
      : gesturesOnLand(drop, "place"),
  territories: SIZE,
  dice: (action) => skinsOf(action, SKINS, ["siege", "archer", "cavalry"]),
  withFaces,
  isShownLong: ({ type }) => type === "dice" || type === "bombardment" || type === "recruitment",
  isBattleRoll: ({ type }) => type === "dice",
  isFighting: ({ battle, bombardment }) => battle !== undefined || bombardment !== undefined,
  fighters: ({ battle }) => (battle === undefined ? [] : [battle.defender]),
  fight: ({ battle }) => battle,
  owner: ({ territories }, t) => territories[t].owner,
  beforeDice: (s, { type }) => (SHOWN.includes(type) ? sidesOf(s) : undefined),
  /** Dice and +1s are shown anew, losses are added to what lies there, and anything else takes it away. */
  showDice: (noted, action, events, before) => {
    if (noted !== undefined) return rollShow(noted, action, events, before);
    return action.type === "lose" && before !== undefined ? withLosses(before, events) : undefined;
  },
  manual: MANUAL,
  settings: SETTINGS,
  settingValue: (s, seat, id) => s.seats[seat].settings[id as keyof Settings],
  card: (_s, seat, id) => {
    if (id === CARDS[REINFORCEMENTS]) return { verb: "reinforce" };
    const card = CARDS.findIndex((colour) => colour === id);
    return card < 0 ? refuse("card.unknown") : { type: "play", seat, card };
  },
  resign: (seat) => ({ type: "resign", seat }),
};
