import { COLOURS } from "../../games/castle-risk/meta";
import type { Room } from "../../session/room";
import { idle, later, WHOLE_FRAME } from "../queue";
import { actionKey, paintAction } from "./action";
import { battleKey, paintBattle } from "./battle";
import { forgetSent } from "./brush";
import { landKey, paintLand } from "./land";
import { logKey, paintLog, paintTail, tailKey } from "./log";
import { matKey, matsKey, paintMat, paintMats } from "./mats";
import { ordersKey, paintOrders, paintPicks, paintStrip, picksKey, stripKey } from "./own";
import * as pages from "./pages";
import { paintProposal, proposalKey } from "./proposal";
import { paintSetup, setupKey } from "./setup";
import { paintSizes, sizesKey } from "./sizes";
import { paintStatus, statusKey } from "./status";
import { paintVictory, victoryKey } from "./victory";
import { VIEWERS } from "./viewers";
import { paintWindow, windowKey } from "./window";

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

/**
 * In the order in which they are painted: territories make room for a battle, and a battle's dice come before
 * what follows from them.
 */
const PANELS: readonly Panel[] = each(VIEWERS, landKey, paintLand).concat(
  [
    { key: setupKey, paint: paintSetup, cost: WHOLE_FRAME },
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
    { key: pages.manualKey, paint: pages.paintManual },
    { key: victoryKey, paint: paintVictory, cost: WHOLE_FRAME },
  ],
  each(COLOURS, pages.kingdomKey, pages.paintKingdom),
);

/** What a panel of a few lines costs a frame: two and a half of them. */
const FEW = 4;

/** What each panel showed when it was painted last, and which wait for it. */
let keys: Record<number, string | undefined> = {};
let waiting: Record<number, boolean | undefined> = {};
let sizes = "";

/**
 * Makes the panels agree with the room, one after the other, through the queue; those that do already are
 * passed by.
 */
export function paint(room: Room): void {
  if (idle()) waiting = {};
  if (sizes !== sizesKey(room)) {
    sizes = sizesKey(room);
    if (paintSizes(room)) keys = {};
    // What has room in large letters is less: it cannot wait.
    for (const id of VIEWERS) paintTail(room, id);
  }
  const n = PANELS.length;
  for (let i = 0; i < n; i++) {
    const at = i;
    const panel = PANELS[i];
    if (waiting[i] === undefined && keys[i] !== panel.key(room)) {
      waiting[i] = true;
      later(panel.cost ?? FEW, () => {
        waiting[at] = undefined;
        paintOne(at, room);
      });
    }
  }
}

function paintOne(i: number, room: Room): void {
  const key = PANELS[i].key(room);
  if (keys[i] === key) return;
  PANELS[i].paint(room);
  keys[i] = key;
}

/** Paints everything anew: after a load, when the interface is as the save has it. Not while UI.loading. */
export function repaint(room: Room): void {
  forgetSent();
  keys = {};
  waiting = {};
  sizes = "";
  paint(room);
}
