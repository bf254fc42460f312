import { describe, expect, test } from "vitest";
import { checkText } from "../../../tabletop/xml/check/text";
import { laid } from "./laid";

/** Codes with the ids of both; letters of size 20 are 10 wide, their lines 24 high, the screen 1000 by 500. */
function faults(xml: string): string[] {
  const boxes = laid(xml);
  return checkText(boxes, { w: 1000, h: 500 }).map(({ code, box, other }) =>
    [code, boxes[box].id, other === undefined ? "" : boxes[other].id].join(" ").trim(),
  );
}

const at = (x: number, y: number, w: number, h: number): string =>
  `rectAlignment="UpperLeft" offsetXY="${x} ${-y}" width="${w}" height="${h}" fontSize="20"`;

describe("text that cannot be read", () => {
  test.each([
    ["fits", `<Text id="t" ${at(0, 0, 40, 24)}>abcd</Text>`, []],
    ["is too high", `<Text id="t" ${at(0, 0, 40, 23)}>abcd</Text>`, ["clipped t"]],
    ["has a line too many", `<Text id="t" ${at(0, 0, 40, 40)}>abcd ef</Text>`, ["clipped t"]],
    ["may run over", `<Text id="t" ${at(50, 50, 40, 40)} verticalOverflow="Overflow">abcd ef</Text>`, []],
    ["has a word too long", `<Text id="t" ${at(0, 0, 40, 48)}>abcdef</Text>`, ["broken t"]],
    [
      "is too wide but need not wrap",
      `<Text id="t" ${at(50, 0, 40, 24)} horizontalOverflow="Overflow">abcdef</Text>`,
      [],
    ],
    ["gets smaller", `<Text id="t" ${at(0, 0, 40, 23)} resizeTextForBestFit="true">abcd</Text>`, []],
    [
      "cannot get small enough",
      `<Text id="t" ${at(0, 0, 40, 9)} resizeTextForBestFit="true">abcd</Text>`,
      ["clipped t"],
    ],
    ["leaves the screen", `<Text id="t" ${at(970, 0, 40, 24)}>abcd</Text>`, ["outside t"]],
    [
      "has room outside but stays inside",
      `<Text id="t" alignment="UpperLeft" ${at(970, 0, 99, 24)}>abc</Text>`,
      [],
    ],
    ["has a letter that the font lacks", `<Text id="t" ${at(0, 0, 40, 24)}>\u4e2d</Text>`, ["letter t"]],
    ["is a button's", `<Button id="b" ${at(0, 0, 40, 30)}>abcd</Button>`, ["broken b", "clipped b"]],
    ["is a toggle's on two lines", `<Toggle id="g" ${at(0, 0, 74, 60)}>abcd abcd</Toggle>`, ["clipped g"]],
  ])("%s", (_, xml, expected) => {
    expect(faults(xml).sort()).toEqual(expected.sort());
  });
});

