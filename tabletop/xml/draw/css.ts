import type { Point, Rect } from "../layout/rect";
import type { Color } from "../layout/values";

/** Properties of a style attribute. */
export type Paint = Record<string, string>;

/** A style attribute's text, ready to stand between double quotes. */
export function style(paint: Paint): string {
  return Object.entries(paint)
    .map(([name, value]) => `${name}:${escape(value)}`)
    .join(";");
}

export function cssColor({ r, g, b, a }: Color): string {
  const part = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 255);
  return `rgba(${part(r)},${part(g)},${part(b)},${Math.round(a * 1000) / 1000})`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ENTITIES[letter]);
}

/** A url() of an address, which stays one string whatever is in it: a quote in it does not end it. */
export function cssUrl(address: string): string {
  const text = address.replace(
    /[\0-\x1f\x7f"\\<>()]/g,
    (letter) => `\\${letter.charCodeAt(0).toString(16)} `,
  );
  return `url("${text}")`;
}

export function px(value: number): string {
  return `${Math.round(value * 100) / 100}px`;
}

/** Left, top, width and height within something whose corner is at `origin`. */
export function place(rect: Rect, origin: Point): Paint {
  return {
    left: px(rect.x - origin.x),
    top: px(rect.y - origin.y),
    width: px(Math.max(0, rect.w)),
    height: px(Math.max(0, rect.h)),
  };
}
