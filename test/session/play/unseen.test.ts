/** What one alone knows that one cannot do goes on by itself, no sooner than an answer takes: nobody learns what is held. */
import { describe, expect, test } from "vitest";
import { GAME as EDITION_2008 } from "../../../src/games/risk-2008/module";
import { GAME as CLASSIC } from "../../../src/games/risk-classic/module";
import { newMatch } from "../../../src/session/match/match";
import type { CommonState } from "../../../src/core/types";
import type { GameModule } from "../../../src/session/game/module";
import { due, pauseOfAnswer, type Due } from "../../../src/session/play/pace";
import { sit } from "../../../src/session/table/chairs";
import { newTable } from "../../../src/session/table/table";
import { play as play2008, room, seats } from "../../games/risk-2008/play";
import { play as playClassic } from "../../games/risk-classic/play";

/** What the table does by itself for the first seat, with people at these seats, and after how long an answer takes. */
function dueFor(
  module: GameModule,
  state: CommonState,
  people: readonly string[],
): readonly [Due | undefined, number] {
  const table = newTable(module);
  for (const colour of people) sit(table, `id-${colour}`, colour, colour);
  table.match = newMatch(module, state, [], [1]);
  return [due(table, "normal", 0, true), pauseOfAnswer(table, "normal", 0)];
}

const starsOf = (hand: string): CommonState =>
  play2008(
    room("alaska yellow 2 ; greenland yellow 1 ; siam green 1", `phase draft ; ${seats(`hand ${hand}`)}`),
  ).state;

const cardsOf = (hand: string): CommonState =>
  playClassic(
    `players red blue green ; phase reinforce ; seat red hand ${hand} ; alaska red 1 ; greenland red 1 ; siam green 1 ; others blue 1`,
  ).state;

describe("whoever has nothing to turn in is asked for nothing", () => {
  test("4.3 one star is too few", () => {
    const [next, answer] = dueFor(EDITION_2008, starsOf("peru"), ["yellow", "green"]);
    expect(next).toMatchObject({ action: { type: "end", seat: 0 }, pause: answer });
    expect(answer).toBeGreaterThanOrEqual(2);
    expect(dueFor(EDITION_2008, starsOf("peru congo"), ["yellow", "green"])[0]).toBeUndefined();
    expect(dueFor(EDITION_2008, starsOf("brazil"), ["yellow", "green"])[0]).toBeUndefined();
  });

  test("3.2 three cards without a set are none, and against computers alone it takes no second", () => {
    const [next, answer] = dueFor(CLASSIC, cardsOf("alaska peru greenland"), ["red", "blue"]);
    expect(next?.action).toBeDefined();
    expect(answer).toBeGreaterThanOrEqual(2);
    expect(dueFor(CLASSIC, cardsOf("peru egypt wild"), ["red", "blue"])[0]).toBeUndefined();
    const [soon] = dueFor(CLASSIC, cardsOf("alaska peru greenland"), ["red"]);
    expect(soon?.pause).toBeLessThan(1);
  });
});
