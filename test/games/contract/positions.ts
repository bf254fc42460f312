import { expect, it } from "vitest";
import type { Engine } from "../../../src/core/engine";
import { advance } from "../../../src/core/game";
import { nextLine, openText } from "../../../src/core/lines";
import { readPosition } from "../../../src/core/position";
import { isFault } from "../../../src/core/refuse";
import { rollFrom, seedRng } from "../../../src/core/rng";
import type { CommonState, Roll } from "../../../src/core/types";
import { beginGame, nextOf } from "./wander";

/** How often one position is changed, and for how many actions play goes on from what can be read. */
const CHANGES = 25;
const PLAYED = 40;
const NUMBERS = ["0", "1", "2", "5", "13", "40"];

/** A clause or a word less, or another word or number in its place, one to four times; the game and its players stay. */
function changed(position: string, roll: Roll): string {
  const clauses = position.split(" ; ");
  for (let times = 1 + roll(4); times > 0; times--) {
    const i = 2 + roll(clauses.length - 2);
    const words = (clauses[i] ?? "").split(" ");
    const j = roll(words.length);
    const way = roll(4);
    if (way === 0) clauses.splice(i, 1);
    else {
      const others = clauses[roll(clauses.length)].split(" ");
      const other = /^\d+$/.test(words[j]) ? NUMBERS[roll(NUMBERS.length)] : others[roll(others.length)];
      words.splice(j, 1, ...(way === 1 ? [] : [other]));
      clauses[i] = words.join(" ");
    }
  }
  return clauses.filter((clause) => clause !== "").join(" ; ");
}

/** The first thing that goes wrong as computers play on from a position that was read; undefined for nothing. */
function playOn(engine: Engine, s: CommonState, roll: Roll): string | undefined {
  for (let n = 0; s.step !== "over" && n < PLAYED; n++) {
    const action = nextOf(engine, s, roll);
    const why = engine.rules.check(s, action);
    const said = `${engine.notation.writeAction(action, s.colours)}:`;
    if (why !== undefined) return `${said} ${why.code}`;
    advance(engine.rules, s, action, []);
    const breach = engine.notation.findBreach(s);
    if (breach !== undefined) return `${said} ${breach.clause} ${breach.why.code}`;
  }
  return undefined;
}

/** A position by hand is refused, or sound: computers play on from it, and every invariant holds after each action. */
export function positionContract(engine: Engine, games: number): void {
  it(`${engine.meta.id}: reads no position that cannot be played on, however it was changed`, () => {
    const { notation, rules } = engine;
    let read = 0;
    for (let seed = 1; seed <= games; seed++) {
      const roll = rollFrom(seedRng(seed + 7000));
      const { state } = beginGame(engine, seed);
      for (let n = roll(roll(2) === 0 ? 40 : 300); n > 0 && state.step !== "over"; n--)
        advance(rules, state, nextOf(engine, state, roll), []);
      const position = notation.writePosition(state);
      for (let k = 0; k < CHANGES; k++) {
        const text = changed(position, roll);
        const line = nextLine(openText(text));
        const s = line === undefined ? undefined : readPosition(engine, line);
        if (s === undefined || isFault(s)) continue;
        read++;
        const wrong = playOn(engine, { ...s, rng: seedRng(seed) }, roll);
        expect(wrong, text).toBeUndefined();
      }
    }
    expect(read).toBeGreaterThan(games);
  });
}
