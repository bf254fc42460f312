/** Every action that bots make can be made by presses: the words of buttons lead to that very action. */
import { describe, expect, it } from "vitest";
import { steadyAction } from "../../src/games/castle-risk/bots/steady";
import { randomAction } from "../../src/games/castle-risk/bots/random";
import { rollFrom, seedRng } from "../../src/core/rng";
import { writeAction } from "../../src/games/castle-risk/notation/write";
import { command, newOutcome } from "../../src/session/play/commands/command";
import { act } from "../../src/session/play/commands/act";
import { done } from "../../src/session/match/match";
import { dueChance } from "../../src/session/table/table";
import { newRoom } from "../helpers/castle";
import { matchOf, stateOf } from "../helpers/presser";
import { stepsFor } from "../helpers/steps";

describe("steps", () => {
  it.each([1, 2, 3, 4])("a game of seed %i is played by what buttons say", (seed) => {
    const room = newRoom();
    const colours = ["red", "blue", "green", "yellow", "purple"].slice(0, 2 + (seed % 4));
    const who = (colour: string) => ({
      player: colour,
      name: colour,
      colour,
      admin: true,
      seen: room.table.match?.revision ?? 0,
    });
    for (const colour of colours) command(room, who(colour), `sit ${colour}`, newOutcome());
    command(room, who("red"), "close_empty", newOutcome());
    command(room, who("red"), `start ${seed}`, newOutcome());
    for (const colour of colours)
      for (const set of ["losses ask", "dice ask", "windows always"])
        command(room, who(colour), `set ${set}`, newOutcome());
    const roll = rollFrom(seedRng(seed));
    for (let i = 0; i < 1500 && stateOf(room.table).step !== "over"; i++) {
      const s = stateOf(room.table);
      const chance = dueChance(room.table);
      if (chance !== undefined) {
        expect(act(room, chance, matchOf(room.table).revision, newOutcome())).toBeUndefined();
        continue;
      }
      const seat = s.asked[roll(s.asked.length)];
      const action = seed % 2 === 0 ? steadyAction(s, seat, roll) : randomAction(s, seat, roll);
      const line = writeAction(action, s.colours);
      const before = done(matchOf(room.table));
      for (const step of stepsFor(s, action)) {
        const why = command(room, who(s.colours[seat] ?? ""), step, newOutcome());
        expect(why, `${line}: ${step}`).toBeUndefined();
      }
      const m = matchOf(room.table);
      expect(done(m)).toBe(before + 1);
      expect(m.lines[before]).toBe(line);
    }
  });
});
