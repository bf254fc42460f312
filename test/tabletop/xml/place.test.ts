import { describe, expect, test } from "vitest";
import { box, laid, rect } from "./laid";

const place = (attributes: string): number[] => rect(laid(`<Panel id="a" ${attributes}/>`), "a");

describe("where an element is (ui/attributes, Position/Size)", () => {
  test.each([
    ["fills its parent without width and height", "", [0, 0, 1000, 500]],
    ["takes pixels", `width="100" height="40"`, [450, 230, 100, 40]],
    ["takes shares of its parent", `width="50%" height="20%"`, [250, 200, 500, 100]],
    ["sticks to the upper left", `rectAlignment="UpperLeft" width="100" height="40"`, [0, 0, 100, 40]],
    ["to the upper middle", `rectAlignment="UpperCenter" width="100" height="40"`, [450, 0, 100, 40]],
    ["to the upper right", `rectAlignment="UpperRight" width="100" height="40"`, [900, 0, 100, 40]],
    ["to the left", `rectAlignment="MiddleLeft" width="100" height="40"`, [0, 230, 100, 40]],
    ["to the right", `rectAlignment="MiddleRight" width="100" height="40"`, [900, 230, 100, 40]],
    ["to the lower left", `rectAlignment="LowerLeft" width="100" height="40"`, [0, 460, 100, 40]],
    ["to the lower middle", `rectAlignment="LowerCenter" width="100" height="40"`, [450, 460, 100, 40]],
    ["to the lower right", `rectAlignment="LowerRight" width="100" height="40"`, [900, 460, 100, 40]],
    ["sticks with shares too", `rectAlignment="LowerRight" width="10%" height="10%"`, [900, 450, 100, 50]],
  ])("it %s", (_, attributes, expected) => {
    expect(place(attributes)).toEqual(expected);
  });

  test("an offset of -32 10 moves it 32 to the left and 10 up", () => {
    expect(place(`width="100" height="40" offsetXY="-32 10"`)).toEqual([418, 220, 100, 40]);
  });

  test("an offset keeps the size of what is as large as its parent", () => {
    expect(place(`offsetXY="5 -5"`)).toEqual([5, 5, 1000, 500]);
  });

  test("places are those in the parent", () => {
    const boxes = laid(`<Panel width="200" height="100" rectAlignment="LowerRight">
      <Panel id="a" width="50%" height="50%" rectAlignment="UpperLeft" offsetXY="10 -10"/></Panel>`);
    expect(rect(boxes, "a")).toEqual([810, 410, 100, 50]);
  });
});

describe("who is shown what (ui/attributes, General)", () => {
  const xml = `<Panel id="all"><Panel id="red" visibility="Red|Host"/><Panel id="blue" visibility="Blue"/>
    <Panel id="off" active="false"><Panel id="within"/></Panel></Panel>`;

  test("what is not active or meant for others is not there, with all that it holds", () => {
    expect(laid(xml).map(({ id }) => id)).toEqual(["all", "red"]);
  });

  test("what is not active takes no room in a layout", () => {
    const boxes = laid(`<HorizontalLayout><Panel active="false"/><Panel id="a"/></HorizontalLayout>`);
    expect(rect(boxes, "a")).toEqual([0, 0, 1000, 500]);
  });

  test("later elements are drawn over earlier ones, children over parents", () => {
    const boxes = laid(`<Panel id="a"><Panel id="b"/></Panel><Panel id="c"/>`);
    expect(boxes.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });

  test("defaults and classes count for places as for all attributes (ui/defaults)", () => {
    const boxes = laid(`<Defaults><Panel width="100"/><Panel class="low" height="20"/></Defaults>
      <Panel id="a" class="low"/><Panel id="b" width="30"/>`);
    expect([rect(boxes, "a"), rect(boxes, "b")]).toEqual([
      [450, 240, 100, 20],
      [485, 0, 30, 500],
    ]);
  });
});

describe("scale (ui/attributes, Position/Size, Advanced)", () => {
  test("is round the pivot, with all that is within, text and all", () => {
    const boxes = laid(`<Panel id="a" width="80%" height="80%" scale="1.25 1.25 1">
      <Panel id="b" width="100" height="40" rectAlignment="UpperLeft" offsetXY="8 -4" outline="#000000" outlineSize="2 -2"/>
      <Text id="t" fontSize="20" width="100" height="48" rectAlignment="LowerRight">a b</Text></Panel>`);
    expect(rect(boxes, "a")).toEqual([0, 0, 1000, 500]);
    expect(rect(boxes, "b")).toEqual([10, 5, 125, 50]);
    expect(box(boxes, "b").outline).toMatchObject({ w: 2.5 });
    expect(box(boxes, "t").text).toMatchObject({
      x: 875,
      y: 440,
      w: 125,
      h: 60,
      size: 25,
      needed: [37.5, 30],
    });
    expect(box(boxes, "t").text?.lines[0]).toMatchObject({ x: 918.75, y: 455, width: 37.5, height: 30 });
  });

  test("is round the corner that an element of a fixed size sticks to, and multiplies", () => {
    const boxes = laid(`<Panel id="a" width="100" height="50" rectAlignment="LowerRight" scale="2 2 1">
      <Panel id="b" width="10" height="10" rectAlignment="UpperLeft" scale="0.5 0.5 1"/></Panel>`);
    expect(rect(boxes, "a")).toEqual([800, 400, 200, 100]);
    expect(rect(boxes, "b")).toEqual([800, 400, 10, 10]);
  });
});
