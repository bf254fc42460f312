import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { randomAction } from "../../../../src/games/castle-risk/bots/random";
import { dealSeeded } from "../../../../src/core/dealer";
import { advance } from "../../../../src/core/game";
import { MAX_LINE, nextLine, openText } from "../../../../src/core/lines";
import { isFault } from "../../../../src/core/refuse";
import { rollFrom, seedRng } from "../../../../src/core/rng";
import type { Fault } from "../../../../src/core/types";
import { readAction } from "../../../../src/games/castle-risk/notation/read";
import { TERRITORIES } from "../../../../src/risk/europe/territories.data";
import { CARDS, MISSIONS } from "../../../../src/games/castle-risk/rules/cards";
import { POLICY_CARDS } from "../../../../src/games/castle-risk/rules/policies";
import { RANKS } from "../../../../src/risk/combat/ranks";
import { UNITS } from "../../../../src/games/castle-risk/rules/units";
import { findBreach } from "../../../../src/games/castle-risk/notation/position/invariants";
import { writePosition } from "../../../../src/games/castle-risk/notation/position/clauses";
import { CASTLE_RISK } from "../../../../src/games/castle-risk/rules/ruleset";
import { PHASES, STEPS } from "../../../../src/games/castle-risk/rules/steps";
import type { State } from "../../../../src/games/castle-risk/rules/state";
import { anyText } from "../../../helpers/any-text";
import { writeAction } from "../../../../src/games/castle-risk/notation/write";
import { ENGLISH } from "../../../../src/games/castle-risk/text/en/english";
import { refusalText } from "../../../../src/text/refusals";
import { sampleGame } from "./samples";
import { runs } from "../../../helpers/runs";
import { expectSame } from "../../../helpers/same";
import {
  readPosition,
  nextAction,
  openRecord,
  writeHeader,
  startReplay,
  stepReplay,
} from "../../../helpers/castle";

const SEATS = { red: 0, blue: 1, green: 2 };
const COLOURS = ["red", "blue", "green"];
const GAMES = [1, 2, 3, 4].map((seed) => sampleGame(seed, 1500, 7));
const POSITIONS = GAMES.flatMap((game) => game.states.map((s) => writePosition(s)));
const LINES = GAMES.flatMap((game) => game.record.split("\n"));

const INTRUDERS = [
  "constructor",
  "__proto__",
  "toString",
  "hasOwnProperty",
  "-1",
  "1e5",
  "0x10",
  "01",
  "NaN",
].concat([
  "99999999999",
  "4294967296",
  "10000",
  ";",
  "vs",
  "none",
  "#",
  "castle",
  "nobody",
  "neutral",
  "\u0000",
  "Ü",
  "1",
  "2",
  "3",
  "red",
  "ask",
  "0",
]);

