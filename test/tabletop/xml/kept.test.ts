/** A layout that reuses what has not changed gives the boxes that one made anew gives. */
import { expect, test } from "vitest";
import { tree } from "../../../tabletop/xml/document";
import { arial } from "../../../tabletop/xml/layout/arial";
import { newLayout } from "../../../tabletop/xml/layout/cache";
import { wholeLetters } from "../../../tabletop/xml/layout/measure";
import { items } from "../../../tabletop/xml/layout/item";
import { newKept } from "../../../tabletop/xml/layout/kept";
import { newSolver } from "../../../tabletop/xml/layout/reused";
import { solve, solveItems } from "../../../tabletop/xml/layout/solve";
import { parseXml, type Node } from "../../../tabletop/xml/parse";
import { drawOuter, type DrawnLooks } from "../../../tabletop/xml/draw/html";
import type { Box } from "../../../tabletop/xml/layout/box";

const panel = (id: string, words: string, visibility = ""): string =>
  `<Panel id="${id}" width="300" height="100" visibility="${visibility}"><Text>${words}</Text>` +
  `<VerticalScrollView><Button>${words} and more</Button></VerticalScrollView></Panel>`;

const viewer = { color: "Red", host: false, promoted: false, team: "None" };
const measures = [arial(), wholeLetters(arial())];

test("outermost elements that come, go and change are laid out as if nothing had been kept", () => {
  const layout = newLayout();
  for (const document of [
    panel("a", "first") + panel("b", "second"),
    panel("a", "first") + panel("b", "another one"),
    panel("c", "before") + panel("a", "first") + panel("b", "second"),
    panel("a", "first", "Blue") + panel("b", "second"),
  ]) {
    const nodes = parseXml(document);
    for (const measure of measures)
      for (const [w, h] of [
        [1920, 1080],
        [1280, 720],
      ]) {
        const screen = { w: w ?? 0, h: h ?? 0, viewer, measure };
        expect(layout.solve(tree(nodes), screen)).toEqual(solve(nodes, screen));
      }
  }
});

test("an element that says, or is, something else within a panel that is kept is made anew, and so is what it moves", () => {
  const layout = newLayout();
  const roots = tree(
    parseXml(
      '<Panel><VerticalLayout><Text id="a">one</Text><Button id="b">two</Button>' +
        '<Dropdown id="c"><Option>three</Option></Dropdown></VerticalLayout></Panel>',
    ),
  );
  const typed = new Map<string, string>();
  const expectSame = (): void => {
    for (const measure of measures) {
      const screen = { w: 1280, h: 720, viewer, measure, typed };
      expect(layout.solve(roots, screen)).toEqual(solveItems(items(roots, viewer, typed), screen));
    }
  };
  expectSame();
  const [first, second, third] = roots[0].children[0].children;
  first.attributes = { ...first.attributes, text: "one and a half", preferredHeight: "200" };
  expectSame();
  second.attributes = { ...second.attributes, active: "false" };
  expectSame();
  third.children[0].attributes = { text: "four" };
  expectSame();
  typed.set("b", "five");
  second.attributes = { ...second.attributes, active: "true" };
  expectSame();
});

/** A document with what `change` makes of the element of an id: all that does not lead there are the same objects. */
function changed(document: readonly Node[], id: string, change: (node: Node) => Node): Node[] {
  return document.map((node) => {
    if (node.attributes["id"] === id) return change(node);
    const children = changed(node.children, id, change);
    return children.every((child, i) => child === node.children[i]) ? node : { ...node, children };
  });
}

const withText = (text: string) => (node: Node) => ({ ...node, attributes: { ...node.attributes, text } });

/** Twenty rows of what players have, in a column, and a page that is drawn larger. */
const players = parseXml(
  `<VerticalLayout width="300" height="900">${Array.from({ length: 20 }, (_, i) => panel(`p${i}`, `player ${i}`).replace("<Text>", `<Text id="t${i}">`)).join("")}</VerticalLayout>` +
    `<Panel id="page" width="200" height="80" scale="1.5"><Text id="large" text="in large letters"/></Panel>`,
);

const plain = (boxes: readonly Box[]): Box[] => boxes.map(({ look: _, ...one }) => one);

