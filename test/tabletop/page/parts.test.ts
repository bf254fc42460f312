/** In a small window the panels of one part are shown at a time: where each is anchored, however deep it is held. */
import { expect, test } from "vitest";
import {
  besideOf,
  heightsOf,
  narrowed,
  only,
  partsOf,
  raised,
  roomOf,
  steadied,
} from "../../../tabletop/page/panels/parts";
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

test("what stands beside the action has no place in a sheet, which keeps its width and its title", () => {
  const hint = `<Panel id="hint" rectAlignment="LowerRight" offsetXY="-256 8" width="240" height="92"><Text text="Press +"/></Panel>`;
  const action = `<Panel id="action" rectAlignment="LowerRight" offsetXY="-8 8" width="246" height="268"><Text text="Buy units"/></Panel>`;
  const own = `<Panel id="own" rectAlignment="LowerRight" offsetXY="-8 280" width="246" height="26"><Text text="Mine"/></Panel>`;
  const before = parseXml(`<Panel id="all">${hint}${action}${own}</Panel>`);
  expect(roomOf(before, "lower")).toMatchObject({ w: 496, h: 306 });
  expect(besideOf(before).map(({ attributes }) => attributes["id"])).toEqual(["hint"]);
  const after = narrowed(before);
  expect(roomOf(after, "lower")).toMatchObject({ w: 254, h: 306 });
  expect(partsOf(after).get("lower")).toBe("Buy units");
  expect(besideOf(after)).toEqual([]);
});

test("how high the panels of the action are counts from the lowest; a column with nothing in it is none", () => {
  const panel = (y: number, h: number, more = '<Text text="Mine"/>', tag = "Panel"): string =>
    `<${tag} rectAlignment="LowerRight" offsetXY="-8 ${y}" width="290" height="${h}">${more}</${tag}>`;
  const all = panel(32, 268) + panel(304, 34) + panel(342, 62) + panel(8, 20, "", "VerticalLayout");
  expect(heightsOf(parseXml(`<Panel id="all">${all}</Panel>`))).toEqual([268, 306, 372]);
});

test("in a sheet what hangs in the middle begins at its upper edge, and keeps what is between its parts", () => {
  const hanging = (y: number, words: string): string =>
    `<Panel rectAlignment="UpperCenter" offsetXY="-25 ${-y}" width="9" height="9"><Text text="${words}"/></Panel>`;
  const nothing = hanging(60, "").replaceAll("Panel", "VerticalLayout").replace('<Text text=""/>', "");
  const page = `<Panel id="all">${nothing}${hanging(170, "A battle")}${hanging(104, "")}${hanging(250, "Sure?")}</Panel>`;
  const document = raised(parseXml(`${page}${frame("LowerRight", "Buy units")}`), 47);
  const places = elements(document).flatMap(({ attributes: { offsetXY } }) => offsetXY ?? []);
  expect(places).toEqual(["-25 -3", "-25 -113", "-25 -47", "-25 -193", "0 0"]);
});

/** Whoever has resigned chooses whether to watch on, while the others fight. */
test("in a sheet what asks somebody with a fanfare stands above what comes and goes; without buttons it stays", () => {
  const moment = (buttons: number): string =>
    `<Panel id="moment" class="frame fanfare" preferredHeight="148"><Text text="Fallen"/>${'<Button onClick="close"/>'.repeat(buttons)}</Panel>`;
  const column = (buttons: number): string =>
    `<Panel><VerticalLayout rectAlignment="UpperCenter" offsetXY="0 -170" width="506" height="430"><Panel id="battle" preferredHeight="200"/>${moment(buttons)}</VerticalLayout></Panel>`;
  const order = (buttons: number): (string | undefined)[] =>
    elements(steadied(parseXml(column(buttons)))).flatMap(({ attributes: { id } }) => id ?? []);
  expect(order(1)).toEqual(["battle", "moment"]);
  expect(order(4)).toEqual(["moment", "battle"]);
  // A column that is too full makes it no lower.
  expect(elements(steadied(parseXml(column(4)))).map(({ attributes }) => attributes["minHeight"])).toContain(
    "148",
  );
});
