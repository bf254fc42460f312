import { COLOURS } from "../../games/castle-risk/meta";
import type { Room } from "../../session/table/room";
import { first, idle, later, WHOLE_FRAME } from "../queue";
import { actionKey, paintAction } from "../../session/panel/action/paint";
import { battleKey, paintBattle } from "../../games/castle-risk/panels/battle/paint";
import { forgetSent } from "./writer";
import { landKey, paintLand } from "../../games/castle-risk/panels/land/paint";
import { logKey, paintLog, paintTail, tailKey } from "../../session/panel/log/paint";
import { matKey, matsKey, paintMat, paintMats } from "../../games/castle-risk/panels/mats/paint";
import { ordersKey, paintOrders, paintPicks, paintStrip, picksKey, stripKey } from "../../games/castle-risk/panels/picks/paint";
import * as pages from "../../session/panel/settings/paint";
import { paintProposal, proposalKey } from "../../session/panel/proposal/paint";
import { paintSetup, setupKey } from "../../session/panel/setup/paint";
import { copiesKey, paintCopies, paintSize, sizeKey } from "../../session/panel/sizes/paint";
import { paintStatus, statusKey } from "../../session/panel/status/paint";
import { paintVictory, victoryKey } from "../../session/panel/victory/paint";
import { VIEWERS } from "../../session/panel/viewers";
import { paintWindow, windowKey } from "../../games/castle-risk/panels/window/paint";

/** A panel: what it depends on, as a text, and how it is painted. */
interface Panel {
  /** What it costs a frame of the queue; FEW if not given. */
  readonly cost?: number;
  readonly key: (this: void, room: Room) => string;
  readonly paint: (this: void, room: Room) => void;
}

/** A panel that there is for each of these colours. */
function each(
  colours: readonly string[],
  key: (this: void, room: Room, colour: string) => string,
  brush: (this: void, room: Room, colour: string) => void,
): Panel[] {
  return colours.map((colour) => ({
    key: (room: Room) => key(room, colour),
    paint: (room: Room) => {
      brush(room, colour);
    },
  }));
}

/** Whoever looks at large letters for the first time has to be shown everything in them. */
function copy(room: Room): void {
  if (paintCopies(room)) keys = {};
}

const SIZES = each(VIEWERS, sizeKey, paintSize).concat([{ key: copiesKey, paint: copy }]);

/**
 * In the order in which they are painted: sizes before what they hold; territories make room for a battle, and a
 * battle's dice come before what follows from them.
 */
const PANELS: readonly Panel[] = SIZES.concat(
  each(VIEWERS, landKey, paintLand),
  [
    { key: setupKey, paint: paintSetup, cost: WHOLE_FRAME },
    { key: pages.middleKey, paint: pages.paintMiddle },
    { key: battleKey, paint: paintBattle, cost: WHOLE_FRAME },
    { key: windowKey, paint: paintWindow },
    { key: statusKey, paint: paintStatus },
    { key: proposalKey, paint: paintProposal },
    { key: actionKey, paint: paintAction, cost: WHOLE_FRAME },
  ],
  each(COLOURS, picksKey, paintPicks),
  [{ key: matsKey, paint: paintMats }],
  each(COLOURS, matKey, paintMat),
  each(COLOURS, stripKey, paintStrip),
  each(VIEWERS, tailKey, paintTail),
  each(VIEWERS, logKey, paintLog),
  each(COLOURS, ordersKey, paintOrders),
  [
    { key: pages.asksKey, paint: pages.paintAsks },
    { key: pages.stillKey, paint: pages.paintStill },
    { key: pages.crownsKey, paint: pages.paintCrowns },
    { key: pages.settingsKey, paint: pages.paintSettings, cost: WHOLE_FRAME },
    { key: pages.peopleKey, paint: pages.paintPeople },
    { key: pages.manualKey, paint: pages.paintManual },
    { key: victoryKey, paint: paintVictory, cost: WHOLE_FRAME },
  ],
  each(COLOURS, pages.kingdomKey, pages.paintKingdom),
);

/** What a panel of a few lines costs a frame: two and a half of them; what it costs to look at some. */
const FEW = 4;
const LOOK = 1;
const SOME = 9;

/** What each panel showed when it was painted last; whether they will all be looked at. */
let keys: Record<number, string | undefined> = {};
let waits = false;

/**
 * Makes the panels agree with the room, one after the other, through the queue; those that do already are
 * passed by.
 */
export function paint(room: Room): void {
  // What has room in large letters is less: it cannot wait.
  for (let i = 0; i < SIZES.length; i++)
    if (keys[i] !== undefined && keys[i] !== SIZES[i].key(room)) paintOne(room, i);
  if (idle()) waits = false;
  if (waits) return;
  waits = true;
  later(LOOK, () => {
    waits = false;
    look(room, 0);
  });
}

/** Looks at the panels from one on until one differs, and at more of them in another job. */
function look(room: Room, from: number): void {
  const n = PANELS.length;
  const to = from + SOME < n ? from + SOME : n;
  for (let i = from; i < to; i++) {
    const at = i;
    if (keys[i] !== PANELS[i].key(room)) {
      first(PANELS[i].cost ?? FEW, () => {
        // First, for one that fails is not to stop the others.
        if (at + 1 < n) lookOn(room, at + 1);
        paintOne(room, at);
      });
      return;
    }
  }
  if (to < n) lookOn(room, to);
}

function lookOn(room: Room, from: number): void {
  first(LOOK, () => {
    look(room, from);
  });
}

function paintOne(room: Room, i: number): void {
  const key = PANELS[i].key(room);
  PANELS[i].paint(room);
  keys[i] = key;
}

/** Paints everything anew: after a load, when the interface is as the save has it. Not while UI.loading. */
export function repaint(room: Room): void {
  forgetSent();
  keys = {};
  waits = false;
  paint(room);
}
