/** A layout that reuses what has not changed gives the boxes that one made anew gives. */
import { expect, test } from "vitest";
import { tree } from "../../../tabletop/xml/document";
import { arial } from "../../../tabletop/xml/layout/arial";
import { newLayout } from "../../../tabletop/xml/layout/cache";
import { wholeLetters } from "../../../tabletop/xml/layout/measure";
import { items } from "../../../tabletop/xml/layout/item";
import { solve, solveItems } from "../../../tabletop/xml/layout/solve";
import { parseXml } from "../../../tabletop/xml/parse";

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
