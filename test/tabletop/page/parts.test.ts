/** In a small window the panels of one part are shown at a time: where each is anchored, however deep it is held. */
import { expect, test } from "vitest";
import { only, partsOf } from "../../../tabletop/page/panels/parts";
import { elements } from "../../../tabletop/xml/document";
import { parseXml } from "../../../tabletop/xml/parse";

const frame = (where: string, words: string): string =>
  `<Panel rectAlignment="${where}" offsetXY="0 0" width="9" height="9"><Text text="${words}"/></Panel>`;

const XML = `<Panel id="all"><Panel id="action"><Panel id="open">${frame("LowerRight", "Buy units")}</Panel></Panel>
  <Panel id="setup" active="false">${frame("UpperLeft", "Seats")}</Panel>
  <Panel id="ready">${frame("UpperCenter", "The rules")}</Panel></Panel>`;

test("a panel counts where it is anchored; what is not active is no part", () => {
  expect([...partsOf(parseXml(XML))]).toEqual([
    ["lower", "Buy units"],
    ["middle", "The rules"],
  ]);
});

test("the others are left out", () => {
  const left = only(parseXml(XML), (part) => part === "lower");
  expect(elements(left).flatMap(({ attributes }) => attributes["text"] ?? [])).toEqual(["Buy units"]);
});
