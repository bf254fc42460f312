import { gesturesOnLand } from "../../../risk/europe/table/gestures";
import { CARD_IDS } from "../rules/cards";
import { refuse } from "../rules/refusals";
import { NOBODY } from "../../../core/types";
import { SIZE } from "../../../risk/europe/board";
import { skinsOf, withFaces } from "../../../risk/combat/skins";
import type { TableKit } from "../../../session/game/module";
import type { Action } from "../rules/actions";
import { playerOf } from "../rules/army";
import type { Event } from "../rules/events";
import { SETTINGS, type Settings } from "../rules/settings";
import type { State } from "../rules/state";
import { rollShow, sidesOf, withLosses, type RollShow, type Sides } from "./battle-show";
import { MANUAL } from "./manual";
import { emptyLayout, laySome, layTable } from "./layout";

/** Actions whose dice all look at. */
const SHOWN: readonly Action["type"][] = ["dice", "recast", "stand", "volley"];

/** What dice look like that are no battle's, by action. */
const SKINS = { tie: "attack", volley: "assault", recast: "defence" };

/** How Risk Europe lies on a table, and what people do to it there. */
export const TABLE: TableKit<State, Action, Event, RollShow, Sides> = {
  layout: layTable,
  layoutSome: laySome,
  emptyLayout,
  // A march, a recruit, or nothing.
  gestures: (drop) => gesturesOnLand(drop, "buy"),
  territories: SIZE,
  dice: (action) => skinsOf(action, SKINS, ["assault", "archer", "cavalry"]),
  withFaces,
  isShownLong: ({ type }) => type === "dice" || type === "recast" || type === "volley",
  isBattleRoll: ({ type }) => type === "dice" || type === "recast",
  isFighting: ({ battle, assault }) => battle !== undefined || assault !== undefined,
  /** The players of both sides of a battle. */
  fighters: (s) => {
    if (s.battle === undefined) return [];
    const { attacker, owner } = s.territories[s.battle.land];
    return [attacker, owner].filter((army) => army >= 0).map((army) => playerOf(s, army));
  },
  owner: ({ territories }, t) => territories[t].owner,
  fight: ({ battle }) => (battle === undefined ? undefined : { from: NOBODY, to: battle.land }),
  beforeDice: (s, { type }) => (SHOWN.includes(type) ? sidesOf(s) : undefined),
  /** Dice are shown anew, losses are added to what lies there, and anything else takes it away. */
  showDice: (noted, action, events, before) => {
    if (noted !== undefined) return rollShow(noted, action, events);
    // The castle's dice are taken up; they lie there until they fall again.
    if (action.type === "reroll") return before;
    return action.type === "lose" && before !== undefined ? withLosses(before, events) : undefined;
  },
  manual: MANUAL,
  settings: SETTINGS,
  settingValue: (s, seat, id) => s.seats[seat].settings[id as keyof Settings],
  card: (s, _seat, id) => {
    if (!CARD_IDS.includes(id)) return refuse("card.unknown");
    return s.step === "pick" ? { picks: id } : refuse("step.other", { step: s.step });
  },
  resign: (seat) => ({ type: "resign", seat }),
};
