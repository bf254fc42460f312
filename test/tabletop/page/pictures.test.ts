/** Pictures of the table are decoded once: what decodes a board keeps a browser from everything else for a quarter of a second. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { areComing, newPictures, sizedPicture, type Pictures } from "../../../tabletop/page/map/pictures";

/** A board of the game in a browser that has loaded it. */
class Board {
  naturalWidth = 4096;
  naturalHeight = 3600;
  complete = true;
  onload = (): void => undefined;
  set src(_: string) {
    queueMicrotask(() => this.onload());
  }
}

/** From what bitmaps were made and how wide, in the order in which that was asked for. */
let made: { of: unknown; width: number }[];
let pictures: Pictures;

const board = (pixels: number): unknown => sizedPicture(pictures, "/board.jpg", pixels);
const arrives = async (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(async () => {
  made = [];
  vi.stubGlobal("Image", Board);
  vi.stubGlobal("createImageBitmap", async (of: unknown, { resizeWidth: width }: { resizeWidth: number }) => {
    made.push({ of, width });
    return Promise.resolve({ width });
  });
  pictures = newPictures(() => undefined);
  board(1000);
  await arrives();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a board is not drawn whole while its quarter is made", async () => {
  expect(board(1000)).toBeUndefined();
  expect(areComing(pictures)).toBe(true);
  await arrives();
  expect(board(1000)).toEqual({ width: 1024 });
  expect(areComing(pictures)).toBe(false);
  expect(made).toMatchObject([{ width: 1024 }]);
  expect(made[0].of).toBeInstanceOf(Board);
});

test("whoever goes away from a board sees the larger one until the smaller is made of it", async () => {
  board(2000);
  await arrives();
  const half = board(2000);
  expect(half).toEqual({ width: 2048 });
  expect(board(500)).toBe(half);
  await arrives();
  expect(board(500)).toEqual({ width: 512 });
  expect(made).toHaveLength(2);
  expect(made[1].of).toBe(half);
});

test("whoever has seen a board as large as it is sees it so until its half is made", () => {
  const whole = board(4096);
  expect(whole).toBeInstanceOf(Board);
  expect(board(2000)).toBe(whole);
});

test("where no bitmap can be made of it, all of it is drawn", async () => {
  vi.stubGlobal("createImageBitmap", async () => Promise.reject(new Error("too large")));
  board(1000);
  await arrives();
  expect(board(1000)).toBeInstanceOf(Board);
});