function expectFault({ line, column, why }: Fault): void {
  expectSame([Number.isInteger(line) && line >= 1, Number.isInteger(column) && column >= 1], [true, true]);
  expectSame(Object.hasOwn(ENGLISH.refusals, why.code), true, why.code);
  const text = refusalText(why, ENGLISH);
  expectSame(/undefined|\[object/.test(text), false, text);
}

function parsePosition(text: string): State | Fault {
  const line = nextLine(openText(text));
  if (line === undefined) return { line: 1, column: 1, why: { code: "text.empty", params: { game: "" } } };
  const state = readPosition(line);
  return line.fault ?? state;
}

/** Replays a text to its end or its first fault; gives the fault, or how many actions it holds. */
function replay(text: string): Fault | number {
  const begun = startReplay(text);
  if (isFault(begun)) return begun;
  for (;;) {
    const next = stepReplay(begun, []);
    if (next === undefined) return begun.count;
    if (isFault(next)) return next;
  }
}

/** Words that may stand where one of them stands. */
const CLASSES: readonly (readonly string[])[] = [
  ["0", "1", "2", "3", "4", "5", "6", "9", "20", "9999"],
  ["red", "blue", "green", "yellow", "purple", "neutral", "nobody"],
  TERRITORIES.map((t) => t.id),
  [...PHASES, ...STEPS, ...RANKS],
  CARDS,
  UNITS,
  MISSIONS,
  POLICY_CARDS.map((card) => card.id),
];

/** Exchanges a few words of a text for others of their class. */
function exchange(texts: readonly string[]): fc.Arbitrary<string> {
  const change = fc.tuple(fc.nat(), fc.nat());
  return fc
    .tuple(fc.constantFrom(...texts), fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([text, changes]) => {
      const words = text.split(" ");
      const open = words.flatMap((w, i) => (CLASSES.some((c) => c.includes(w)) ? [i] : []));
      for (const [at, pick] of changes) {
        const i = open[at % open.length];
        const peers = CLASSES.find((c) => c.includes(words[i])) ?? [];
        if (peers.length > 0) words[i] = peers[pick % peers.length];
      }
      return words.join(" ");
    });
}

/** What may befall a text: words changed, dropped, doubled or exchanged, a cut, strange characters. */
function mutation(texts: readonly string[], separator: string): fc.Arbitrary<string> {
  const step = fc.record({
    at: fc.nat(),
    kind: fc.constantFrom("swap", "drop", "double", "replace", "borrow", "splice"),
    word: fc.constantFrom(...INTRUDERS),
    from: fc.nat(),
  });
  return fc
    .tuple(
      fc.constantFrom(...texts),
      fc.array(step, { minLength: 1, maxLength: 4 }),
      fc.option(fc.nat(), { freq: 1 }),
    )
    .map(([text, steps, cut]) => {
      const words = text.split(separator);
      for (const { at, kind, word, from } of steps) {
        const i = at % words.length;
        const j = from % words.length;
        if (kind === "swap") [words[i], words[j]] = [words[j], words[i]];
        else if (kind === "drop") words.splice(i, 1);
        else if (kind === "double") words.splice(i, 0, words[i]);
        else if (kind === "borrow") words[i] = words[j];
        else if (kind === "splice") words.splice(i, 0, word);
        else words[i] = word;
        if (words.length === 0) words.push("");
      }
      const mutated = words.join(separator);
      return cut === null ? mutated : mutated.slice(0, cut % (mutated.length + 1));
    });
}

/** Whether play from here can do anything that breaks a rule or an invariant. */
function playSoundly(state: State, seed: number, most: number): void {
  const roll = rollFrom(seedRng(seed));
  state.rng = seedRng(seed);
  for (let n = 0; n < most && state.step !== "over"; n++) {
    const action =
      dealSeeded(CASTLE_RISK, state) ?? randomAction(state, state.asked[roll(state.asked.length)], roll);
    expectSame(CASTLE_RISK.check(state, action), undefined);
    advance(CASTLE_RISK, state, action, []);
    expectSame(findBreach(state), undefined);
  }
}

describe("positions", () => {
  test("of random play are read back to the same state and written the same", () => {
    for (const game of GAMES) {
      for (const state of [...game.states, game.state]) {
        const text = writePosition(state);
        expect(text.length).toBeLessThan(MAX_LINE);
        const read = parsePosition(text);
        if (isFault(read)) throw new Error(`${read.why.code} at ${read.column}: ${text}`);
        expectSame(read, state);
        expectSame(writePosition(read), text);
        expectSame(CASTLE_RISK.hash(read), CASTLE_RISK.hash(state));
      }
    }
  });

  test("however mutated, are refused with one fault, or are states that play goes on from", () => {
    let accepted = 0;
    const texts = fc.oneof(mutation(POSITIONS, " "), exchange(POSITIONS));
    fc.assert(
      fc.property(texts, fc.nat(1000), (text, seed) => {
        const read = parsePosition(text);
        if (isFault(read)) return expectFault(read);
        accepted++;
        const written = writePosition(read);
        const again = parsePosition(written);
        if (isFault(again)) throw new Error(`${again.why.code} at ${again.column}: ${written}`);
        expectSame(again, read);
        expectSame(writePosition(again), written);
        playSoundly(read, seed, 25);
      }),
      { numRuns: runs(500, 1500) },
    );
    expect(accepted).toBeGreaterThan(runs(25, 50));
  });

  test("with clauses of other positions are refused, or are states that play goes on from", () => {
    const clauses = POSITIONS.flatMap((text) => text.split(" ; ").slice(2));
    const mixed = fc
      .tuple(
        fc.constantFrom(...POSITIONS),
        fc.array(fc.tuple(fc.nat(), fc.constantFrom(...clauses), fc.boolean()), {
          minLength: 1,
          maxLength: 5,
        }),
      )
      .map(([text, changes]) => {
        const own = text.split(" ; ");
        for (const [at, clause, drop] of changes) {
          const first = clause
            .split(" ")
            .slice(0, clause.startsWith("seat") ? 2 : 1)
            .join(" ");
          const same = own.findIndex((c) => c === first || c.startsWith(`${first} `));
          if (drop) own.splice(2 + (at % (own.length - 1)), 1);
          else if (same >= 0) own[same] = clause;
          else own.push(clause);
        }
        return own.join(" ; ");
      });
    fc.assert(
      fc.property(mixed, fc.nat(1000), (text, seed) => {
        const read = parsePosition(text);
        if (isFault(read)) return expectFault(read);
        expectSame(parsePosition(writePosition(read)), read);
        playSoundly(read, seed, 25);
      }),
      { numRuns: runs(500, 1500) },
    );
  });
});

describe("actions", () => {
  const reads = (text: string): void => {
    const line = nextLine(openText(text));
    if (line === undefined) return;
    const action = readAction(line, SEATS);
    if (line.fault !== undefined) return expectFault(line.fault);
    const written = writeAction(action, COLOURS);
    const again = nextLine(openText(written));
    if (again === undefined) throw new Error("nothing was written");
    expectSame(readAction(again, SEATS), action);
    expectSame(again.fault, undefined);
    expectSame(writeAction(action, COLOURS), written);
  };

  test("of random play are read back", () => {
    for (const game of GAMES) {
      const record = openRecord(game.record);
      if (isFault(record)) throw new Error(record.why.code);
      for (const action of game.actions) expectSame(nextAction(record), action);
      expect(nextAction(record)).toBeUndefined();
    }
  });

  test("however mutated, are refused with one fault or read back as they are written", () => {
    fc.assert(fc.property(mutation(LINES, " "), reads), { numRuns: runs(2000, 5000) });
    fc.assert(fc.property(anyText(80), reads));
  });

  test.each(INTRUDERS)("with %j in every place are no actions", (word) => {
    // Every third line, as most kinds of action come many times.
    for (const text of new Set(LINES.slice(0, 400).filter((_, n) => n % runs(3, 1) === 0))) {
      const words = text.split(" ");
      for (let i = 0; i < words.length; i++)
        reads([...words.slice(0, i), word, ...words.slice(i + 1)].join(" "));
      reads(`${text} ${word}`);
    }
  });
});

describe("records", () => {
  test("replay to the state that was played, whatever ends their lines", () => {
    for (const game of GAMES) {
      const variants = [game.record, game.record.replaceAll("\n", "\r\n"), `\uFEFF${game.record}`].concat(
        game.record.replaceAll(" ", "\t").replaceAll("\n", " # so\n\n"),
        game.record.slice(0, -1),
      );
      for (const text of variants) {
        const begun = startReplay(text);
        if (isFault(begun)) throw new Error(begun.why.code);
        for (;;) {
          const next = stepReplay(begun, []);
          if (next === undefined) break;
          if (isFault(next)) throw new Error(next.why.code);
        }
        expectSame(begun.state, game.state);
      }
    }
  });

  test("of any bytes are refused with one fault", () => {
    const bytes = fc.uint8Array({ maxLength: 400 }).map((b) => Buffer.from(b));
    const prefix = fc.constantFrom("", "castle_risk 1\n", "castle_risk 1\nplayers red blue\n");
    fc.assert(
      fc.property(bytes, prefix, fc.constantFrom("utf8" as const, "latin1" as const), (b, head, encoding) => {
        const result = replay(head + b.toString(encoding));
        if (typeof result !== "number") expectFault(result);
      }),
    );
  });

  test("however mutated, are replayed up to one fault", () => {
    const short = GAMES.map((game) => game.record.split("\n").slice(0, 60).join("\n"));
    const check = (text: string): void => {
      const result = replay(text);
      if (typeof result !== "number") expectFault(result);
    };
    fc.assert(fc.property(mutation(short, " "), check), { numRuns: runs(500, 1500) });
    fc.assert(fc.property(mutation(short, "\n"), check), { numRuns: runs(500, 1500) });
    fc.assert(
      fc.property(fc.constantFrom(...short), fc.nat(), (text, n) => {
        check(text.slice(0, n % (text.length + 1)));
      }),
    );
  });

  test.each([
    ["", 1, 1, "text.empty"],
    ["# nothing\n\n", 1, 1, "text.empty"],
    ["risk_europe 1\n", 1, 1, "text.game"],
    ["castle_risk 2\n", 1, 13, "text.version"],
    ["castle_risk 0\n", 1, 13, "text.version"],
    ["castle_risk\n", 1, 12, "text.missing"],
    ["castle_risk 1 2\n", 1, 15, "text.more"],
    ["castle_risk 1\n", 1, 14, "text.missing"],
    ["castle_risk 1\nplayers red\n", 2, 12, "text.players"],
    ["castle_risk 1\nplayers red red\n", 2, 13, "text.twice"],
    ["castle_risk 1\nplayers red blue\nplayers red blue\n", 3, 1, "text.twice"],
    ["castle_risk 1\nplayers red constructor\n", 2, 13, "text.unknown"],
    ["castle_risk 1\nplayers red blue\nplayer pink Ann\n", 3, 8, "text.unknown"],
    ["castle_risk 1\nplayers red blue\nplayer __proto__ Ann\n", 3, 8, "text.unknown"],
    ["castle_risk 1\nplayers red blue\nplayer red\n", 3, 11, "text.missing"],
    ["castle_risk 1\nplayers red blue\nplayer\n", 3, 7, "text.missing"],
    ["castle_risk 1\nplayer green Ann\nplayers red blue\n", 2, 8, "text.unknown"],
    ["castle_risk 1\nplayers red blue\nplayer red Ann\nplayer red Bob\n", 4, 8, "text.twice"],
    ["castle_risk 1\nplayers red blue\nseed 1\nseed 2\n", 4, 1, "text.twice"],
    ["castle_risk 1\nplayers red blue\nseed 4294967296\n", 3, 6, "text.range"],
    ["castle_risk 1\nplayers red blue\nseed -1\n", 3, 6, "text.number"],
    ["castle_risk 1\nplayers red blue\noption round_limit 0\n", 3, 20, "text.range"],
    ["castle_risk 1\nplayers red blue\noption round_limit 5\noption round_limit 6\n", 4, 8, "text.twice"],
    ["castle_risk 1\nplayers red blue\noption constructor 6\n", 3, 8, "text.unknown"],
    ["castle_risk 1\nplayers red blue\noption\n", 3, 7, "text.missing"],
    ["castle_risk 1\nplayers red blue\nposition castle_risk 1\n", 3, 1, "text.position_and_players"],
  ])("%j is refused at %i:%i with %s", (text, line, column, code) => {
    const result = replay(text);
    if (typeof result === "number") throw new Error("was read");
    expectFault(result);
    expect([result.line, result.column, result.why.code]).toEqual([line, column, code]);
  });

  test("with two positions, or with options beside one, are refused", () => {
    const position = `position ${POSITIONS[0]}\n`;
    expect(replay(`castle_risk 1\n${position}`)).toBe(0);
    expect(replay(`castle_risk 1\nseed 3\n${position}player red Ann\n`)).toBe(0);
    for (const more of [position, "option starting_coins 3\n", "players red blue\n"]) {
      for (const text of [position + more, more + position]) {
        const result = replay(`castle_risk 1\n${text}`);
        expect(result).toMatchObject({ line: 3, why: { code: "text.position_and_players" } });
      }
    }
  });

  test("keep players' names, made harmless where they would not be read back", () => {
    const names = ["  #1  Fan\n", "Zoë # of Köln"];
    const text = writeHeader(GAMES[0].state.options, ["red", "blue"], names, -1);
    const record = openRecord(text);
    if (isFault(record)) throw new Error(record.why.code);
    expect(record.names).toEqual(["1 Fan", "Zoë of Köln"]);
    fc.assert(
      fc.property(anyText(40), (name) => {
        const once = openRecord(writeHeader(GAMES[0].state.options, ["red", "blue"], [name], 5));
        if (isFault(once)) throw new Error(once.why.code);
        const twice = openRecord(writeHeader(GAMES[0].state.options, ["red", "blue"], once.names, 5));
        expect(isFault(twice) ? undefined : twice.names).toEqual(once.names);
      }),
    );
  });
});
