/** Before a game seats are taken by buttons that say in one line what they do, on a phone too. */
import { expect, test } from "vitest";
import { roomy } from "../../../tabletop/page/panels/roomy";
import { arial } from "../../../tabletop/xml/layout/arial";
import { solve } from "../../../tabletop/xml/layout/solve";
import { parseXml } from "../../../tabletop/xml/parse";
import { packHere } from "../../mod/packed";

const VIEWER = { color: "Red", host: true, promoted: false, team: "None" };

test.each([1, 0.95, 1.25])("what can be done with a seat stands in one line: at a scale of %d", (scale) => {
  const { XmlUI } = JSON.parse(packHere().packed.text) as { XmlUI: string };
  const document = parseXml(XmlUI.replaceAll('active="false"', "").replaceAll(/ visibility="[^"]*"/g, ""));
  const screen = { w: 844 / scale, h: 900, viewer: VIEWER, measure: arial() };
  const boxes = solve(roomy(document, 40 / scale), screen);
  const linesOf = (what: string): string[] | undefined =>
    boxes
      .find(({ id }) => id === `setup-${what}-blue`)
      ?.text?.lines.map(({ runs }) => runs.map(({ text }) => text).join(""));
  expect(linesOf("sit")).toEqual(["Sit here"]);
  expect(linesOf("close")).toEqual(["Close"]);
  expect(linesOf("computer")).toEqual(["Computer"]);
});
