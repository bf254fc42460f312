import { CHANCE } from "../../../../src/core/types";
/** The dice of a battle as everybody sees them: those that count, what was added, what was dropped. */
import { expect, test } from "vitest";
import type { Action } from "../../../../src/games/risk-2008/rules/actions";
import { BATTLE } from "../../../../src/games/risk-2008/panels/battle";
import { TABLE } from "../../../../src/games/risk-2008/table/kit";
import { ENGLISH } from "../../../../src/games/risk-2008/text/en/english";
import { play, room, seats } from "../play";

test("5.11, 8.4, 8.7 the lowest die is dropped, an airfield lifts the highest, and ties are the defender's", () => {
  const g = play(
    room(
      `phase attack ; objective control_18_territories yellow attack_die ; objective control_2_continents green airfield_major ; ` +
        `airfield major siam ; ${seats()} ; brazil yellow 1 ; india yellow 4 ; siam green 2`,
    ),
    "yellow attack india siam 3",
  );
  const dice: Action = { type: "dice", seat: CHANCE, attacker: [1, 6, 4, 5], defender: [4, 5] };
  const noted = TABLE.beforeDice(g.state, dice);
  g.do("roll dice 1 6 4 5 vs 4 5");
  const fought = g.last("fought");
  const show = TABLE.showDice(noted, dice, [fought], undefined);
  if (show === undefined) throw new Error("no dice are shown");
  expect(show.attacker.dice).toEqual([
    { face: 6, plus: 0, hit: false, lost: true },
    { face: 5, plus: 0, hit: true, lost: false },
    { face: 4, plus: 0, hit: false, lost: false },
  ]);
  expect(show.defender.dice).toEqual([
    { face: 6, plus: 1, hit: true, lost: false },
    { face: 4, plus: 0, hit: false, lost: true },
  ]);
  expect(show.dropped).toEqual([1]);
  expect([show.attacker.lost, show.defender.lost]).toEqual([1, 1]);
});

test("5.7, 8.7 the die that was dropped is told of when troops have moved in as well", () => {
  const g = play(
    room(
      `phase attack ; objective control_18_territories yellow attack_die ; ${seats()} ; india yellow 5 ; siam green 1`,
    ),
    "yellow attack india siam 3",
  );
  const action = g.parse("roll dice 1 6 4 5 vs 3");
  const noted = TABLE.beforeDice(g.state, action);
  g.do("roll dice 1 6 4 5 vs 3");
  const fallen = TABLE.showDice(noted, action, [g.last("fought")], undefined);
  const occupy = g.parse("yellow occupy 3");
  g.do("yellow occupy 3");
  const moved = TABLE.showDice(undefined, occupy, [g.last("captured")], fallen);
  const [before, after] = [fallen, moved].map((show) => BATTLE.view(g.state, show, ENGLISH));
  expect(before?.rule).toContain("1");
  expect(after?.rule).toBe(before?.rule);
  expect(after?.end).toContain("3");
});
