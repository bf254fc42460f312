import { arial } from "../../xml/layout/arial";
import { documentOf } from "./document";
import { drawAll, drawingOf } from "./drawn";
import { drawnPose } from "../map/pose";
import { el, hide } from "../parts/dom";
import { lyingPlace, offset, type LyingPlace } from "./lying-place";
import { pictureSizes } from "./picture-sizes";
import { solve } from "../../xml/layout/solve";
import { toWindow } from "../map/camera";
import type { Do } from "./control";
import type { Interface, View } from "../../wire/view";
import type { Node } from "../../xml/parse";
import type { Scene } from "../map/types";

/** The interfaces that lie on pieces, drawn over the map. */
export interface LyingLayer {
  update: (view: View, before: View | undefined) => void;
}

/** One outermost element of an interface on a piece. */
interface Sheet {
  element: HTMLElement;
  piece: string;
  place: LyingPlace;
}

/** Sides of what an interface on a piece is laid out in, in units: a hundred are one of the piece's own. */
const SIDE = 100;

export function newLying(root: HTMLElement, scene: Scene, send: Do): LyingLayer {
  const around = el("div", { class: "lying" });
  root.append(around);
  let sheets = new Map<string, Sheet>();
  let last: View | undefined;
  const put = (): void => {
    for (const sheet of sheets.values()) place(scene, sheet);
  };
  const sizeOf = pictureSizes(() => last !== undefined && draw(last));
  const draw = (view: View): void => {
    last = view;
    const now = new Map<string, Sheet>();
    for (const [piece, { roots, assets }] of Object.entries(view.ui.on ?? {})) {
      const ui: Interface = { ...view.ui, roots, assets };
      for (const node of documentOf(ui)) {
        const key = `${piece} ${node.line}`;
        const element = sheets.get(key)?.element ?? el("div", { class: "lying-sheet" });
        paint(element, ui, node, view, { send, sizeOf });
        now.set(key, { element, piece, place: lyingPlace(node.attributes) });
      }
    }
    for (const [key, { element }] of sheets) if (!now.has(key)) element.remove();
    for (const { element } of now.values()) if (element.parentElement === null) around.append(element);
    sheets = now;
    put();
  };
  scene.painted = put;
  return {
    update: (view, before) => {
      if (view.ui.on === undefined && sheets.size === 0) return;
      if (view.ui !== before?.ui || view.you !== before.you) draw(view);
    },
  };
}

interface Means {
  send: Do;
  sizeOf: ReturnType<typeof pictureSizes>;
}

function paint(
  element: HTMLElement,
  ui: Interface,
  node: Node,
  { you }: View,
  { send, sizeOf }: Means,
): void {
  const viewer = { color: you.color, host: you.host, promoted: you.promoted, team: "None" };
  const measure = arial((name) => sizeOf(ui.assets[name]));
  const { position: _, rotation: __, ...attributes } = node.attributes;
  const document = [{ ...node, attributes, children: node.children.map(offset) }];
  const ground = { element, controls: undefined, send };
  drawAll(ground, drawingOf(ground, ui, solve(document, { w: SIDE, h: SIDE, viewer, measure })));
}

/** Lays a sheet where its piece is drawn now; what lies under the piece is not seen. */
function place(scene: Scene, { element, piece, place: at }: Sheet): void {
  const figure = scene.figures.find(({ key }) => key === piece);
  const isSeen = figure !== undefined && isUpright(figure.piece.turn) !== at.under;
  hide(element, !isSeen);
  if (!isSeen) return;
  const { camera } = scene;
  const pose = drawnPose(scene, figure);
  const { x, y } = toWindow(camera, pose);
  const [sx, , sz] = figure.piece.scale;
  const unit = camera.scale / SIDE;
  element.style.transform = [
    `translate(${x}px, ${y}px) rotate(${pose.yaw - 180}deg) scale(${unit * sx}, ${unit * sz})`,
    `translate(${at.x}px, ${-at.y}px) rotate(${-at.turn}deg)`,
    `translate(${-SIDE / 2}px, ${-SIDE / 2}px)`,
  ].join(" ");
}

/** Whether a piece lies on its lower side. */
function isUpright([x, , z]: readonly [number, number, number]): boolean {
  const cos = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
  return cos(x) * cos(z) > -0.01;
}
