import { describe, expect, test } from "vitest";
import { laid, rect } from "./laid";

/** The rectangles of all children of a layout, which fills 1000 by 500. */
function children(tag: string, attributes: string, inner: string): number[][] {
  const boxes = laid(`<${tag} ${attributes}>${inner}</${tag}>`);
  return boxes.slice(1).map((box) => [box.x, box.y, box.w, box.h].map(Math.round));
}

const row = (attributes: string, inner: string): number[][] =>
  children("HorizontalLayout", attributes, inner);
const column = (attributes: string, inner: string): number[][] =>
  children("VerticalLayout", attributes, inner);

describe("a row and a column (ui/layoutgrouping)", () => {
  test("share their room evenly: children expand by default", () => {
    expect(row("", "<Panel/><Panel/>")).toEqual([
      [0, 0, 500, 500],
      [500, 0, 500, 500],
    ]);
    expect(column("", "<Panel/><Panel/>")).toEqual([
      [0, 0, 1000, 250],
      [0, 250, 1000, 250],
    ]);
  });

  test("padding is left, right, top, bottom; spacing is between", () => {
    expect(row(`padding="10 20 30 40" spacing="5"`, "<Panel/><Panel/>")).toEqual([
      [10, 30, 483, 430],
      [498, 30, 483, 430],
    ]);
  });

  test("what is left beyond the preferred sizes is shared", () => {
    expect(row("", `<Panel preferredWidth="300"/><Panel/>`).map(([x, , w]) => [x, w])).toEqual([
      [0, 650],
      [650, 350],
    ]);
  });

  test("a flexible size says how large a share", () => {
    const inner = `<Panel flexibleWidth="3"/><Panel flexibleWidth="1"/>`;
    expect(row(`childForceExpandWidth="false"`, inner).map(([, , w]) => w)).toEqual([750, 250]);
  });

  test("without expansion children have their preferred size, from the upper left", () => {
    const inner = `<Panel preferredWidth="100" preferredHeight="40"/><Panel preferredWidth="50" preferredHeight="20"/>`;
    const still = `childForceExpandWidth="false" childForceExpandHeight="false"`;
    expect(row(still, inner)).toEqual([
      [0, 0, 100, 40],
      [100, 0, 50, 20],
    ]);
    expect(row(`${still} childAlignment="LowerRight"`, inner)).toEqual([
      [850, 460, 100, 40],
      [950, 480, 50, 20],
    ]);
    expect(column(`${still} childAlignment="MiddleCenter"`, inner)).toEqual([
      [450, 220, 100, 40],
      [475, 260, 50, 20],
    ]);
  });

  test("preferred sizes give way where there is not enough room, down to the least", () => {
    const inner = `<Panel minWidth="100" preferredWidth="900"/><Panel minWidth="300" preferredWidth="700"/>`;
    expect(row("", inner).map(([x, , w]) => [x, w])).toEqual([
      [0, 500],
      [500, 500],
    ]);
    const large = `<Panel minWidth="800"/><Panel minWidth="600"/>`;
    expect(row("", large).map(([x, , w]) => [x, w])).toEqual([
      [0, 800],
      [800, 600],
    ]);
  });

  test("a least size that is more than the preferred one counts", () => {
    const inner = `<Panel minWidth="80" preferredWidth="30"/>`;
    expect(row(`childForceExpandWidth="false"`, inner)[0][2]).toBe(80);
  });

  test("ignoreLayout takes a child out: it is placed as in a Panel", () => {
    expect(
      row("", `<Panel ignoreLayout="true" width="10" height="10" rectAlignment="UpperRight"/><Panel/>`),
    ).toEqual([
      [990, 0, 10, 10],
      [0, 0, 1000, 500],
    ]);
  });

  test("width and height do not apply to children of layouts", () => {
    expect(row("", `<Panel width="10" height="10" offsetXY="5 5"/>`)).toEqual([[0, 0, 1000, 500]]);
  });

  test("a layout in a layout wants what its children want, and expands if they do", () => {
    const inner = `<HorizontalLayout id="a"><Panel preferredHeight="30"/></HorizontalLayout><Panel preferredHeight="50"/>`;
    const still = `childForceExpandHeight="false"`;
    expect(rect(laid(`<VerticalLayout ${still}>${inner}</VerticalLayout>`), "a")).toEqual([0, 0, 1000, 450]);
    const tight = inner.replace(`id="a"`, `id="a" flexibleHeight="0"`);
    expect(rect(laid(`<VerticalLayout ${still}>${tight}</VerticalLayout>`), "a")).toEqual([0, 0, 1000, 30]);
  });

  test("a text wants the height of its lines at the width that it gets", () => {
    // Ten units for a letter of size 20; a line is 24 units high (19 and 5).
    const inner = `<Text id="a" fontSize="20" horizontalOverflow="Wrap">${"word ".repeat(40).trim()}</Text>`;
    const boxes = laid(`<VerticalLayout childForceExpandHeight="false">${inner}</VerticalLayout>`);
    expect(rect(boxes, "a")).toEqual([0, 0, 1000, 48]);
  });

  test("a picture wants its pixels", () => {
    expect(row(`childForceExpandWidth="false"`, `<Image image="flag"/>`)[0][2]).toBe(64);
  });

  test("a Panel with padding lays its child out; one without does not", () => {
    expect(children("Panel", `padding="10 20 30 40"`, `<Panel width="5"/>`)).toEqual([[10, 30, 970, 430]]);
    expect(children("Panel", "", `<Panel width="5"/>`)).toEqual([[498, 0, 5, 500]]);
  });
});

