/** What stands over the table as a message, and where: on no window, its title or its buttons. */
import { expect, test } from "vitest";
import { overlap } from "../../../tabletop/page/panels/free";
import { chatOf, messagesAt, messagesOf } from "../../../tabletop/page/parts/messages";
import { besideRects } from "../../../tabletop/page/map/beside";
import { fieldOf, figuresOf } from "../../../tabletop/page/map/figures";
import { fit } from "../../../tabletop/page/map/camera";
import type { Piece } from "../../../tabletop/wire/view";
import type { ChatLine } from "../../../tabletop/wire/view";
import type { Rect } from "../../../tabletop/xml/layout/rect";

/** What the panels leave of a window of 1280 by 720. */
const FREE: Rect = { x: 230, y: 0, w: 795, h: 697 };
const LAND: Rect = { x: 230, y: 50, w: 270, h: 124 };
const BATTLE: Rect = { x: 411, y: 50, w: 433, h: 240 };
const SETTINGS: Rect = { x: 411, y: 50, w: 433, h: 346 };
/** Two messages of two lines, with what is left free around them. */
const HEIGHT = 8 + 56 + 6 + 56;

function lying(...boxes: Rect[]): Rect {
  const { x, top, w } = messagesAt(FREE, boxes);
  const wide = Math.min(620, w - 16);
  return { x: x - wide / 2, y: top, w: wide, h: HEIGHT };
}

test("messages stand in the middle of the upper edge as long as nothing floats over the map", () => {
  expect(lying()).toEqual({ x: 317.5, y: 0, w: 620, h: HEIGHT });
  expect(lying({ ...BATTLE, y: 450 })).toEqual(lying());
});

test("messages lie on no window: beside a territory's, below a battle's and a page's", () => {
  for (const boxes of [[LAND], [BATTLE], [SETTINGS], [LAND, BATTLE], [LAND, { ...BATTLE, y: 450 }]])
    for (const box of boxes) expect(overlap(lying(...boxes), box)).toBe(false);
  expect(lying(LAND)).toMatchObject({ y: 0 });
  expect(lying(BATTLE)).toMatchObject({ x: 317.5, y: 290 });
});

test("messages lie on no objective of RISK 2008, which lie in a row along the board's upper edge", () => {
  const flat = (at: Piece["at"], size: Piece["size"], url: string, cell?: number): Piece => ({
    ...{ type: "Board", at, turn: [0, 180, 0], scale: [1, 1, 1], size, tint: "#ffffff", side: "front" },
    ...{ picture: { url, ...(cell === undefined ? {} : { cell, columns: 4, rows: 4 }) }, locked: true },
  });
  const cards = [-12, -6, 0, 6, 12].map((x, i) => flat([x, 1, 17], [4, 0.1, 6], "/a/objectives.jpg", i));
  const all = [flat([0, 1, 0], [41, 0.1, 27], "/a/board.jpg"), ...cards];
  const pieces = Object.fromEntries(all.map((piece, i) => [String(i), piece]));
  const figures = figuresOf(
    pieces,
    { title: "RISK", files: { board: { board: true }, objectives: { beside: true } } },
    "Red",
  );
  const rects = besideRects(figures, fit(fieldOf(figures), FREE));
  expect(rects).toHaveLength(5);
  for (const box of rects) {
    expect(overlap(box, FREE)).toBe(true);
    expect(overlap(lying(), box), "without them it would").toBe(true);
    expect(overlap(lying(...rects), box)).toBe(false);
  }
});

test("what is said aloud stands over the table and in the chat, one line of an answer there alone, a series in the chat", () => {
  const line = (text: string, frame: number, way: ChatLine["way"] = "print"): ChatLine => ({
    ...{ text, frame, way, own: true },
  });
  const help = ["1.", "2.", "3.", "4.", "5."].map((text) => line(text, 7));
  const hello = line("New here?", 7, "broadcast");
  const answer = line("Not your seat.", 8);
  expect(messagesOf([...help, hello])).toEqual([hello]);
  expect(messagesOf([...help, hello, answer])).toEqual([hello, answer]);
  expect(chatOf([...help, hello, answer])).toEqual([...help, hello]);
});
