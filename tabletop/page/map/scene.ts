import { ease } from "./place";
import { middle, toTable } from "./camera";
import { el } from "../parts/dom";
import { fieldOf, fieldOfMost, figuresOf, type Figure } from "./figures";
import { floodsOf, outlineOf } from "./flood";
import { focusOf } from "./focus";
import { gatheringsOf } from "./gatherings";
import { lossesOf } from "./losses";
import { newPictures } from "./pictures";
import { newVectors } from "./outlines";
import { newPane, placePane } from "./pane";
import { withoutBoards } from "./inset";
import { pingsOf } from "./pings";
import { prizesOf } from "./prizes";
import { flyIn, settle } from "./settle";
import { withoutSigns } from "./signs";
import { wake } from "./frame";
import { aim, focusOn } from "./viewport";
import type { Drawings } from "../drawings";
import type { Scene } from "./types";
import type { Store } from "../net/store";
import type { View } from "../../wire/view";

/** A ghost goes from one message to the next in so many milliseconds. */
const GHOST = 70;

/** Makes the map. `instant` says whether everything is shown where it ends. */
export function newScene(root: HTMLElement, store: Store, drawings: Drawings, instant: () => boolean): Scene {
  const canvas = el("canvas", { class: "map", tabindex: 0 });
  const pane = newPane(root, "map-all", canvas);
  const beside = newPane(root, "map-inset");
  const scene: Scene = {
    ...{ store, drawings, instant, canvas, pane, beside },
    pictures: newPictures(() => wake(scene, "all")),
    vectors: newVectors(() => {
      for (const one of [scene, pane, beside]) one.lying = undefined;
      wake(scene, "all");
    }),
    ...{ signs: false, unplayed: [], figures: [], gatherings: gatheringsOf([]), lying: undefined },
    ...{ field: { x: 0, z: 0, w: 40, d: 30 }, goesRound: false },
    ...{ lines: [], focus: focusOf([]) },
    camera: { x: 0, z: 0, scale: 10, center: { x: innerWidth / 2, y: innerHeight / 2 } },
    map: undefined,
    free: { x: 0, y: 0, w: innerWidth, h: innerHeight },
    ...{ over: [], inset: undefined, laidFor: undefined, moved: false, shown: false, glide: undefined },
    ...{ hovered: undefined, cursor: undefined, region: undefined, pressed: undefined, held: undefined },
    ...{ floods: [], diceFell: -Infinity, losses: [], pings: [] },
    ...{ settling: new Map(), arrowSince: 0, lastArrow: undefined, asked: false, painted: () => undefined },
    ...{ isStale: false, full: null, drawn: null, after: [] },
  };
  store.watch((view, before) => update(scene, view, before));
  addEventListener("resize", () => redraw(scene));
  redraw(scene);
  return scene;
}

/** Gives the map the size of the window, and draws all of it anew. */
export function redraw(scene: Scene): void {
  if (scene.inset !== undefined) placePane(scene.beside, scene.inset.rect);
  placePane(scene.pane, { x: 0, y: 0, w: innerWidth, h: innerHeight });
  wake(scene, "all");
}

/** Shows what is written on the table for those who hide the panels, or does not any more. */
export function setSigns(scene: Scene, signs: boolean): void {
  const { view } = scene.store;
  if (signs === scene.signs) return;
  scene.signs = signs;
  if (view !== undefined) updatePieces(scene, view, view);
}

/** Leaves out the boards of colours that nobody plays. */
export function setUnplayed(scene: Scene, colors: readonly string[]): void {
  const { view } = scene.store;
  if (colors.join() === scene.unplayed.join()) return;
  scene.unplayed = colors;
  if (view !== undefined) updatePieces(scene, view, view);
}

function update(scene: Scene, view: View, before: View | undefined): void {
  if (view.pieces !== before?.pieces || view.you.color !== before.you.color)
    updatePieces(scene, view, before);
  if (view.lines !== before?.lines) updateLines(scene, view);
  const pings = pingsOf(view, before, performance.now());
  scene.pings = scene.pings.concat(pings);
  if (pings.length > 0) wake(scene);
}