describe("a grid (ui/layoutgrouping)", () => {
  const grid = (attributes: string, count: number): number[][] =>
    children("GridLayout", attributes, "<Panel/>".repeat(count));
  const corners = (list: number[][]): number[][] => list.map(([x, y]) => [x, y]);

  test("has cells of 100 by 100 in rows as wide as it is", () => {
    const list = grid("", 11);
    expect(list[0]).toEqual([0, 0, 100, 100]);
    expect(corners(list).slice(8)).toEqual([
      [800, 0],
      [900, 0],
      [0, 100],
    ]);
  });

  test("has cells of a size, spacing in x and y, and padding", () => {
    expect(corners(grid(`cellSize="490 20" spacing="4 6" padding="1 2 3 4"`, 3))).toEqual([
      [1, 3],
      [495, 3],
      [1, 29],
    ]);
  });

  test("has as many columns or rows as it is told", () => {
    expect(corners(grid(`constraint="FixedColumnCount"`, 3))).toEqual([
      [0, 0],
      [100, 0],
      [0, 100],
    ]);
    expect(corners(grid(`constraint="FixedRowCount" constraintCount="1"`, 3))).toEqual([
      [0, 0],
      [100, 0],
      [200, 0],
    ]);
  });

  test("begins in a corner and goes along an axis", () => {
    const two = `constraint="FixedColumnCount"`;
    expect(corners(grid(`${two} startCorner="UpperRight"`, 3))).toEqual([
      [100, 0],
      [0, 0],
      [100, 100],
    ]);
    expect(corners(grid(`${two} startCorner="LowerLeft"`, 3))).toEqual([
      [0, 100],
      [100, 100],
      [0, 0],
    ]);
    expect(corners(grid(`${two} startAxis="Vertical"`, 3))).toEqual([
      [0, 0],
      [0, 100],
      [100, 0],
    ]);
  });

  test("lies in its room as childAlignment says", () => {
    const list = grid(`constraint="FixedColumnCount" childAlignment="LowerCenter"`, 2);
    expect(corners(list)).toEqual([
      [400, 400],
      [500, 400],
    ]);
  });

  test("in a column it takes the height of its rows", () => {
    const boxes = laid(`<VerticalLayout childForceExpandHeight="false">
      <GridLayout id="a" cellSize="300 30" spacing="4 4" padding="0 0 5 5">${"<Panel/>".repeat(4)}</GridLayout>
      <Panel id="b" preferredHeight="10"/></VerticalLayout>`);
    expect(rect(boxes, "a")).toEqual([0, 0, 1000, 74]);
    expect(rect(boxes, "b")).toEqual([0, 74, 1000, 10]);
  });
});