test("a text that changes is measured alone, and drawn alone", () => {
  let letters = 0;
  const measure = {
    ...arial(),
    advance: (...of: Parameters<ReturnType<typeof arial>["advance"]>) => {
      letters++;
      return arial().advance(...of);
    },
  };
  const screen = { w: 1280, h: 720, viewer, measure };
  const make = newKept();
  const looks: DrawnLooks = new WeakMap();
  const drawn = (document: readonly Node[]): string[] => {
    const boxes = solve(document, screen, make);
    expect(plain(boxes)).toEqual(solve(document, { ...screen, measure: arial() }));
    const url = (name: string): string => `/${name}.png`;
    const parts = drawOuter(
      boxes,
      url,
      boxes.map(({ line }) => line),
      looks,
    );
    expect(parts).toEqual(
      drawOuter(
        boxes,
        url,
        boxes.map(({ line }) => line),
      ),
    );
    return parts.map(({ html }) => html);
  };
  const first = drawn(players);
  expect(letters).toBeGreaterThan(200);
  letters = 0;
  expect(drawn(players)).toEqual(first);
  expect(letters).toBe(0);
  const after = drawn(changed(players, "t7", withText("rolls")));
  expect(letters).toBe("rolls".length);
  expect(after.filter((html, i) => html !== first[i])).toHaveLength(1);
});

test("what moves or is drawn larger is drawn anew although it says the same", () => {
  const make = newKept();
  const looks: DrawnLooks = new WeakMap();
  for (const change of [{}, { scale: "2" }, { offsetXY: "10 -10" }, { width: "260" }, {}]) {
    const document = changed(players, "page", (node) => ({
      ...node,
      attributes: { ...node.attributes, ...change },
    }));
    for (const measure of measures) {
      const boxes = solve(document, { w: 1280, h: 720, viewer, measure }, make);
      expect(plain(boxes)).toEqual(solve(document, { w: 1280, h: 720, viewer, measure }));
      const keys = boxes.map(({ line }) => line);
      expect(drawOuter(boxes, () => undefined, keys, looks)).toEqual(drawOuter(boxes, () => undefined, keys));
    }
  }
});

const table =
  '<TableLayout width="300" height="120" cellPadding="2 2 2 2" columnWidths="60 0"><Row preferredHeight="40"><Cell>' +
  '<VerticalLayout id="column" spacing="3"><Text id="a">one</Text><Panel id="deep" padding="1 2 3 4"><Text id="b">two or three</Text></Panel>' +
  '</VerticalLayout></Cell><Cell><Toggle id="c">four</Toggle></Cell></Row></TableLayout>' +
  '<VerticalLayout id="outer" width="200" height="300" childForceExpandHeight="false"><HorizontalLayout id="row" spacing="5">' +
  '<Text id="d">five and six</Text><GridLayout id="grid" cellSize="30 20" contentSizeFitter="both"><Button id="e">7</Button></GridLayout>' +
  '<Image id="f" image="g"/></HorizontalLayout><VerticalScrollView id="scroll"><Panel id="h" height="50%"><Text>eight</Text></Panel>' +
  "</VerticalScrollView></VerticalLayout>";

/** Changes that come and go, of elements within each other: in many orders the same objects stand in other places. */
const changes: readonly [string, Record<string, string>][] = [
  ...["a", "b", "c", "d", "e"].map((id): [string, Record<string, string>] => [
    id,
    { text: "something else" },
  ]),
  ["column", { spacing: "9" }],
  ["deep", { padding: "8 8 8 8" }],
  ["outer", { width: "260", offsetXY: "30 -20" }],
  ["row", { preferredHeight: "90" }],
  ["grid", { cellSize: "50 50" }],
  ["f", { preferredWidth: "70" }],
  ["h", { height: "20" }],
  ["scroll", { active: "false" }],
  ["d", { visibility: "Blue" }],
];

test("what is placed anew alone stands where all of it would stand", () => {
  const documents = new Map<number, readonly Node[]>([[0, parseXml(table)]]);
  const documentOf = (set: number): readonly Node[] => {
    const known = documents.get(set);
    if (known !== undefined) return known;
    const last = 31 - Math.clz32(set);
    const [id, attributes] = changes[last];
    const made = changed(documentOf(set - 2 ** last), id, (node) => ({
      ...node,
      attributes: { ...node.attributes, ...attributes },
    }));
    documents.set(set, made);
    return made;
  };
  const laid = newSolver();
  for (let i = 1, seed = 7; i < 80; i++) {
    seed = (seed * 48271) % 2147483647;
    const document = documentOf(seed % 2 ** changes.length);
    const measure = measures[(seed >> 4) % 2];
    const color = seed % 97 === 0 ? "Blue" : "Red";
    const screen = { w: i % 5 === 0 ? 900 : 1280, h: 720, viewer: { ...viewer, color }, measure };
    expect(plain(laid(document, screen))).toEqual(solve(document, screen));
  }
});

test("a document with Defaults is laid out by them, be it the last one or a new one", () => {
  const laid = newSolver();
  const screen = { w: 1280, h: 720, viewer, measure: measures[0] };
  const inner = parseXml(panel("a", "first"));
  for (const size of ["10", "20", ""]) {
    const given = size === "" ? [] : parseXml(`<Defaults><Text fontSize="${size}"/></Defaults>`);
    const document = [...given, ...inner];
    expect(plain(laid(document, screen))).toEqual(solve(document, screen));
  }
});