function updatePieces(scene: Scene, view: View, before: View | undefined): void {
  const old = scene.figures;
  const now = performance.now();
  const all = figuresOf(view.pieces, scene.drawings, view.you.color);
  const figures = scene.unplayed.length === 0 ? all : withoutBoards(scene.unplayed, all, view);
  scene.figures = scene.signs ? figures : withoutSigns(figures);
  if (before !== undefined) {
    const fresh = lossesOf(scene, old, now);
    const hit = new Set(fresh.map(({ key }) => key));
    scene.losses = scene.losses.filter(({ key }) => !hit.has(key)).concat(fresh);
    if (!scene.instant()) flood(scene, before, now);
  }
  scene.gatherings = gatheringsOf(scene.figures);
  if (before !== undefined && !scene.instant()) flyPrizes(scene, old);
  settleGhosts(scene, view, before);
  const field = scene.drawings.title === "" ? fieldOfMost(scene.figures) : fieldOf(scene.figures);
  const other = JSON.stringify(field) !== JSON.stringify(scene.field);
  if (other) scene.field = field;
  scene.goesRound = scene.figures.some(({ drawing }) => drawing?.goesRound === true);
  if (other && !scene.moved) aim(scene, before !== undefined);
  const groundOf = (list: readonly Figure[]): Figure[] => list.filter(({ kind }) => kind === "ground");
  const [was, ground] = [groundOf(old), groundOf(scene.figures)];
  const isGround = was.length !== ground.length || was.some((figure, i) => figure !== ground[i]);
  if (was.length !== ground.length) wake(scene, "shade");
  wake(scene, isGround ? "ground" : undefined);
}

/** Lets what somebody has just won fly to its place, from the middle of what is seen of the map. */
function flyPrizes(scene: Scene, old: readonly Figure[]): void {
  const from = toTable(scene.camera, middle(scene.free));
  for (const { key } of prizesOf(scene.figures, old)) flyIn(scene, key, from);
}

/** Has regions of boards that have come to another colour take it by and by. */
function flood(scene: Scene, before: View, now: number): void {
  const arrows = [scene.focus.arrow, scene.lastArrow].filter((arrow) => arrow !== undefined);
  for (const { kind, key, piece } of scene.figures)
    if (kind === "ground" && piece.lines !== before.pieces[key]?.lines) {
      const fresh = floodsOf(key, piece, before.pieces[key], now, arrows);
      const outlines = new Set(fresh.map(({ line }) => outlineOf(line)));
      scene.floods = scene.floods.filter(({ line }) => !outlines.has(outlineOf(line))).concat(fresh);
    }
}

function updateLines(scene: Scene, { lines }: View): void {
  scene.lines = lines;
  const { arrow, others } = scene.focus;
  scene.lastArrow = arrow ?? scene.lastArrow;
  focusOn(scene, focusOf(lines));
  const now = [scene.focus.arrow, scene.focus.others];
  if (JSON.stringify([arrow, others]) !== JSON.stringify(now)) scene.arrowSince = performance.now();
  wake(scene, "shade");
}

/** What others hold glides from one message to the next, and so does what is let go. */
function settleGhosts(scene: Scene, view: View, before: View | undefined): void {
  for (const [key, piece] of Object.entries(view.pieces)) {
    const was = before?.pieces[key];
    if (was === undefined || was === piece || piece.move !== undefined || was.move !== undefined) continue;
    if ((piece.held ?? was.held) === undefined || scene.held?.figure.key === key) continue;
    const off = scene.settling.get(key);
    const rest = off === undefined ? 0 : 1 - ease(Math.min(1, (performance.now() - off.start) / off.length));
    const from = { x: was.at[0] + (off?.dx ?? 0) * rest, z: was.at[2] + (off?.dz ?? 0) * rest };
    settle(scene, key, from, GHOST);
  }
}
