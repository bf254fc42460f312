import { NOBODY, NOWHERE, type CommonState, type Seat } from "../../../core/types";
import type { Language } from "../../../text/language";
import { actingSeat } from "../../play/acting";
import type { Room } from "../../table/room";
import type { Screen } from "../../table/screen";
import { isBattleSeen } from "../battle/paint";
import { isMomentSeen } from "../moment/paint";
import { PALETTE } from "../../ui/palette";
import { rowsOf } from "../../ui/rows";
import type { Panel } from "../../game/panel";
import { isSeated, sizeOf, WATCHING } from "../../ui/viewers";
import {
  BELOW_STATUS,
  BELOW_TOLD,
  FOOT,
  HEAD,
  LAND_BOTTOM,
  LAND_LEFT,
  LAND_TOP,
  LETTERS,
  LINE,
} from "./geometry";
import type { LandView } from "./view";

/** What a game tells a seat, -1 for one who only watches, of a territory. */
type Tell = (this: void, state: CommonState, seat: Seat, t: number, language: Language) => LandView;

/** Whether something of the game's own stands in the place of the panel. */
type Covered = (this: void, room: Room) => boolean;

/** Whether the action panel tells of the territory, which its viewer has picked. */
function isTold(room: Room, viewer: string, { pressed, folded }: Screen): boolean {
  const { module, match } = room.table;
  const seat = actingSeat(room);
  if (module.action.about === undefined || match?.game.state.colours[seat] !== viewer) return false;
  return folded["action"] !== true && room.intents[seat]?.draft.territory === pressed;
}

function isOpen(room: Room, viewer: string, isCovered: Covered): boolean {
  const screen = room.screens[viewer];
  if (
    room.table.match === undefined ||
    screen === undefined ||
    screen.pressed === NOWHERE ||
    screen.page !== ""
  )
    return false;
  if (isBattleSeen(room, viewer) || isMomentSeen(room, viewer)) return false;
  if (isTold(room, viewer, screen)) return false;
  return isSeated(room, viewer) && !isCovered(room);
}

/** Whether it is the target of what its viewer is about to do: then why nothing could begin there would read like a refusal. */
function isTarget({ table, screens, intents }: Room, viewer: string): boolean {
  const seat = table.match?.game.state.colours.indexOf(viewer) ?? NOBODY;
  const draft = seat < 0 ? undefined : intents[seat]?.draft;
  return draft?.to !== undefined && draft.to === screens[viewer]?.pressed;
}

function topOf(room: Room, viewer: string): number {
  if (room.table.proposal !== undefined || viewer === WATCHING) return BELOW_TOLD;
  return sizeOf(room, viewer) > 0 ? BELOW_STATUS : LAND_TOP;
}

/**
 * The territory that a viewer has pressed on, away from it: below for the upper half of the board, and the other way
 * round. Battles, moments and pages stand in the same place.
 */
export function landPanel(tell: Tell, isCovered: Covered): Panel<Room> {
  return {
    layer: "beside",
    viewers: "everyone",
    key: (room, viewer) => {
      const { match, proposal } = room.table;
      if (match === undefined || !isOpen(room, viewer, isCovered)) return "none";
      const land = room.screens[viewer]?.pressed ?? NOWHERE;
      const look = `${sizeOf(room, viewer)} ${isTarget(room, viewer)}`;
      return `${match.revision} ${land} ${proposal !== undefined} ${look}`;
    },
    paint: (room, viewer, { put, show }, language) => {
      const { match } = room.table;
      const id = `land-${viewer}`;
      const open = isOpen(room, viewer, isCovered);
      show(id, open);
      if (match === undefined || !open) return;
      const s = match.game.state;
      const land = room.screens[viewer]?.pressed ?? 0;
      const view = tell(s, s.colours.indexOf(viewer), land, language);
      const { places, h } = match.module.pieces.board;
      const isLow = places[land][1] * 2 < h;
      put(id, "rectAlignment", isLow ? "LowerLeft" : "UpperLeft");
      put(id, "offsetXY", `${LAND_LEFT} ${isLow ? LAND_BOTTOM : -topOf(room, viewer)}`);
      const lines = view.facts.concat(
        isTarget(room, viewer) && view.deeds.every(({ can }) => !can)
          ? [language.panel.pickedLand]
          : view.deeds.map((deed) => (deed.can ? language.panel.canDo(deed.text) : deed.text)),
      );
      const rows = rowsOf(lines, LETTERS);
      put(id, "height", `${HEAD + FOOT + rows * LINE}`);
      const title = `<size=16><color=${PALETTE.red}><b>${view.title}</b></color></size>`;
      put(`${id}-text`, "height", `${HEAD + rows * LINE}`);
      put(`${id}-text`, "text", `${title}\n${lines.join("\n")}`);
    },
  };
}
