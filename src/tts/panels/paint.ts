import { panelViews, type PanelView } from "../../session/panels/panels";
import { isFirstRollImmediate } from "../../session/play/pace";
import type { Room } from "../../session/table/room";
import { LANGUAGE } from "../language";
import { first, guarded, idle, later, WHOLE_FRAME } from "../queue";
import { FEW, forgetSent, onLost, takeNews, WRITER } from "./writer";

/** All panels in the order in which they are painted; those that cannot wait stand first. */
let views: readonly PanelView[] = [];
let urgent = 0;

/** What it costs a frame to look at some panels. */
const LOOK = 1;
const SOME = 9;

/** Whether the end of the interface's loading is awaited. */
let loads = false;
/** Frames after which one may look whether a new document loads: the look itself comes a frame later. */
const BEGUN = 3;

let painted: Room | undefined;

/** What each panel showed when it was painted last; whether they will all be looked at. */
let keys: Record<number, string | undefined> = {};
let waits = false;

/**
 * Makes the panels agree with the room, one after the other, through the queue; those that do already are
 * passed by. While the interface loads there is nothing to paint in: that takes as long as its slowest picture.
 */
export function paint(room: Room): void {
  painted = room;
  if (UI.loading) paintLoaded();
  if (loads) return;
  if (views.length === 0) setUp(room);
  for (let i = 0; i < urgent; i++) if (keys[i] !== undefined && keys[i] !== keyOf(room, i)) paintOne(room, i);
  if (idle()) waits = false;
  if (waits) return;
  waits = true;
  later(LOOK, () => {
    waits = false;
    look(room, 0);
  });
}

/** Paints everything once the interface is there. */
function paintLoaded(): void {
  if (loads) return;
  loads = true;
  Wait.frames(() => {
    Wait.condition(
      guarded(() => {
        loads = false;
        if (painted !== undefined) repaint(painted);
      }),
      () => !UI.loading,
    );
  }, BEGUN);
}

/**
 * Looks at the panels from one on until one differs, and at more of them in another job. Dice that fall at once are shown
 * together with what they are for, unless the interface is still to be painted for the first time.
 */
function look(room: Room, from: number): void {
  if (loads) return;
  const n = views.length;
  if (keys[n - 1] !== undefined && isFirstRollImmediate(room)) return;
  const to = from + SOME < n ? from + SOME : n;
  for (let i = from; i < to; i++) {
    const at = i;
    if (keys[i] !== keyOf(room, i)) {
      first(views[i].panel.long === true ? WHOLE_FRAME : FEW, () => {
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

function keyOf(room: Room, i: number): string {
  const { panel, viewer } = views[i];
  return panel.key(room, viewer);
}

function paintOne(room: Room, i: number): void {
  const { panel, viewer } = views[i];
  const key = panel.key(room, viewer);
  panel.paint(room, viewer, WRITER, LANGUAGE);
  // Whoever looks at a copy for the first time has to be shown everything in it.
  if (takeNews()) keys = {};
  keys[i] = key;
}

function setUp({ table }: Room): void {
  views = panelViews(table.module);
  urgent = views.filter(({ panel }) => panel.urgent === true).length;
  onLost((anew) => {
    keys = {};
    if (anew || UI.loading) paintLoaded();
  });
}

/** Paints everything again: after a load, when the interface is as the save has it. */
export function repaint(room: Room): void {
  forgetSent();
  keys = {};
  waits = false;
  paint(room);
}
