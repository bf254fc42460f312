/** Every action that bots make can be made by presses: the words of buttons lead to that very action. */
import { describe, expect, it } from "vitest";
import { normalAction } from "../../../src/games/castle-risk/bots/normal";
import { randomAction } from "../../../src/games/castle-risk/bots/random";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { writeAction } from "../../../src/games/castle-risk/notation/write";
import { newOutcome } from "../../../src/session/play/commands/command";
import { endAnswerTime } from "../../../src/session/play/answer-time";
import { act } from "../../../src/session/play/commands/act";
import { done } from "../../../src/session/match/match";
import { dueChance } from "../../../src/session/table/table";
import { matchOf, stateOf } from "../../helpers/presser";
import { runs } from "../../helpers/runs";
import { expectSame } from "../../helpers/same";
import { say, seatedRoom } from "../../helpers/say";
import { gesturesFor, wordsOf } from "../../games/contract/driver";

describe("steps", () => {
  it.each([1, 2, 3, 4].slice(0, runs(2, 4)))("a game of seed %i is played by what buttons say", (seed) => {
    const colours = ["red", "blue", "green", "yellow", "purple"].slice(0, 2 + (seed % 4));
    const room = seatedRoom(...colours);
    say(room, "red", "speed instant");
    say(room, "red", `start ${seed}`);
    for (const colour of colours)
      for (const set of ["losses ask", "dice ask", "windows always"]) say(room, colour, `set ${set}`);
    const roll = rollFrom(seedRng(seed));
    for (let i = 0; i < 1500 && stateOf(room.table).step !== "over"; i++) {
      const s = stateOf(room.table);
      const chance = dueChance(room.table);
      if (chance !== undefined) {
        expect(act(room, chance, matchOf(room.table).revision, newOutcome())).toBeUndefined();
        continue;
      }
      const seat = s.asked[roll(s.asked.length)];
      const action = seed % 2 === 0 ? normalAction(s, seat, roll) : randomAction(s, seat, roll);
      const line = writeAction(action, s.colours);
      const before = done(matchOf(room.table));
      for (const step of gesturesFor(matchOf(room.table), action).map(wordsOf)) {
        expectSame(say(room, s.colours[seat], step), "", `${line}: ${step}`);
      }
      const m = matchOf(room.table);
      // A pass is known when the time for an answer is over: until then the table keeps it.
      const kept = endAnswerTime(room);
      if (kept !== undefined) expect(act(room, kept, m.revision, newOutcome())).toBeUndefined();
      expectSame([done(m), m.lines[before]], [before + 1, line]);
    }
  });
});
