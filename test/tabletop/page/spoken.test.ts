/** What those hear who go over the map by keys and do not see it. */
import { expect, test } from "vitest";
import { SEATS } from "../../../assets/draw/kit/palette";
import { figuresOf } from "../../../tabletop/page/map/figures";
import { questionText } from "../../../tabletop/page/panels/question";
import { spokenOf } from "../../../tabletop/page/map/spoken";
import { parseXml } from "../../../tabletop/xml/parse";
import type { Line, Piece } from "../../../tabletop/wire/view";

function piece(more: Partial<Piece>): Piece {
  return {
    ...{ type: "Tile", at: [0, 1, 0], turn: [0, 180, 0], scale: [1, 1, 1], size: [1, 1, 1] },
    ...{ tint: "#ffffff", side: "front", ...more },
  };
}

const NOTHING = { title: "A game", files: {} };
const ALL = ["White", "Brown", "Red", "Orange", "Yellow", "Green", "Blue", "Purple"];

/** A board whose left half is one seat's and whose right half another's, and a shield that stands on it. */
function spoken(colors: readonly string[], x: number, more: Partial<Piece> = {}): string {
  const half = (from: number, color: string): Line => ({
    points: [from, from + 10].flatMap((a) =>
      a === from
        ? [
            [a, 0, -9],
            [a, 0, 9],
          ]
        : [
            [a, 0, 9],
            [a, 0, -9],
          ],
    ),
    ...{ loop: true, color, thickness: 0.1, turn: [0, 0, 0] },
  });
  // In its own frame what lies at the left has a positive x.
  const lines = [half(0, colors[0]), half(-10, colors[1])];
  const board = piece({
    type: "Board",
    size: [20, 0.1, 18],
    locked: true,
    picture: { url: "/b.png" },
    lines,
  });
  const shield = piece({ at: [x, 1, 3], name: "Peru", ...more });
  const figures = figuresOf({ board, shield }, NOTHING, "Red");
  const figure = figures.find(({ key }) => key === "shield") ?? figures[0];
  return spokenOf(figure, figures, ALL, { x, z: 3 });
}

test("a land is told with whose it is, what is written there, and the first that is said of it", () => {
  const button = {
    ...{ label: "7", tooltip: "", width: 1, height: 1, fontSize: 1, at: [0, 0, 0], turn: [0, 0, 0] },
    ...{ scale: [1, 1, 1], color: "#ffffff", fontColor: "#ffffff" },
  } as NonNullable<Piece["buttons"]>[number];
  const colors = [SEATS.red.fill, SEATS.blue.fill];
  expect(spoken(colors, -4, { buttons: [button], description: "A coast.\nMore." })).toBe(
    "Peru, Red 7. A coast.",
  );
  expect(spoken(colors, 4)).toBe("Peru, Blue");
  expect(spoken(colors, 40)).toBe("Peru");
});

test.each(["red", "blue", "green", "yellow", "purple", "orange"] as const)(
  "the game's %s is that seat's",
  (seat) => {
    expect(spoken([SEATS[seat].fill, "#000000"], -4).toLowerCase()).toBe(`peru, ${seat}`);
  },
);

test("what nobody holds is nobody's where the seats have hues alone", () => {
  expect(spoken([SEATS.neutral.fill, "#000000"], -4)).toBe("Peru, White");
});

test("who is asked is told the first that the asking panels say, of what is shown, and no bar of letters", () => {
  const xml = `<Panel class="asks"><Panel rectAlignment="LowerRight" width="9" height="9">
    <Text active="false" text="Of before"/><Text text="&lt;b&gt;Attack&lt;/b&gt; a neighbour."/><Button onClick="go" text="One roll"/></Panel></Panel>`;
  expect(questionText(parseXml(xml))).toBe("Attack a neighbour.");
  const odds = `<Panel class="asks"><Panel rectAlignment="LowerRight"><Button onClick="go" text="Sure to win.\n||||||||\nYou lose 1."/></Panel></Panel>`;
  expect(questionText(parseXml(`<Panel>${xml}${odds}</Panel>`))).toBe(
    "Attack a neighbour. Sure to win. You lose 1.",
  );
  expect(questionText(parseXml(xml.replace('class="asks"', "")))).toBe("");
});
