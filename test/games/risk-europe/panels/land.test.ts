/** What is told of a territory that somebody has pressed. */
import { expect, test } from "vitest";
import { BOARD } from "../../../../src/risk/europe/board";
import { viewOfLand } from "../../../../src/games/risk-europe/panels/land/model";
import { ENGLISH } from "../../../../src/games/risk-europe/text/en/english";
import { HOMES, play, start, turn, type Played } from "../play";

function view(g: Played, colour: string, land: string): ReturnType<typeof viewOfLand> {
  return viewOfLand(g.state, g.state.colours.indexOf(colour), BOARD.index[land], ENGLISH);
}

function deeds(g: Played, colour: string, land: string): string[] {
  return view(g, colour, land).deeds.map(({ can, text }) => `${can ? "+" : "-"} ${text}`);
}

test("5.13, 8.7 a city tells its tax, that of its supply line, its tile, and its neighbours", () => {
  const g = play(turn("tax", `${HOMES} wales red footman 2 ; france red footman 1`));
  expect(view(g, "blue", "england")).toMatchObject({
    title: "England, London",
    facts: [
      "Held by Red",
      "9 footmen",
      "Its city pays 3 coins.",
      "Taxed, its supply line pays 4 coins.",
      "London: 2 archers whenever it is taxed.",
      "By land: Scotland, Wales. By sea: Lorraine, Normandy.",
    ],
  });
});

test("5.6 a dispute tells both armies and how many defenders have to stay", () => {
  const g = play(
    turn("expand_fortify", `${HOMES} france red footman 5 castle against blue archer 2 siege 1`),
  );
  const { title, facts } = view(g, "red", "france");
  expect(title).toBe("France, Paris");
  expect(facts.slice(0, 4)).toEqual([
    "Disputed: Red defends, Blue attacks.",
    "Red: 5 footmen",
    "Blue: 2 archers and 1 siege weapon",
    "Expanding from here, the defender leaves at least 3 units.",
  ]);
  expect(facts).toContain("A castle: only a force with a siege weapon can attack it.");
  expect(deeds(g, "red", "france")).toEqual(["+ Expand", "- Maneuver: France is disputed.", "+ Fortify"]);
});

test("8.1 a tile that has come in play is said to begin later", () => {
  const g = play(
    turn("expand_fortify", `${HOMES} normandy red footman 3`),
    "red expand normandy france footman 2",
  );
  expect(view(g, "red", "france").facts).toContain("This begins with its owner's next turn.");
  expect(view(g, "red", "england").facts).not.toContain("This begins with its owner's next turn.");
});

test("5.3, 5.10 it is told what can be done with it as source or target, and what not and why", () => {
  const g = play(
    turn("expand_siege", `${HOMES} france blue footman 1 ; normandy red footman 3 ; wales red footman 1`),
  );
  // No siege weapon stands on the board: there is no Siege Assault (rule 5.22).
  g.state.moves.bonus = "none";
  expect(deeds(g, "red", "france")).toEqual(["+ Expand", "- Maneuver: France is not yours."]);
  expect(deeds(g, "red", "wales")).toEqual(["- Expand: At least one unit must stay in Wales.", "+ Maneuver"]);
  expect(deeds(g, "red", "turkey")).toEqual([
    "- Expand: No territory of yours beside it can.",
    "- Maneuver: Turkey is not yours.",
  ]);
  expect(deeds(g, "blue", "france")).toHaveLength(1);
  expect(deeds(g, "grey", "france")).toEqual([]);
});

test("5.10 what comes from two territories away counts, and from further away does not", () => {
  const g = play(
    turn("split", `${HOMES} scotland red footman 1 ; ireland red footman 1 ; algeria red footman 1`),
  );
  expect(deeds(g, "red", "ireland")).toEqual([
    "- Split: At least one unit must stay in Ireland.",
    "+ Maneuver",
  ]);
  expect(deeds(g, "red", "algeria")).toEqual([
    "- Split: At least one unit must stay in Algeria.",
    "- Maneuver: At least one unit must stay in Algeria.",
  ]);
});

test("11.7 of an army of mercenaries it is told what its captain can do", () => {
  const g = play(
    "players red blue green ; round 1 ; phase turns ; turn blue ; acting yellow ; first red ; opener red ; " +
      "army yellow captain blue picks expand_fortify ; england red footman 5 ; sweden blue footman 5 ; " +
      "turkey green footman 5 ; rome yellow footman 5 castle ; kingdom_of_sicily yellow footman 1",
  );
  expect(deeds(g, "blue", "rome")).toEqual(["+ Expand", "+ Maneuver", "+ Fortify"]);
  expect(deeds(g, "blue", "sweden")).not.toContain("+ Expand");
});

test("3.3 at set-up the cities are told apart in which one can begin", () => {
  const g = start(
    ["players red blue green yellow", "seed 1"],
    "red bid 3",
    "blue bid 0",
    "green bid 0",
    "yellow bid 0",
  );
  g.do("red settle england 5 wales 5");
  expect(deeds(g, "blue", "france")).toEqual(["+ Choose a city"]);
  expect(deeds(g, "blue", "england")).toEqual(["- Choose a city: England is taken."]);
});
