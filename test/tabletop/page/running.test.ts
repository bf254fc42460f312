/** What the welcome says of a game under way is what stands in the panel of the table, without the signs for its letters. */
import { expect, test } from "vitest";
import {
  isInPlay,
  newComputers,
  newSeats,
  runningGame,
  seatsInPlay,
  seatsShown,
} from "../../../tabletop/page/replay/running";
import type { Quick } from "../../../tabletop/page/home/quick-plan";
import type { View } from "../../../tabletop/wire/view";

const QUICK: Quick = {
  rules: "",
  seats: ["Red", "Blue"].map((color) => ({
    ...{ color, close: "", computer: "", plays: `of-${color}`, who: [`of-${color}`] },
  })),
  ...{ least: 2, levels: [], level: "", preset: "short", start: "begin" },
  ...{ status: ["how"], folded: "how-folded", claim: "take-", resign: "!resign" },
};

function viewWith(text: string, playing: readonly string[] = []): View {
  const how = { tag: "Text", attributes: { id: "how" }, text, on: [], children: [] };
  const mats = playing.map((color) => ({ ...how, attributes: { id: `of-${color}` }, text: "" }));
  const elements = Object.fromEntries([how, ...mats].map((element, i) => [i + 1, element]));
  const seats = { Red: { hands: [] }, Blue: { hands: [] }, Green: { hands: [], person: 7 } };
  return {
    seats,
    you: { color: "Red", own: {} },
    ui: { loading: false, assets: {}, roots: [1], elements },
  } as unknown as View;
}

test("how a game stands is told line by line", () => {
  const view = viewWith("<b>Round 3: purchase</b>  2:10\n<size=12>Red's turn. 8 crowns win</size>");
  expect(runningGame(QUICK, view)?.how).toEqual(["Round 3: purchase  2:10", "Red's turn. 8 crowns win"]);
});

test("the seats that are offered are told as their buttons say it, but for one that does nothing now", () => {
  const view = viewWith("Round 3");
  const claim = (color: string, off: boolean): object => ({
    ...{
      tag: "Button",
      attributes: { id: `take-${color}` },
      text: `Take ${color}`,
      on: ["click"],
      children: [],
    },
    off,
  });
  Object.assign(view.ui.elements, { 8: claim("Blue", false), 9: claim("Red", true) });
  expect(runningGame(QUICK, view)?.claims).toEqual(["Take Blue"]);
});

test("an interface is read once, however many pieces move before it changes", () => {
  const view = viewWith("Round 3", ["Red"]);
  const { elements } = view.ui;
  let read = 0;
  const ui = {
    ...view.ui,
    get elements() {
      read++;
      return elements;
    },
  };
  const [seats, computers] = [newSeats(QUICK), newComputers(QUICK)];
  const show = (): unknown => {
    const moved = { ...view, ui, pieces: {} };
    return [runningGame(QUICK, moved), seats(moved), computers(moved)];
  };
  const first = show();
  const once = read;
  expect(show()).toEqual(first);
  expect(read).toBe(once);
});

test("before a game there is nothing to tell", () => {
  expect(runningGame(QUICK, viewWith(""))).toBeUndefined();
});

test("friends are asked to the seats of the game that is under way, before one to all", () => {
  expect(seatsInPlay(QUICK, viewWith("Round 3", ["Blue"]))).toEqual(["Blue"]);
  expect(seatsInPlay(QUICK, viewWith(""))).toEqual(["Red", "Blue", "Green"]);
  expect(seatsInPlay(undefined, viewWith(""))).toEqual(["Red", "Blue", "Green"]);
});

test("an army that nobody plays has no seat: neither at a hot seat nor in the rail, and no computer is told there", () => {
  const view = viewWith("Round 3", ["Red", "Blue"]);
  Object.assign(view.ui.elements[3]?.attributes ?? {}, { tooltip: "A hired army" });
  const quick = { ...QUICK, unplayed: "A hired army" };
  expect(seatsInPlay(quick, view)).toEqual(["Red"]);
  expect(seatsShown(newSeats(quick)(view), view)).toEqual(["Red", "Green"]);
  expect(newComputers(quick)(view)).toEqual({});
});

test("the rail has shields for the seats of the game, and for whoever sits at another one", () => {
  const shown = (view: View): string[] => seatsShown(newSeats(QUICK)(view), view);
  expect(shown(viewWith("Round 3", ["Blue"]))).toEqual(["Blue", "Green"]);
  expect(shown(viewWith(""))).toEqual(["Red", "Blue", "Green"]);
});

test("who plays stays known with the sheets of the players folded up, until another game has other seats", () => {
  const seats = newSeats(QUICK);
  expect(seats(viewWith("Round 3"))).toEqual(["Red", "Blue", "Green"]);
  expect(seats(viewWith("Round 3", ["Blue"]))).toEqual(["Blue"]);
  expect(seats(viewWith("Round 3"))).toEqual(["Blue"]);
  // One key hides all of the interface.
  const bare = viewWith("Round 3");
  bare.ui.elements = {};
  expect(seats(bare)).toEqual(["Blue"]);
  expect(seats(viewWith(""))).toEqual(["Red", "Blue", "Green"]);
  expect(seats(viewWith("Round 1", ["Red", "Blue"]))).toEqual(["Red", "Blue"]);
});

test("a game is under way although whoever looks has folded up how it stands", () => {
  const folded = viewWith("", ["Blue"]);
  Object.assign(folded.ui.elements[1].attributes, { id: "how-folded", tooltip: "Fold or open" });
  expect(runningGame(QUICK, folded)).toEqual({ how: [], claims: [], over: false, seats: ["Blue"] });
});

test("who sits in the game can resign, also with the sheets of the players folded up", () => {
  const canResign = (view: View): boolean => isInPlay(QUICK, newSeats(QUICK)(view), view);
  expect(canResign(viewWith("Round 3", ["Red", "Blue"]))).toBe(true);
  expect(canResign(viewWith("Round 3"))).toBe(true);
  expect(canResign(viewWith("Round 3", ["Blue"]))).toBe(false);
  expect(canResign(viewWith(""))).toBe(false);
  const watching = viewWith("Round 3");
  watching.you.color = "Grey";
  expect(canResign(watching)).toBe(false);
  const over = viewWith("Round 3");
  Object.assign(over.ui.elements[1].attributes, { tooltip: "Red has won." });
  expect(canResign(over)).toBe(false);
});

test("a computer at a seat is known on where whoever looks has folded up what tells it", () => {
  const computers = newComputers(QUICK);
  const [open, folded] = [viewWith("Round 3", ["Red", "Blue"]), viewWith("Round 3")];
  Object.assign(open.ui.elements[3]?.attributes ?? {}, { tooltip: "Computer, normal" });
  const bare = viewWith("Round 3");
  bare.ui.elements = {};
  for (const view of [open, folded, bare]) expect(computers(view)).toEqual({ Blue: "Computer, normal" });
  expect(computers(viewWith("Round 3", ["Red", "Blue"]))).toEqual({});
});
