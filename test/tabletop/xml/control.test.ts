import { describe, expect, test } from "vitest";
import { box, EVEN, laid, lines, RED } from "./laid";
import { solve } from "../../../tabletop/xml/layout/solve";
import { parseXml } from "../../../tabletop/xml/parse";
import type { Box } from "../../../tabletop/xml/layout/box";

const one = (xml: string): Box => box(laid(xml.replace(" ", ` id="x" width="200" height="40" `)), "x");
const round = (area: { x: number; y: number; w: number; h: number } | undefined): number[] | undefined =>
  area && [area.x, area.y, area.w, area.h].map(Math.round);

describe("a Button (ui/inputelements)", () => {
  test("has its text in the middle, on white unless it has a picture or a colour", () => {
    const plain = one(`<Button onClick="f(x)">Go</Button>`);
    expect(plain.fill).toEqual({ r: 1, g: 1, b: 1, a: 1 });
    expect(plain.text?.lines[0]).toMatchObject({ x: 493, y: 242 });
    expect(plain.handlers).toEqual({ onClick: "f(x)" });
    const painted = one(`<Button image="plate" color="#FF0000">Go</Button>`);
    expect(painted.fill).toBeUndefined();
    expect(painted.picture).toEqual({ name: "plate", tint: { r: 1, g: 0, b: 0, a: 1 }, keepsAspect: false });
  });

  test("has four colours: at rest, under the pointer, pressed, off", () => {
    expect(one(`<Button >Go</Button>`).colors?.[3]).toEqual({ r: 0.78, g: 0.78, b: 0.78, a: 0.5 });
    expect(one(`<Button colors="#000000|#FF0000|#00FF00|#0000FF"/>`).colors?.map(({ b }) => b)).toEqual([
      0, 0, 0, 1,
    ]);
    expect(one(`<Button interactable="false"/>`).interactable).toBe(false);
  });

  test("with an icon alone is all icon; with text the icon has a column", () => {
    expect(round(one(`<Button icon="i" padding="0 0 0 0"/>`).icon)).toEqual([400, 230, 200, 40]);
    const both = one(`<Button icon="i" iconWidth="30" padding="5 5 2 2">Go</Button>`);
    expect(round(both.icon)).toEqual([405, 232, 30, 36]);
    expect(round(both.text)).toEqual([445, 232, 150, 36]);
    const right = one(`<Button icon="i" iconWidth="30" iconAlignment="Right" padding="0 0 0 0">Go</Button>`);
    expect([round(right.icon), round(right.text)]).toEqual([
      [570, 230, 30, 40],
      [400, 230, 160, 40],
    ]);
  });

  test("can swap pictures", () => {
    const swap = `transition="SpriteSwap" highlightedSprite="a" pressedSprite="b" disabledSprite="c"`;
    expect(one(`<Button image="n" ${swap}/>`).sprites).toEqual({ over: "a", pressed: "b", off: "c" });
    expect(one(`<Button image="n" highlightedSprite="a"/>`).sprites).toBeUndefined();
  });
});

describe("other controls (ui/inputelements)", () => {
  test("a Toggle has a box of 20 by 20 and its text beside it, in one line", () => {
    const toggle = one(`<Toggle isOn="true">Fast</Toggle>`);
    expect(toggle.on).toBe(true);
    expect(round(toggle.text)).toEqual([424, 240, 176, 20]);
    expect(one(`<Toggle toggleWidth="30">Fast</Toggle>`).text?.x).toBe(434);
  });

  test("a Dropdown says the option that is selected, chosen by its index, or the first", () => {
    const options = `<Option>One</Option><Option selected="true">Two</Option>`;
    const dropdown = one(`<Dropdown >${options}</Dropdown>`);
    expect(dropdown).toMatchObject({ options: ["One", "Two"], chosen: 1 });
    expect(dropdown.text?.lines[0].runs[0].text).toBe("Two");
    expect(one(`<Dropdown value="0">${options}</Dropdown>`).chosen).toBe(0);
    expect(one(`<Dropdown ><Option>One</Option></Dropdown>`).chosen).toBe(0);
    expect(one(`<Dropdown />`).text).toBeUndefined();
  });

  test("an InputField shows its placeholder while it has no text", () => {
    const field = one(`<InputField placeholder="Name"/>`);
    expect([field.empty, field.text?.lines[0].runs[0].text]).toEqual([true, "Name"]);
    expect(one(`<InputField placeholder="Name">Ann</InputField>`).empty).toBe(false);
  });

  test("a Slider is full by its value between least and most", () => {
    expect(one(`<Slider value="0.25"/>`).level?.share).toBe(0.25);
    expect(one(`<Slider minValue="1" maxValue="5" value="4"/>`).level?.share).toBe(0.75);
    expect(one(`<Slider minValue="3" maxValue="3" value="4"/>`).level?.share).toBe(0);
  });

  test("a ProgressBar shows its percentage with two places, unless it does not (ui/basicelements)", () => {
    const bar = one(`<ProgressBar percentage="40" fillImageColor="#00FF00"/>`);
    expect(bar.level).toEqual({ share: 0.4, fill: { r: 0, g: 1, b: 0, a: 1 }, picture: "" });
    expect(bar.text?.lines[0].runs[0].text).toBe("40.00%");
    expect(one(`<ProgressBar percentage="40" percentageTextFormat="0"/>`).text?.lines[0].runs[0].text).toBe(
      "40%",
    );
    expect(one(`<ProgressBar showPercentageText="false"/>`).text).toBeUndefined();
  });

  test("what the viewer typed or chose counts for more than what the document says", () => {
    const xml = `<InputField id="i">old</InputField><Toggle id="t">Fast</Toggle><Slider id="s" value="0"/>
      <Dropdown id="d"><Option>One</Option><Option>Two</Option></Dropdown>`;
    const typed = new Map(Object.entries({ i: "new", t: "True", s: "0.5", d: "Two" }));
    const boxes = solve(parseXml(xml), { w: 1000, h: 500, viewer: RED, measure: EVEN, typed });
    expect(lines(boxes, "i")).toEqual(["new"]);
    expect(lines(boxes, "t")).toEqual(["Fast"]);
    expect(box(boxes, "t").on).toBe(true);
    expect(box(boxes, "s").level?.share).toBe(0.5);
    expect(box(boxes, "d").chosen).toBe(1);
  });
});

describe("what keeps clicks from what is under it (ui/attributes, Image)", () => {
  test.each([
    [`<Panel />`, false],
    [`<Panel color="#FFFFFF01"/>`, true],
    [`<Panel color="#FFFFFF" raycastTarget="false"/>`, false],
    [`<Image />`, true],
    [`<Image raycastTarget="false"/>`, false],
    [`<Text >a</Text>`, false],
    [`<Button />`, true],
  ])("%s: %s", (xml, blocks) => {
    expect(one(xml).blocks).toBe(blocks);
  });
});
