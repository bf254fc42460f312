import type { TableKit } from "../../../session/game/module";
import { NOBODY, type CommonState } from "../../../core/types";
import type { Drop } from "../../../session/game/drop";
import type { Gesture } from "../../../session/game/gesture";
import { skinsOf, withFaces } from "../../combat/skins";
import { SIZE } from "../board";
import { defenderOf } from "../rules/attack";
import { SETTINGS } from "../rules/settings";
import type { WorldSettings, WorldState } from "../rules/state";

/** What a drop proposes: an attack or a move, new armies, or nothing. */
function gesturesOf(drop: Drop): Gesture[] {
  if (drop.to < 0) return [];
  if (drop.kind === "reserve") return [{ type: "press", territory: drop.to }];
  if (drop.kind !== "unit" || drop.from < 0 || drop.from === drop.to) return [];
  return [
    { type: "press", territory: drop.from },
    { type: "press", territory: drop.to },
  ];
}

/** What games on the board of the world have alike of how they lie on a table. */
export const WORLD_TABLE = {
  gestures: gesturesOf,
  territories: SIZE,
  withFaces,
  dice: (action) => skinsOf(action, { first: "attack" }, []),
  isShownLong: ({ type }) => type === "dice",
  isBattleRoll: ({ type }) => type === "dice",
  isFighting: ({ battle }) => battle !== undefined,
  fighters: (s) => {
    const seat = s.battle === undefined ? NOBODY : defenderOf(s, s.battle);
    return seat < 0 ? [] : [seat];
  },
  fight: ({ battle }) => battle,
  owner: ({ owners }, t) => owners[t],
  settings: SETTINGS,
  settingValue: (s, seat, id) => s.seats[seat].settings[id as keyof WorldSettings],
} satisfies Partial<TableKit<WorldState & CommonState>>;
