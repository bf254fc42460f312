/** In a large window what comes and goes has one place, and the column at the left is a row where the map gains by it. */
import { expect, test } from "vitest";
import { apart } from "../../../tabletop/page/panels/out";
import { cornered, passingOf, snug, stacked } from "../../../tabletop/page/panels/corner";
import { inColumn } from "../../../tabletop/page/panels/docked";
import { docksOf } from "../../../tabletop/page/panels/free";
import { rowed } from "../../../tabletop/page/panels/rowed";
import { parseXml, type Node } from "../../../tabletop/xml/parse";

const column = (where: string, at: string, children: string): string =>
  `<VerticalLayout rectAlignment="${where}" offsetXY="${at}" width="200" height="300" spacing="2">${children}</VerticalLayout>`;
const panel = (id: string, more = ""): string =>
  `<Panel id="${id}" preferredHeight="68" ${more}><Text text="${id}"/></Panel>`;
const beside = `<Panel id="land" rectAlignment="UpperLeft" offsetXY="252 -104" width="316" height="90"/>`;
const page = `<Panel id="page" rectAlignment="UpperCenter" offsetXY="4 -104" width="506" height="404"/>`;

const CORNER = { right: 8, top: 49 };

const nodesOf = (document: readonly Node[]): Node[] =>
  document.flatMap((node) => [node, ...nodesOf(node.children)]);
const find = (document: readonly Node[], id: string): Node | undefined =>
  nodesOf(document).find(({ attributes }) => attributes["id"] === id);
const layouts = (document: readonly Node[]): Node[] =>
  nodesOf(document).filter(({ tag }) => tag.endsWith("Layout"));

test("a battle stands in the upper right corner, whatever is chosen; pages stay in the middle", () => {
  const document = parseXml(`<Panel>${column("UpperCenter", "-25 -170", panel("battle"))}
${page}</Panel>`);
  const [battle] = layouts(document);
  expect(passingOf(document)).toEqual([battle.line]);
  const after = cornered(document, passingOf(document), CORNER);
  expect(layouts(after)[0].attributes).toMatchObject({ rectAlignment: "UpperRight", offsetXY: "-8 -49" });
  expect(find(after, "page")).toEqual(find(document, "page"));
});

test("a sheet draws a column as large as what is shown in it, where all that says how wide it is", () => {
  const middle = (wide: string, more = ""): Node[] =>
    parseXml(
      `<VerticalLayout rectAlignment="UpperCenter" offsetXY="-25 -170" width="506" height="300" childForceExpandWidth="false"><Panel id="proposal" preferredWidth="506" active="false"/><Panel id="battle" ${wide}/>${more}</VerticalLayout>`,
    );
  const widthOf = (document: Node[]): string | undefined => layouts(snug(document))[0].attributes["width"];
  expect(widthOf(middle('preferredWidth="290"'))).toBe("290");
  expect(widthOf(middle('preferredWidth="290"', `<Panel preferredWidth="400"/>`))).toBe("400");
  expect(widthOf(middle(""))).toBe("506");
});

test("a battle in the corner lies over the map, which makes no room for it; a row makes the map lower", () => {
  const corner = { x: 840, y: 0, w: 440, h: 210, floats: true };
  const row = { x: 52, y: 0, w: 520, h: 60, floats: false };
  const { docked, floating } = docksOf([corner, row], 1280, 720);
  expect(floating).toEqual([{ x: 840, y: 0, w: 440, h: 210 }]);
  expect(docked).toEqual([{ x: 52, y: 0, w: 520, h: 60 }]);
});

test("the panels of players stand in a row, as wide as they are or as there is room; what stood beside them is below", () => {
  const seats = panel("red") + panel("blue") + panel("none", 'active="false"');
  const document = parseXml(`<Panel>${column("UpperLeft", "48 -48", seats)}${beside}</Panel>`);
  const after = rowed(document, { screen: 1354, wide: 1302, right: 302 });
  const [row] = layouts(after?.document ?? []);
  expect(row).toMatchObject({ tag: "HorizontalLayout", attributes: { width: "402", height: "68" } });
  expect(after?.lines).toEqual([row.line]);
  expect(find(after?.document ?? [], "land")?.attributes["offsetXY"]).toBe("48 -122");
  expect(
    layouts(rowed(document, { screen: 734, wide: 682, right: 302 })?.document ?? [])[0].attributes["width"],
  ).toBe("380");
});

test("what stands beside the players' panels, wherever the script has it, is in the corner while no battle is there", () => {
  const seats = column("UpperLeft", "48 -48", panel("red") + panel("blue"));
  const [low, high] = [
    `<Panel id="land" rectAlignment="LowerLeft" offsetXY="252 134" width="316" height="90"/>`,
    beside,
  ];
  const land = (battle: string, card: string): Readonly<Record<string, string>> | undefined => {
    const document = parseXml(
      `<Panel>${seats}
${column("UpperCenter", "-25 -170", panel("battle", battle))}
${card}</Panel>`,
    );
    return find(cornered(document, passingOf(document), CORNER), "land")?.attributes;
  };
  const corner = { rectAlignment: "UpperRight", offsetXY: "-8 -49" };
  expect(land('active="false"', low)).toMatchObject(corner);
  expect(land('active="false"', high)).toMatchObject(corner);
  expect(land("", high)).toMatchObject({ rectAlignment: "UpperLeft", offsetXY: "252 -104" });
  expect(passingOf(parseXml(`<Panel>${beside}</Panel>`))).toEqual([]);
});

