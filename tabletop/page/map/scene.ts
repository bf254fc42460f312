import {
  between,
  clear,
  fit,
  fitScale,
  middle,
  pan,
  show,
  zoom,
  type Camera,
  type Field,
  type Place,
  type Point,
} from "./camera";
import { ease, moving, poseOf, type Pose } from "./place";
import { el } from "../parts/dom";
import { fieldOf, figuresOf, type Figure } from "./sort";
import { focusOf, type Focus } from "./focus";
import { newPictures, type Pictures } from "./pictures";
import { newVectors, type Vectors } from "./outlines";
import { paintArrow } from "./arrow";
import { gatheringsOf, spreadOf } from "./spread";
import { paintFigure, paintLabel, totalsOf } from "./figure";
import { paintGround, paintRegion } from "./ground";
import type { Easel } from "./easel";
import type { Drawings } from "../drawings";
import type { Line, View } from "../../server/view";
import type { Rect } from "../../xml/layout/rect";
import type { Store } from "../net/store";

/** The map: what is on it, from where one looks, what the pointer does there. */
export interface Scene {
  canvas: HTMLCanvasElement;
  figures: Figure[];
  field: Field;
  camera: Camera;
  /** The rectangle of the window that nothing docked covers. */
  free: Rect;
  focus: Focus;
  /** The piece that the pointer, and the one that the keyboard is at. */
  hovered: string | undefined;
  cursor: string | undefined;
  region: { board: Figure; vectors: Vectors; path: Path2D; name: string } | undefined;
  /** Since when that is pressed, as `performance.now` tells it. */
  pressed: { at: Point; since: number } | undefined;
  /** What this browser drags: it is drawn at `place`, whatever the server says. */
  held: { figure: Figure; place: Place } | undefined;
  /** The vectors of a board by the address of their file; undefined until they are there. */
  vectors: (file: string) => Vectors | undefined;
  pose: (figure: Figure) => Pose;
  /** Lets a piece ease from where it is drawn now to where it is. */
  settle: (key: string, from: Place, length?: number) => void;
  /** Draws anew in the next frame; with the ground if that has changed. */
  wake: (ground?: boolean) => void;
  /** Gives the map a rectangle of the window, and says what lies over it there. */
  setFree: (free: Rect, over: readonly Rect[]) => void;
  fit: () => void;
  zoom: (at: Point, factor: number) => void;
  pan: (by: Point) => void;
  /** Makes a part of the table seen. */
  reveal: (field: Field) => void;
}

const SETTLE = 220;
const GLIDE = 260;
const ARROW = 350;
const PRESSED = 280;
/** A ghost goes from one message to the next in so many milliseconds. */
const GHOST = 70;

