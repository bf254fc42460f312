/** What the welcome says of a game under way is what stands in the panel of the table, without the signs for its letters. */
import { expect, test } from "vitest";
import { invitable, runningGame } from "../../../tabletop/page/running";
import type { Quick } from "../../../tabletop/page/quick-plan";
import type { Store } from "../../../tabletop/page/net/store";
import type { View } from "../../../tabletop/server/view";

const QUICK: Quick = {
  rules: "",
  seats: ["Red", "Blue"].map((color) => ({ color, close: "", computer: "", plays: `of-${color}` })),
  ...{ least: 2, levels: [], preset: "short", start: "begin" },
  ...{ status: ["how"], claim: "take-", resign: "!resign" },
};

function storeWith(text: string, playing: readonly string[] = []): Store {
  const how = { tag: "Text", attributes: { id: "how" }, text, on: [], children: [] };
  const mats = playing.map((color) => ({ ...how, attributes: { id: `of-${color}` }, text: "" }));
  const elements = Object.fromEntries([how, ...mats].map((element, i) => [i + 1, element]));
  const seats = { Red: { hands: [] }, Blue: { hands: [] }, Green: { hands: [] } };
  const view = { seats, ui: { loading: false, assets: {}, roots: [1], elements } } as unknown as View;
  return { view, watch: () => undefined, take: () => undefined, frame: () => 0 };
}

test("how a game stands is told line by line", () => {
  const store = storeWith("<b>Round 3: purchase</b>  2:10\n<size=12>Red's turn. 8 crowns win</size>");
  expect(runningGame(QUICK, store)?.how).toEqual(["Round 3: purchase  2:10", "Red's turn. 8 crowns win"]);
});

test("before a game there is nothing to tell", () => {
  expect(runningGame(QUICK, storeWith(""))).toBeUndefined();
});

test("friends are asked to the seats of the game that is under way, before one to all", () => {
  expect(invitable(QUICK, storeWith("Round 3", ["Blue"]))).toEqual(["Blue"]);
  expect(invitable(QUICK, storeWith(""))).toEqual(["Red", "Blue", "Green"]);
  expect(invitable(undefined, storeWith(""))).toEqual(["Red", "Blue", "Green"]);
});
