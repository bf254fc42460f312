import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ATTRIBUTES } from "../../../tabletop/xml/attributes";
import { ELEMENTS } from "../../../tabletop/xml/elements";
import { parseXml } from "../../../tabletop/xml/parse";
import { SUBSET } from "../../../tabletop/xml/subset/attributes";
import { outsideSubset } from "../../../tabletop/xml/subset/outside";

const words = (text: string): string[] => text.split(/[`\s]+/).filter((word) => word !== "");

/** Codes and attributes of what is outside. */
const found = (xml: string): string[] =>
  outsideSubset(parseXml(xml)).map(({ code, tag, attribute }) => `${code} ${tag} ${attribute}`.trim());

const SCROLL = `width="300" height="100"`;

describe("what is outside of the subset", () => {
  test.each([
    ["an element", `<Mask/>`, "element Mask"],
    ["a row on its own", `<Row/>`, "element Row"],
    ["an option on its own", `<Panel><Option/></Panel>`, "element Option"],
    ["an attribute", `<Panel rotation="0 0 45"/>`, "attribute Panel rotation"],
    ["an attribute of other elements", `<Panel fontSize="14"/>`, "attribute Panel fontSize"],
    [
      "an attribute in the defaults",
      `<Defaults><Panel position="2 2 2"/></Defaults>`,
      "attribute Panel position",
    ],
    ["a word that is none", `<Panel rectAlignment="Top"/>`, "value Panel rectAlignment"],
    ["a number that is none", `<Panel width="wide"/>`, "value Panel width"],
    ["a colour that is none", `<Panel color="beige"/>`, "value Panel color"],
    ["two colours of four", `<Slider colors="#FFFFFF|#FFFFFF"/>`, "value Slider colors"],
    ["one number of two", `<Panel offsetXY="5"/>`, "value Panel offsetXY"],
    ["three numbers of four", `<Panel padding="1 2 3"/>`, "value Panel padding"],
    ["a scale that stretches", `<Panel scale="2 1 1"/>`, "value Panel scale"],
    [
      "a scale round any point",
      `<Panel rectAlignment="UpperLeft" scale="2 2 1"/>`,
      "unsure Panel rectAlignment",
    ],
    ["neither true nor false", `<Panel active="yes"/>`, "value Panel active"],
    ["a size in a layout", `<VerticalLayout><Panel height="5"/></VerticalLayout>`, "idle Panel height"],
    [
      "a place in a Panel with padding",
      `<Panel padding="1 1 1 1"><Panel offsetXY="1 1"/></Panel>`,
      "idle Panel offsetXY",
    ],
    ["a preferred size outside of one", `<Panel preferredWidth="5"/>`, "idle Panel preferredWidth"],
    [
      "a tooltip where the pointer goes through",
      `<Image raycastTarget="0" tooltip="x"/>`,
      "idle Image tooltip",
    ],
    ["text that may or may not wrap", `<Text>a</Text>`, "unsure Text horizontalOverflow"],
    ["a tooltip of text", `<Text horizontalOverflow="Wrap" tooltip="x"/>`, "unsure Text raycastTarget"],
    ["a button's text somewhere", `<Button/>`, "unsure Button textAlignment"],
    [
      "an icon of any width",
      `<Button textAlignment="MiddleCenter" icon="i">Go</Button>`,
      "unsure Button iconWidth",
    ],
    ["a picture of any shape", `<Image image="i"/>`, "unsure Image preserveAspect"],
    [
      "a picture of any width in a row",
      `<HorizontalLayout><Image image="i" preserveAspect="true"/></HorizontalLayout>`,
      "unsure Image preferredWidth",
    ],
    [
      "children of a Panel with padding",
      `<Panel padding="1 1 1 1"><Panel/><Panel/></Panel>`,
      "unsure Panel padding",
    ],
    ["a grid going downwards", `<GridLayout startAxis="Vertical"/>`, "unsure GridLayout constraint"],
    [
      "a table without heights to add up",
      `<TableLayout rectAlignment="UpperLeft" autoCalculateHeight="true"><Row/></TableLayout>`,
      "unsure TableLayout autoCalculateHeight",
    ],
    [
      "a table that grows from the middle",
      `<TableLayout autoCalculateHeight="true"><Row preferredHeight="9"/></TableLayout>`,
      "unsure TableLayout rectAlignment",
    ],
    ["nothing to scroll", `<VerticalScrollView ${SCROLL}/>`, "unsure VerticalScrollView"],
    [
      "something to scroll of any height",
      `<VerticalScrollView ${SCROLL}><Panel height="100%"/></VerticalScrollView>`,
      "unsure VerticalScrollView",
    ],
    [
      "a scroll view without a width",
      `<VerticalScrollView height="5"><Panel height="9"/></VerticalScrollView>`,
      "unsure VerticalScrollView width",
    ],
  ])("%s", (_, xml, expected) => {
    expect(found(xml)).toEqual([expected]);
  });

  test("says where, and in one sentence why", () => {
    const [only] = outsideSubset(parseXml(`<Panel>\n<Panel id="p" pivot="0 0"/></Panel>`));
    expect(only).toMatchObject({ line: 2, id: "p", why: "pivot of Panel is not in the subset." });
  });

  test("nothing of an interface that says what it needs", () => {
    const xml = `<Defaults><Text horizontalOverflow="Wrap"/><Button textAlignment="MiddleCenter"/></Defaults>
      <Panel id="p" rectAlignment="UpperRight" width="300" height="40%" offsetXY="-8 -48" color="#EBDCB5F6">
        <VerticalLayout padding="8 8 8 8" spacing="4" childForceExpandHeight="false">
          <Text class="a" preferredHeight="20" fontSize="16">Title</Text>
          <HorizontalLayout preferredHeight="40"><Button onClick="f(x)">Go</Button></HorizontalLayout>
          <Image ignoreLayout="true" width="9" height="9" image="flag" preserveAspect="true"/>
        </VerticalLayout>
        <VerticalScrollView width="200" height="100"><TableLayout autoCalculateHeight="true" columnWidths="9 0">
          <Row preferredHeight="30"><Cell><Text preferredHeight="9">a</Text></Cell></Row></TableLayout></VerticalScrollView>
      </Panel>`;
    expect(found(xml)).toEqual([]);
  });
});

describe("the subset", () => {
  const page = readFileSync("docs/tabletop.md", "utf8");

  test("is within what the documentation of the interface knows", () => {
    for (const [tag, forms] of Object.entries(SUBSET)) {
      expect(ELEMENTS).toContain(tag);
      for (const name of Object.keys(forms)) expect(ATTRIBUTES, `${name} of ${tag}`).toContain(name);
    }
  });

  test("is listed in docs/tabletop.md, element by element", () => {
    const rows = new Map(
      [...page.matchAll(/^\| `(\w+|\*)` \|([^|]*)\|$/gm)].map(([, tag, names]) => [tag, words(names)]),
    );
    const common = rows.get("*") ?? [];
    expect(common).toContain("rectAlignment");
    for (const [tag, forms] of Object.entries(SUBSET)) {
      const names = Object.keys(forms);
      const all = common.every((name) => names.includes(name));
      expect(rows.get(tag), tag).toEqual(all ? names.filter((name) => !common.includes(name)) : names);
    }
    expect(rows.size).toBe(Object.keys(SUBSET).length + 1);
  });
});