/** Makes the map. `instant` says whether everything is shown where it ends. */
export function newScene(root: HTMLElement, store: Store, drawings: Drawings, instant: () => boolean): Scene {
  const below = el("canvas", { class: "map-ground", "aria-hidden": "true" });
  const canvas = el("canvas", { class: "map", tabindex: 0 });
  root.append(below, canvas);
  const layers = [below, canvas].map((one) => one.getContext("2d") as CanvasRenderingContext2D);
  const settling = new Map<string, { dx: number; dz: number; start: number; length: number }>();
  let [asked, groundAsked] = [false, false];
  let moved = false;
  /** The first view has its place at once. */
  let shown = false;
  let glide: { from: Camera; to: Camera; start: number } | undefined;
  let arrowSince = 0;
  let over: readonly Rect[] = [];
  let lines: readonly Line[] = [];
  let gatherings = gatheringsOf([]);

  const wake = (ground = false): void => {
    groundAsked ||= ground;
    if (asked) return;
    asked = true;
    requestAnimationFrame(paint);
  };
  const pictures: Pictures = newPictures(() => wake(true));
  const vectors = newVectors(() => wake(true));

  const easel = (at: number): Easel => ({
    ...{ context: layers[at], camera: scene.camera, pictures, vectors },
    ...{ w: innerWidth, h: innerHeight, ratio: devicePixelRatio },
  });

  const resize = (): void => {
    for (const one of [below, canvas]) {
      one.width = Math.round(innerWidth * devicePixelRatio);
      one.height = Math.round(innerHeight * devicePixelRatio);
    }
    wake(true);
  };

  const look = (camera: Camera, slowly: boolean): void => {
    glide =
      slowly && shown && !instant()
        ? { from: scene.camera, to: camera, start: performance.now() }
        : undefined;
    if (glide === undefined) scene.camera = camera;
    wake(true);
  };

  /** Shows the whole map, or what one has gone to; moved and made smaller where what is chosen would be covered. */
  const aim = (slowly = true): void => {
    const { free, focus, camera } = scene;
    const wanted = moved ? { ...camera, center: middle(free) } : fit(scene.field, free);
    look(focus.field === undefined ? wanted : clear(wanted, focus.field, free, over), slowly);
  };

  const paint = (): void => {
    asked = false;
    const now = performance.now();
    if (glide !== undefined) {
      const share = Math.min(1, (now - glide.start) / GLIDE);
      scene.camera = between(glide.from, glide.to, ease(share));
      if (share === 1) glide = undefined;
      groundAsked = true;
    }
    if (groundAsked) paintGround(easel(0), scene.figures, scene.focus, lines);
    groundAsked = false;
    if (paintTop(now) || glide !== undefined) wake(glide !== undefined);
  };

  /** Draws what moves; says whether it is to be drawn again. */
  const paintTop = (now: number): boolean => {
    const top = easel(1);
    const { context, ratio } = top;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, top.w, top.h);
    if (scene.pressed !== undefined && now - scene.pressed.since > PRESSED) scene.pressed = undefined;
    const { region, pressed, held } = scene;
    if (region !== undefined)
      paintRegion(top, region.board, region.vectors, region.path, pressed !== undefined);
    const frame = store.frame();
    let busy = pressed !== undefined || settling.size > 0;
    const people = store.view?.people ?? {};
    const nameOf = (color: string): string =>
      Object.values(people).find((person) => person.color === color)?.name ?? color;
    const late: (() => void)[] = [];
    const [labels, totals]: (() => void)[][] = [[], []];
    const taken = totalsOf(scene.figures, scene.camera);
    for (const figure of scene.figures) {
      if (figure.way === "ground" || figure.key === held?.figure.key) continue;
      const { piece, key } = figure;
      const onItsWay = !instant() && moving(piece, frame);
      const loose = onItsWay || piece.held !== undefined;
      busy ||= onItsWay;
      const draw = (): void =>
        paintFigure(top, figure, scene.pose(figure), {
          ...{
            hovered: scene.hovered === key,
            focused: scene.cursor === key && document.activeElement === canvas,
          },
          ...{ loose, held: piece.held, holder: piece.held === undefined ? "" : nameOf(piece.held) },
        });
      const write = (): void => paintLabel(top, figure, scene.pose(figure), taken);
      if (loose) late.push(draw, write);
      else if (figure.drawing?.far === "grow") totals.push(draw);
      else {
        draw();
        labels.push(write);
      }
    }
    for (const draw of [...labels, ...totals, ...late]) draw();
    const { arrow } = scene.focus;
    if (arrow !== undefined) {
      const share = instant() ? 1 : Math.min(1, (now - arrowSince) / ARROW);
      paintArrow(top, arrow, ease(share));
      busy ||= share < 1;
    }
    if (held !== undefined) {
      paintFigure(top, held.figure, scene.pose(held.figure), {
        ...{ hovered: false, focused: false, loose: true, held: store.view?.you.color ?? "Grey", holder: "" },
      });
      paintLabel(top, held.figure, scene.pose(held.figure), []);
    }
    if (pressed !== undefined) ripple(context, pressed.at, (now - pressed.since) / PRESSED);
    for (const [key, { start, length }] of settling) if (now - start > length) settling.delete(key);
    return busy;
  };

  const scene: Scene = {
    ...{ canvas, figures: [], field: { x: 0, z: 0, w: 40, d: 30 } },
    camera: { x: 0, z: 0, scale: 10, center: { x: innerWidth / 2, y: innerHeight / 2 } },
    free: { x: 0, y: 0, w: innerWidth, h: innerHeight },
    focus: focusOf([]),
    ...{ hovered: undefined, cursor: undefined, region: undefined, pressed: undefined, held: undefined },
    vectors,
    pose: (figure) => {
      const pose = spreadOf(
        gatherings,
        figure,
        poseOf(figure.piece, instant() ? Infinity : store.frame()),
        scene.camera.scale,
      );
      if (scene.held?.figure.key === figure.key) return { ...pose, ...scene.held.place };
      const off = settling.get(figure.key);
      if (off === undefined || instant()) return pose;
      const rest = 1 - ease(Math.min(1, (performance.now() - off.start) / off.length));
      return { ...pose, x: pose.x + off.dx * rest, z: pose.z + off.dz * rest };
    },
    settle: (key, from, length = SETTLE) => {
      const figure = scene.figures.find((one) => one.key === key);
      if (figure === undefined) return;
      settling.delete(key);
      const to = scene.pose(figure);
      settling.set(key, { dx: from.x - to.x, dz: from.z - to.z, start: performance.now(), length });
      wake();
    },
    wake,
    setFree: (free, boxes) => {
      if (JSON.stringify([free, boxes]) === JSON.stringify([scene.free, over])) return;
      [scene.free, over] = [free, boxes];
      aim();
      shown = true;
    },
    fit: () => {
      moved = false;
      aim();
    },
    zoom: (at, factor) => {
      moved = true;
      look(zoom(scene.camera, at, factor, fitScale(scene.field, scene.free)), false);
    },
    pan: (by) => {
      moved = true;
      look(pan(scene.camera, by, scene.field), false);
    },
    reveal: (field) => {
      const camera = show(scene.camera, field, scene.free);
      if (camera.x !== scene.camera.x || camera.z !== scene.camera.z) look(camera, true);
    },
  };

  const update = (view: View, before: View | undefined): void => {
    const colorChanged = view.you.color !== before?.you.color;
    if (view.pieces !== before?.pieces || colorChanged) {
      const old = scene.figures;
      scene.figures = figuresOf(view.pieces, drawings, view.you.color);
      gatherings = gatheringsOf(scene.figures);
      ghosts(view, before);
      const field = fieldOf(scene.figures);
      const other = JSON.stringify(field) !== JSON.stringify(scene.field);
      scene.field = field;
      if (other && !moved) aim(before !== undefined);
      const ground = (list: readonly Figure[]): Figure[] => list.filter(({ way }) => way === "ground");
      const [a, b] = [ground(old), ground(scene.figures)];
      wake(a.length !== b.length || a.some((figure, i) => figure !== b[i]));
    }
    if (view.lines !== before?.lines) {
      lines = view.lines;
      const last = scene.focus;
      scene.focus = focusOf(lines);
      if (JSON.stringify(last.arrow) !== JSON.stringify(scene.focus.arrow)) arrowSince = performance.now();
      if (JSON.stringify(last.field) !== JSON.stringify(scene.focus.field)) aim();
      wake(true);
    }
  };

  /** What others hold glides from one message to the next, and so does what is let go. */
  const ghosts = (view: View, before: View | undefined): void => {
    for (const [key, piece] of Object.entries(view.pieces)) {
      const was = before?.pieces[key];
      if (was === undefined || was === piece || piece.move !== undefined || was.move !== undefined) continue;
      if ((piece.held ?? was.held) === undefined || scene.held?.figure.key === key) continue;
      const off = settling.get(key);
      const rest =
        off === undefined ? 0 : 1 - ease(Math.min(1, (performance.now() - off.start) / off.length));
      const from = { x: was.at[0] + (off?.dx ?? 0) * rest, z: was.at[2] + (off?.dz ?? 0) * rest };
      scene.settle(key, from, GHOST);
    }
  };

  store.watch(update);
  addEventListener("resize", resize);
  resize();
  return scene;
}

/** A press shows at once, whatever the server says to it. */
function ripple(context: CanvasRenderingContext2D, at: Point, share: number): void {
  context.beginPath();
  context.arc(at.x, at.y, 6 + 20 * share, 0, 2 * Math.PI);
  context.lineWidth = 3 * (1 - share) + 0.5;
  context.strokeStyle = `rgba(255, 246, 214, ${(1 - share).toFixed(2)})`;
  context.stroke();
  context.beginPath();
  context.arc(at.x, at.y, 7 + 20 * share, 0, 2 * Math.PI);
  context.lineWidth = 1;
  context.strokeStyle = `rgba(46, 33, 25, ${(0.8 * (1 - share)).toFixed(2)})`;
  context.stroke();
}