test("a single panel at the left stays where it is", () => {
  expect(
    rowed(parseXml(`<Panel>${column("UpperLeft", "48 -48", panel("red"))}</Panel>`), {
      screen: 1354,
      wide: 1302,
      right: 302,
    }),
  ).toBeUndefined();
});

test("a hint and the odds stand over the panels at the right, one over the other, and not on the map", () => {
  const lower = (id: string, x: number, y: number, w: number, h: number): string =>
    `<Panel id="${id}" rectAlignment="LowerRight" offsetXY="${-x} ${y}" width="${w}" height="${h}"><Text text="${id}"/></Panel>`;
  const both = lower("odds", 302, 128, 240, 80) + lower("hint", 302, 32, 240, 92);
  const document = parseXml(
    `<Panel>${lower("action", 8, 32, 290, 268)}${lower("status", 8, 342, 290, 62)}${both}</Panel>`,
  );
  const places = ["status", "hint", "odds"].map((id) => find(stacked(document), id)?.attributes);
  expect(places.map((of) => [of?.["offsetXY"], of?.["width"]])).toEqual([
    ["-8 342", "290"],
    ["-8 408", "290"],
    ["-8 504", "290"],
  ]);
});

test("the speeds, which stand out of the status at its upper left, stand over it, and a hint over them", () => {
  const speeds = `<Panel id="speeds" rectAlignment="UpperLeft" offsetXY="-108 62" width="172" height="58"/>`;
  const document = parseXml(
    `<Panel><Panel id="status" rectAlignment="LowerRight" offsetXY="-8 342" width="290" height="62">${speeds}</Panel><Panel id="hint" rectAlignment="LowerRight" offsetXY="-302 32" width="240" height="92"/></Panel>`,
  );
  const after = stacked(apart(document));
  const places = ["speeds", "hint"].map((id) => find(after, id)?.attributes["offsetXY"]);
  expect(places).toEqual(["-8 408", "-8 470"]);
  expect(find(after, "status")?.children).toEqual([]);
});

/** A status as Tabletop Simulator has it where letters are large, below END TURN: its speeds stand right of it. */
const HANGING = `<Panel id="status" class="frame docked" rectAlignment="UpperCenter" offsetXY="-25 -104" width="290" height="62"><Panel id="speeds" rectAlignment="UpperLeft" offsetXY="294 0" width="172" height="58"/></Panel>`;
const large = (...inside: readonly string[]): Node[] =>
  parseXml(`<Panel scale="1.5 1.5 1">${inside.join("\n")}</Panel>`);
const ACTION = `<Panel id="action" rectAlignment="LowerRight" offsetXY="-8 32" width="290" height="268"/>`;

test("in large letters the status stands over the action, its speeds over it, and neither on the players nor on the map", () => {
  const after = apart(inColumn(large(ACTION, HANGING), 720));
  const places = ["status", "speeds"].map((id) => find(after, id)?.attributes);
  expect(places.map((of) => [of?.["rectAlignment"], of?.["offsetXY"]])).toEqual([
    ["LowerRight", "-8 304"],
    ["LowerRight", "-8 370"],
  ]);
  expect(find(inColumn(large(ACTION, page), 720), "page")).toEqual(find(large(ACTION, page), "page"));
});

test("where there is no room for it at the right it hangs in the middle, below the players' row", () => {
  const seats = column("UpperLeft", "48 -48", panel("red") + panel("blue"));
  const document = inColumn(large(seats, ACTION, HANGING), 600);
  expect(find(document, "status")?.attributes["offsetXY"]).toBe("-25 -104");
  const after = rowed(document, { screen: 1252, wide: 1200, right: 302 })?.document ?? [];
  expect(find(after, "status")?.attributes["offsetXY"]).toBe("-25 -106");
});

test("a battle in the corner covers no player's panel: it stands below a row that reaches so far", () => {
  const battleBeside = (players: number, screen: number): string | undefined => {
    const seats = column("UpperLeft", "48 -48", panel("seat").repeat(players));
    const document = parseXml(`<Panel>${seats}
${column("UpperCenter", "-25 -170", panel("battle"))}</Panel>`);
    const [, battle] = layouts(document);
    const width = { screen, wide: screen - 52, right: 102 };
    const after = rowed(cornered(document, passingOf(document), CORNER), width)?.document ?? [];
    return layouts(after).find(({ line }) => line === battle.line)?.attributes["offsetXY"];
  };
  // Four panels end at 854 units, and the battle begins 208 before the right edge.
  expect(battleBeside(4, 1062)).toBe("-8 -49");
  expect(battleBeside(4, 1061)).toBe("-8 -122");
  expect(battleBeside(3, 1061)).toBe("-8 -49");
});

test("a row, and what is in the corner, are as near to the edges in large letters as in others, and leave as much free at the right", () => {
  const seats = column("UpperLeft", "48 -48", Array.from({ length: 6 }, () => panel("red")).join(""));
  const row = layouts(rowed(large(seats), { screen: 1252, wide: 1200, right: 302 })?.document ?? [])[0];
  expect(row.attributes).toMatchObject({ offsetXY: "32 -32", width: "498" });
  const document = large(column("UpperCenter", "-25 -170", panel("battle")));
  const [battle] = layouts(cornered(document, passingOf(document), { right: 9, top: 48 }));
  expect(battle.attributes["offsetXY"]).toBe("-6 -32");
});
