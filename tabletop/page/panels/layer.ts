import { arial } from "../../xml/layout/arial";
import { docksOf, type Docks } from "./free";
import { documentOf } from "./document";
import { drawBoxes } from "../../xml/draw/html";
import { el } from "../parts/dom";
import { enliven, type Do } from "./control";
import { morph } from "./morph";
import { solve } from "../../xml/layout/solve";
import type { Box } from "../../xml/layout/box";
import type { View } from "../../server/view";

/** The interface of the table, over the map. */
export interface Layer {
  /**
   * Lays out and draws what a view has of it, at a size of text and `below` pixels above the lower edge; says where
   * panels are, in pixels of the window.
   */
  draw: (view: View, scale: number, below: number) => Docks;
}

/**
 * Tabletop Simulator keeps a bar along the upper edge and tools along the left one, and interfaces leave them free, in
 * units. This page has a rail of its own at the left, as wide as it says, and nothing above.
 */
const TOOLS = 44;
const BAR = 47;

export function newLayer(root: HTMLElement, rail: () => number, send: Do, redraw: () => void): Layer {
  const element = el("div", { class: "panels" });
  root.append(element);
  const sizes = new Map<string, readonly [number, number]>();
  const pictureSize = (url: string | undefined): readonly [number, number] => {
    if (url === undefined) return [0, 0];
    const known = sizes.get(url);
    if (known !== undefined) return known;
    sizes.set(url, [0, 0]);
    const image = new Image();
    image.onload = () => {
      sizes.set(url, [image.naturalWidth, image.naturalHeight]);
      redraw();
    };
    image.src = url;
    return [0, 0];
  };

  return {
    draw: ({ ui, you }, scale, below) => {
      const [left, top] = [Math.max(0, rail() - TOOLS * scale), -BAR * scale];
      const [w, h] = [(innerWidth - left) / scale, (innerHeight - below - top) / scale];
      const url = (name: string): string | undefined => ui.assets[name];
      const viewer = { color: you.color, host: you.host, promoted: you.promoted, team: "None" };
      const measure = arial((name) => pictureSize(url(name)));
      const boxes = solve(documentOf(ui), { w, h, viewer, measure });
      element.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
      element.style.width = `${w}px`;
      element.style.height = `${h}px`;
      element.classList.toggle("loading", ui.loading);
      const byKey = new Map(boxes.map((box) => [box.line, box]));
      const keys = boxes.map(({ line }) => line);
      morph(element, legible(drawBoxes(boxes, url), scale), keys, (one, key) => {
        const box = byKey.get(key);
        if (box === undefined) return;
        const { minValue, maxValue } = ui.elements[key].attributes;
        if (minValue !== undefined) one.dataset["min"] = minValue;
        if (maxValue !== undefined) one.dataset["max"] = maxValue;
        enliven(one, box, send);
      });
      const seen = boxes.filter(hasGround).map(({ x, y, w: bw, h: bh }) => ({
        ...{ x: x * scale + left, y: y * scale + top, w: bw * scale, h: bh * scale },
      }));
      return docksOf(seen, innerWidth, innerHeight - below, scale);
    },
  };
}

/** No text is smaller than that on the screen, in CSS pixels. */
const LEAST_TEXT = 12;

/** Lifts what would be smaller just over the limit: at the smallest scale that is one part in a hundred. */
function legible(html: string, scale: number): string {
  const least = Math.ceil((LEAST_TEXT / scale) * 100) / 100;
  return html.replace(/font-size:([\d.]+)px/g, (all, size: string) =>
    Number(size) < least ? `font-size:${least}px` : all,
  );
}

/** Whether one cannot see through a box. */
function hasGround({ fill, picture, blocks }: Box): boolean {
  return blocks && ((fill?.a ?? 0) > 0.3 || (picture?.tint.a ?? 0) > 0.3);
}
