import { clipTo } from "./clip";
import { around, meet, reachOf } from "./bounds";
import { drawnPose } from "./pose";
import { labelRect, markedOf, paintFigure, paintLabel, paintMark, paintNumber, totalsOf } from "./figure";
import { markWidth, placeMarks } from "./mark";
import { toWindow } from "./camera";
import type { Drawn, Still } from "./drawn";
import type { Figure } from "./figures";
import { joined, type Rect } from "../../xml/layout/rect";
import type { RenderContext } from "./render";
import type { Scene } from "./types";

/** Where more than so much of the canvas has changed, all of it is drawn anew. */
const MOST = 0.4;

/** Draws the pieces that lie still, those of them anew that have changed; what is drawn now. */
export function paintStill(
  render: RenderContext,
  scene: Scene,
  before: Still | undefined,
  loose: readonly Figure[],
): Still {
  const { camera, w, h, ratio } = render;
  const { figures } = scene;
  const view = JSON.stringify([camera, w, h, ratio]);
  const look = lookOf(scene, loose);
  if (before?.view === view && before.figures === figures && before.look === look)
    return { ...before, fresh: [] };
  const { drawn, taken } = plan(render, scene, new Set(loose));
  const changed = before?.view === view ? changedRects(before.drawn, drawn) : undefined;
  const isMuch = changed === undefined || areaOf(changed) > MOST * w * h;
  const rects = isMuch ? [{ x: 0, y: 0, w, h }] : changed;
  paintWithin(render, drawn, rects);
  return { view, figures, look, drawn, fresh: rects, taken };
}

function lookOf({ canvas, cursor, hovered, held, instant }: Scene, loose: readonly Figure[]): string {
  const focused = document.activeElement === canvas ? cursor : undefined;
  return JSON.stringify([hovered, focused, held?.figure.key, loose.map(({ key }) => key), instant()]);
}

/** Where and how the pieces that lie still are drawn. */
function plan(
  render: RenderContext,
  scene: Scene,
  loose: ReadonlySet<Figure>,
): { drawn: Drawn[]; taken: Rect[] } {
  const { figures, held, hovered, cursor } = scene;
  const { camera } = render;
  const isFocused = document.activeElement === scene.canvas;
  const taken = totalsOf(figures, camera, (figure) => drawnPose(scene, figure));
  const still = figures.filter(
    (figure) => figure.kind !== "ground" && figure.key !== held?.figure.key && !loose.has(figure),
  );
  const drawn = still.map((figure): Drawn => {
    const pose = drawnPose(scene, figure);
    const label = labelRect(render, figure, pose, taken);
    if (label !== undefined) taken.push(label);
    const body = around(toWindow(camera, pose), reachOf(figure, camera.scale));
    const { key } = figure;
    return {
      ...{ figure, pose, label, bounds: joined(label === undefined ? [body] : [body, grown(label)]) ?? body },
      state: {
        ...{ hovered: hovered === key, focused: isFocused && cursor === key },
        ...{ loose: false, held: undefined, holder: "" },
      },
    };
  });
  return { drawn: withMarks(render, drawn, taken), taken };
}

/** Places what is written beside pieces, once all totals and counts have their places. */
function withMarks(render: RenderContext, drawn: readonly Drawn[], taken: readonly Rect[]): Drawn[] {
  const marked = drawn.flatMap(({ figure, pose }) => markedOf(render, figure, pose) ?? []);
  const rooms = placeMarks(marked, taken, (mark, font) => markWidth(render.context, mark, font));
  const roomOf = new Map(marked.map(({ figure }, i) => [figure, rooms[i]]));
  return drawn.map((one) => {
    const mark = roomOf.get(one.figure);
    return mark === undefined
      ? one
      : { ...one, mark, bounds: joined([one.bounds, grown(mark)]) ?? one.bounds };
  });
}

/** With the line around it. */
function grown({ x, y, w, h }: Rect): Rect {
  return { x: x - 2, y: y - 2, w: w + 4, h: h + 4 };
}

/** Where what is drawn is not what was drawn. */
function changedRects(before: readonly Drawn[], now: readonly Drawn[]): Rect[] {
  const old = new Map(before.map((one) => [one.figure.key, one]));
  const rects: Rect[] = [];
  for (const one of now) {
    const was = old.get(one.figure.key);
    old.delete(one.figure.key);
    if (was === undefined) rects.push(one.bounds);
    else if (!isAlike(was, one)) rects.push(was.bounds, one.bounds);
  }
  for (const { bounds } of old.values()) rects.push(bounds);
  return rects;
}

function isAlike(was: Drawn, one: Drawn): boolean {
  const { pose, state } = was;
  const isSameLabel = isSameRoom(was.label, one.label) && isSameRoom(was.mark, one.mark);
  const isSamePose = pose.x === one.pose.x && pose.z === one.pose.z && pose.yaw === one.pose.yaw;
  const isSameState = state.hovered === one.state.hovered && state.focused === one.state.focused;
  return was.figure === one.figure && isSameLabel && isSamePose && isSameState;
}

function isSameRoom(one: Rect | undefined, other: Rect | undefined): boolean {
  return one?.x === other?.x && one?.y === other?.y && one?.w === other?.w;
}

function areaOf(rects: readonly Rect[]): number {
  return rects.reduce((sum, { w, h }) => sum + w * h, 0);
}

/** Draws what is to be seen in some rectangles, one after the other, and leaves all else as it is. */
function paintWithin(render: RenderContext, drawn: readonly Drawn[], rects: readonly Rect[]): void {
  const { context } = render;
  for (const rect of rects) {
    context.save();
    const { x, y, w, h } = clipTo(render, rect);
    context.clearRect(x, y, w, h);
    const room = widened(rect);
    const seen = drawn.filter(({ bounds }) => meet(bounds, room));
    paintAll(render, seen);
    context.restore();
  }
}

/** As its whole pixels may be. */
function widened({ x, y, w, h }: Rect): Rect {
  return { x: x - 1, y: y - 1, w: w + 2, h: h + 2 };
}

/** Draws pieces, their counts over them, totals over those, each number over all shields, and what stands below over all. */
function paintAll(render: RenderContext, drawn: readonly Drawn[]): void {
  const isTotal = ({ figure }: Drawn): boolean => figure.drawing?.far === "grow";
  const paint = ({ figure, pose, state }: Drawn): void => paintFigure(render, figure, pose, state);
  for (const one of drawn) if (!isTotal(one)) paint(one);
  for (const { figure, label } of drawn) if (label !== undefined) paintLabel(render, figure, label);
  for (const one of drawn) if (isTotal(one)) paint(one);
  for (const { figure, pose } of drawn) paintNumber(render, figure, pose);
  for (const { figure, pose } of drawn) paintMark(render, figure, pose);
}
