import type { Rect } from "../layout/rect";

/** A part of Tabletop Simulator's own interface, which a table's interface must leave free. */
export interface HudPart extends Rect {
  readonly name: string;
}

/**
 * Where Tabletop Simulator has its own interface on a screen of this size, in pixels, as its guides' pictures show it
 * and as players have it at first; nothing documents it. The list of names, for six people, is where they change
 * colour, and where the host promotes or removes somebody.
 */
export function hud(w: number, h: number): HudPart[] {
  return [
    { name: "the bar", x: 0, y: 0, w, h: 48 },
    { name: "END TURN", x: (w - 470) / 2, y: 48, w: 470, h: 56 },
    { name: "the names", x: w - 230, y: 48, w: 230, h: 260 },
    { name: "the notes", x: w - 230, y: h - 32, w: 230, h: 32 },
    { name: "the chat", x: 0, y: h - 130, w: 280, h: 130 },
    { name: "the tools", x: 0, y: 48, w: 48, h: h - 178 },
  ];
}