describe("what is in each other's way", () => {
  const a = `<Text id="a" ${at(0, 0, 40, 24)}>abcd</Text>`;
  const button = `<Button id="b" ${at(0, 0, 200, 60)}/>`;
  const wall = (more = ""): string => `<Panel id="p" color="#000000" ${at(0, 0, 300, 300)} ${more}/>`;

  test.each([
    ["two texts", `${a}<Text id="t" ${at(20, 10, 40, 24)}>abcd</Text>`, ["overlap t a"]],
    [
      "two texts whose letters are apart",
      `${a}<Text id="t" ${at(20, 0, 100, 24)} alignment="UpperRight">ab</Text>`,
      [],
    ],
    [
      "a text that runs over another",
      `<Text id="t" ${at(0, 0, 40, 24)} horizontalOverflow="Overflow" alignment="UpperLeft">abcdefgh</Text>
      <Text id="u" ${at(60, 0, 20, 24)}>x</Text>`,
      ["overlap u t"],
    ],
    ["a button on a text", `${a}${button}`, ["overlap b a"]],
    ["a text on a button", `${button}${a}`, []],
    [
      "a text on a button with words there",
      `<Button id="b" ${at(0, 0, 200, 24)}>abcdefgh</Button><Text id="t" ${at(90, 0, 60, 24)}>ab</Text>`,
      ["overlap t b"],
    ],
    ["a text half on a button", `${button}<Text id="t" ${at(180, 0, 40, 24)}>abcd</Text>`, ["overlap t b"]],
    [
      "lines of a text on a button each of which nothing else is seen",
      `<Button id="b" colors="#FFFFFF00" ${at(0, 0, 200, 25)}/><Button id="c" colors="#FFFFFF00" ${at(0, 25, 200, 25)}/>
      <Text id="t" alignment="UpperLeft" ${at(0, 0, 200, 50)}>ab&#xA;ab</Text>`,
      [],
    ],
    ["two buttons", `${button}<Button id="c" ${at(190, 0, 50, 50)}/>`, ["overlap c b"]],
    [
      "a text that sticks out of its panel",
      `<Panel id="p" color="#FFFFFF" ${at(100, 100, 40, 24)}>
        <Panel><Text id="t" verticalOverflow="Overflow">${"ab cd ef gh"}</Text></Panel></Panel>`,
      ["escapes t p"],
    ],
    [
      "a button that sticks out of its panel",
      `<Panel id="p" color="#FFFFFF" ${at(0, 0, 40, 24)}><Button id="b" ${at(30, 0, 20, 20)}/></Panel>`,
      ["escapes b p"],
    ],
    [
      "a text beside a panel without a ground",
      `<Panel id="p" ${at(0, 0, 40, 24)}><Text id="t" ${at(50, 0, 40, 24)}>ab</Text></Panel>`,
      [],
    ],
    ["two buttons that touch", `${button}<Button id="c" ${at(200, 0, 50, 50)}/>`, []],
    ["a picture on a text", `${a}<Image id="i" image="x" ${at(30, 0, 50, 50)}/>`, ["overlap i a"]],
    [
      "a picture between the lines of a text",
      `<Text id="t" alignment="UpperLeft" ${at(0, 0, 100, 72)}>abcd&#xA;a&#xA;abcd</Text><Image id="i" image="x" ${at(30, 25, 20, 20)}/>`,
      [],
    ],
    [
      "a picture on the second line of a text",
      `<Text id="t" alignment="UpperLeft" ${at(0, 0, 100, 72)}>a&#xA;abcd&#xA;a</Text><Image id="i" image="x" ${at(30, 25, 20, 20)}/>`,
      ["overlap i t"],
    ],
    ["a picture on a button", `${button}<Image id="i" image="x" ${at(30, 0, 50, 50)}/>`, []],
    ["a text under a wall", `${a}${wall()}`, ["covered a p"]],
    ["a text under glass", `${a}${wall().replace("#000000", "#00000040")}`, []],
    ["a page over a text", `${a}${wall()}<Text id="t" ${at(0, 0, 40, 24)}>abcd</Text>`, ["covered a p"]],
    ["a text in a panel", `<Panel color="#000000">${a}</Panel>`, []],
    ["texts of which one is not shown", `${a}<Text active="false" ${at(0, 0, 40, 24)}>abcd</Text>`, []],
  ])("%s", (_, xml, expected) => {
    expect(faults(xml)).toEqual(expected);
  });

  test("what is scrolled out of sight is in nobody's way", () => {
    const far = `<Text id="t" ${at(0, 100, 40, 24)}>abcd</Text>`;
    const scroll = `<VerticalScrollView id="v" color="clear" noScrollbars="true" ${at(0, 0, 100, 50)}><Panel height="200">${far}</Panel></VerticalScrollView>`;
    expect(faults(`${scroll}<Text id="u" ${at(0, 100, 40, 24)}>abcd</Text>`)).toEqual([]);
    const near = scroll.replace(`offsetXY="0 -100"`, `offsetXY="0 -10"`);
    expect(faults(`${near}<Text id="u" ${at(0, 10, 40, 24)}>abcd</Text>`)).toEqual(["overlap u t"]);
  });

  test("the sentence names both, with what they say", () => {
    const boxes = laid(`${a}${button}`);
    expect(checkText(boxes, { w: 1000, h: 500 })[0].why).toBe(`Button b lies over Text a ("abcd")`);
  });
});
