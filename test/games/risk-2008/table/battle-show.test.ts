/** The dice of a battle as everybody sees them: those that count, what was added, what was dropped. */
import { expect, test } from "vitest";
import type { Action } from "../../../../src/games/risk-2008/rules/actions";
import type { RollShow2008 } from "../../../../src/games/risk-2008/table/battle-show";
import { TABLE } from "../../../../src/games/risk-2008/table/kit";
import { play, room, seats } from "../play";

test("5.11, 8.4, 8.7 the lowest die is dropped, an airfield lifts the highest, and ties are the defender's", () => {
  const g = play(
    room(
      `phase attack ; objective control_18_territories yellow attack_die ; objective control_2_continents green airfield_major ; ` +
        `airfield major siam ; ${seats()} ; brazil yellow 1 ; india yellow 4 ; siam green 2`,
    ),
    "yellow attack india siam 3",
  );
  const dice: Action = { type: "dice", seat: -1, attacker: [1, 6, 4, 5], defender: [4, 5] };
  const noted = TABLE.beforeDice(g.state, dice);
  g.do("roll dice 1 6 4 5 vs 4 5");
  const fought = g.last("fought");
  const show = TABLE.showDice(noted, dice, [fought], undefined) as RollShow2008;
  expect(show.attacker.dice).toEqual([
    { face: 6, plus: 0, hit: false },
    { face: 5, plus: 0, hit: true },
    { face: 4, plus: 0, hit: false },
  ]);
  expect(show.defender.dice).toEqual([
    { face: 6, plus: 1, hit: true },
    { face: 4, plus: 0, hit: false },
  ]);
  expect(show.dropped).toEqual([1]);
  expect([show.attacker.lost, show.defender.lost]).toEqual([1, 1]);
});
