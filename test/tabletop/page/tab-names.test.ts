/** On a phone each tab says in a word or two what is behind it. */
import { expect, test } from "vitest";
import { isLong, tabNames } from "../../../tabletop/page/panels/tab-names";

test("a tab of how things stand is named by what is behind, and one with a title keeps it", () => {
  const names = tabNames(
    new Map([
      ["left", "Red: Anna 12 territories"],
      ["lower", "Round 1: attack"],
      ["middle", "Attack"],
    ]),
    { claims: [], playing: true },
  );
  expect([...names.values()]).toEqual(["Players", "Turn: attack", "Attack"]);
});

test("the tab of one's turn says the phase, whose line is scrolled out of view, unless that is long", () => {
  const nameOf = (first: string): string | undefined =>
    tabNames(new Map([["lower", first]]), { claims: [], playing: true }).get("lower");
  expect(nameOf("Round 12: diplomacy\nRed's turn. 8 crowns win")).toBe("Turn: diplomacy");
  expect(nameOf("Round 12: end of the game")).toBe("Turn");
  // A phase that is called like the tab says nothing more.
  expect(nameOf("Round 3: turns")).toBe("Turn");
});

test("a name with a line about it and a long line give way however few letters they have or colons", () => {
  const there = new Map([
    ["left", "Red: Al"],
    ["lower", "Choose a territory"],
  ] as const);
  expect([...tabNames(there, { claims: [], playing: true }).values()]).toEqual(["Players", "Turn"]);
});

test("the tab of the seats that are offered is not called by the first of them", () => {
  const names = tabNames(new Map([["middle", "Take Yellow"]]), {
    claims: ["Take Yellow", "Take Blue"],
    playing: true,
  });
  expect(names.get("middle")).toBe("Take a seat");
});

test("before a game the game is started behind it", () => {
  const names = tabNames(
    new Map([
      ["left", "Seats"],
      ["lower", "6 players: Red, Yellow and four computers"],
    ]),
    { claims: [], playing: false },
  );
  expect([...names.values()]).toEqual(["Seats", "Start"]);
});

test("a title in the middle stays as long as two lines have room for it; a sentence, and a longer one, do not", () => {
  const nameOf = (first: string): string | undefined =>
    tabNames(new Map([["middle", first]]), { claims: [], playing: true }).get("middle");
  for (const title of ["Cycle 3, cavalry phase", "Before the first dice", "Battle in Republic of Novgorod"])
    expect([nameOf(title), isLong(title)]).toEqual([title, true]);
  // The chances of a battle stand below its title.
  expect(nameOf("Cycle 1, siege phase\n83% |||||||||||||||| 4%")).toBe("Cycle 1, siege phase");
  expect(nameOf("Attack\n99% |||||||||||||||| 1%")).toBe("Attack");
  expect(isLong("Bombardment")).toBe(false);
  expect(nameOf("Red conquers France and moves in with 3 archers.")).toBe("News");
  expect(nameOf("What has to be known about the kingdoms of all")).toBe("More");
});
