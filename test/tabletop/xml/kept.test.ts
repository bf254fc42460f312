/** A layout that reuses what has not changed gives the boxes that one made anew gives. */
import { expect, test } from "vitest";
import { tree } from "../../../tabletop/xml/document";
import { arial } from "../../../tabletop/xml/layout/arial";
import { newLayout } from "../../../tabletop/xml/layout/cache";
import { wholeLetters } from "../../../tabletop/xml/layout/measure";
import { items } from "../../../tabletop/xml/layout/item";
import { newKept } from "../../../tabletop/xml/layout/kept";
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
