import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { advance } from "../../src/core/game";
import { dealSeeded } from "../../src/core/dealer";
import { hashText } from "../../src/core/hash";
import { nextLine, openText, type Line } from "../../src/core/lines";
import { rollFrom, seedRng } from "../../src/core/rng";
import { randomAction } from "../../src/games/castle-risk/bots/random";
import { hashState } from "../../src/games/castle-risk/rules/hash";
import { COLOURS, DEFAULT_OPTIONS } from "../../src/games/castle-risk/meta";
import { MOST, MOST_UNITS } from "../../src/games/castle-risk/rules/limits";
import { findBreach } from "../../src/games/castle-risk/notation/position/invariants";
import { readPosition } from "../../src/games/castle-risk/notation/position/read";
import { CASTLE_RISK } from "../../src/games/castle-risk/rules/ruleset";
import { newState, type State } from "../../src/games/castle-risk/rules/state";
import { viewOf } from "../../src/games/castle-risk/rules/view";
import { report } from "../../scripts/report/report";
import { isJsonFault, readReport } from "../../scripts/report/read";

/** Plays random actions from the start; `see` gets the state after each of them. */
function play(players: number, seed: number, most: number, see: (s: State, n: number) => void): State {
  const s = newState(DEFAULT_OPTIONS, COLOURS.slice(0, players), seedRng(seed));
  const roll = rollFrom(seedRng(seed + 1));
  see(s, 0);
  for (let n = 1; n <= most && s.step !== "over"; n++) {
    const seat = s.asked.length > 0 ? s.asked[roll(s.asked.length)] : 0;
    const set = roll(40) === 0 && s.asked.length > 0;
    const action = set
      ? ({ type: "set", seat, setting: roll(2) > 0 ? "dice" : "losses", value: "ask" } as const)
      : (dealSeeded(CASTLE_RISK, s) ?? randomAction(s, seat, roll));
    expect(CASTLE_RISK.check(s, action)).toBeUndefined();
    advance(CASTLE_RISK, s, action, []);
    see(s, n);
  }
  return s;
}

function lineOf(text: string): Line {
  const line = nextLine(openText(text));
  if (line === undefined) throw new Error("no line");
  return line;
}

/** The object as it comes back from a file. */
function filed(s: State): unknown {
  return JSON.parse(JSON.stringify(report(s)));
}

function read(json: unknown): State {
  const s = readReport(json);
  if (isJsonFault(s)) throw new Error(`${s.path}: ${s.why.code} ${JSON.stringify(s.why.params)}`);
  return s;
}

describe("the JSON object of a game", () => {
  it("reads back as the same game at every step of random games, to the hash and to the last field", () => {
    const steps = new Set<string>();
    for (const [players, seed] of [
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
    ] as const) {
      play(players, seed, 4000, (s, n) => {
        const isNew = !steps.has(s.step);
        steps.add(s.step);
        if (!isNew && n % 7 > 0) return;
        const back = read(filed(s));
        expect(hashState(back)).toBe(hashState(s));
        expect(back).toEqual(s);
        expect(report(back)).toEqual(report(s));
      });
    }
    expect([...steps].sort()).toEqual(expect.arrayContaining(["answer", "boost", "dice", "losses", "play"]));
  });

  it("takes numbers as large as a position does", () => {
    const most = `coins ${MOST} reserve infantry ${MOST_UNITS - 1}`;
    const text =
      `castle_risk 1 ; players red blue ; phase purchase ; turn red ; seat red capital rome ${most} ; ` +
      `seat blue capital france ; rome red infantry 1 archer ${MOST_UNITS} ; france blue siege 1 tokens ${MOST}`;
    const line = lineOf(text);
    const s = readPosition(line);
    expect(line.fault).toBeUndefined();
    expect(read(filed(s))).toEqual(s);
  });

  it("has the hash of the state", () => {
    const s = play(5, 9, 300, () => undefined);
    expect(report(s).hash).toBe(hashText(hashState(s)));
  });

  it("reads a game from little, filling in the rest as for a position", () => {
    const s = read({
      version: 1,
      phase: "attack",
      turn: "red",
      round: 3,
      seats: [
        { colour: "red", capital: "france", coins: 4, policies: { expand: 2 } },
        { colour: "blue", capital: "england" },
      ],
      territories: {
        france: { owner: "red", units: { infantry: 7 } },
        england: { owner: "blue", units: { infantry: 1 } },
      },
    });
    expect(findBreach(s)).toBeUndefined();
    expect(s.moves.attacks).toBe(3);
    expect(s.asked).toEqual([0]);
  });

  it("shows numbers instead of kinds in a seat's view, and refuses to play on from one", () => {
    const s = play(4, 5, 900, () => undefined);
    const seen = report(viewOf(s, 1));
    expect(seen.cards.deck).toBeTypeOf("number");
    expect(seen.seats[1].hand).toBeTypeOf("object");
    expect(seen.chance.generator).toBeNull();
    const fault = readReport(JSON.parse(JSON.stringify(seen)));
    expect(isJsonFault(fault) && fault.why.code).toBe("json.hidden");
  });
});

describe("a JSON object that is none of a game", () => {
  const base = () => JSON.parse(JSON.stringify(report(play(3, 8, 700, () => undefined)))) as Loose;
  interface Loose {
    [key: string]: unknown;
    seats: Record<string, unknown>[];
    territories: Record<string, Record<string, unknown>>;
    version: unknown;
    hash: unknown;
  }
  const wrong: readonly [string, (o: Loose) => void, string, string][] = [
    ["an unknown key", (o) => (o["extra"] = 1), "extra", "json.key"],
    ["negative coins", (o) => (o.seats[1].coins = -1), "seats[1].coins", "text.range"],
    ["half a coin", (o) => (o.seats[1].coins = 0.5), "seats[1].coins", "text.number"],
    ["coins as text", (o) => (o.seats[0].coins = "4"), "seats[0].coins", "json.type"],
    ["an unknown territory", (o) => (o.territories["atlantis"] = {}), "territories.atlantis", "json.key"],
    [
      "an unknown owner",
      (o) => (o.territories["france"].owner = "pink"),
      "territories.france.owner",
      "text.unknown",
    ],
    ["another version", (o) => (o.version = 2), "version", "text.version"],
    ["no version", (o) => (o.version = undefined), "", "text.missing"],
    ["another hash", (o) => (o.hash = "00000000"), "hash", "json.differs"],
    ["another tax value", (o) => (o.seats[0].tax_value = 99), "seats[0].tax_value", "json.differs"],
    ["seats as an object", (o) => (o["seats"] = {} as never), "seats", "json.type"],
    ["one seat", (o) => (o.seats = o.seats.slice(0, 1)), "seats", "text.players"],
    ["a seat twice", (o) => (o.seats[1].colour = o.seats[0].colour), "seats[1].colour", "text.twice"],
    ["a seat that is null", (o) => (o.seats[1] = null as never), "seats[1]", "json.type"],
  ];
  for (const [name, spoil, path, code] of wrong) {
    it(`is refused for ${name}`, () => {
      const object = base();
      spoil(object);
      const fault = readReport(object);
      expect(isJsonFault(fault)).toBe(true);
      if (isJsonFault(fault)) expect({ path: fault.path, code: fault.why.code }).toEqual({ path, code });
    });
  }

  it("is never an exception, whatever it is", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const got = readReport(value);
        expect(isJsonFault(got) || findBreach(got) === undefined).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("is a fault or a sound game, whatever is changed in a good one", () => {
    const texts: string[] = [];
    play(4, 21, 3000, (s, n) => {
      if (n % 40 === 0) texts.push(JSON.stringify(report(s)));
    });
    const values = fc.oneof(
      fc.constantFrom(
        ...[null, -1, 0, 1, 2, 5, 0.5, 1e9, true, false, "", "red", "blue", "neutral", "nobody"],
      ),
      fc.constantFrom(...["saxony", "france", "losses", "boost", "answer", "play", "over", "spy", "secret"]),
      fc.constantFrom<unknown>([], {}, [1], ["red"], { infantry: 3 }),
      fc.constant(undefined),
    );
    const change = fc.tuple(fc.array(fc.nat(1000), { minLength: 1, maxLength: 5 }), values);
    let sound = 0;
    fc.assert(
      fc.property(
        fc.nat(texts.length - 1),
        fc.array(change, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        (i, changes, bare) => {
          const object = JSON.parse(texts[i]) as Record<string, unknown>;
          if (bare) strip(object);
          for (const [way, value] of changes) mutate(object, way, structuredClone(value));
          const got = readReport(JSON.parse(JSON.stringify(object)));
          if (isJsonFault(got)) return;
          sound++;
          expect(findBreach(got)).toBeUndefined();
          expect(report(read(filed(got)))).toEqual(report(got));
        },
      ),
      { numRuns: 1500 },
    );
    expect(sound).toBeGreaterThan(0);
  });
});

/** Takes off what follows from the rest. */
function strip(o: Record<string, unknown>): void {
  delete o["hash"];
  for (const seat of o["seats"] as Record<string, unknown>[]) {
    for (const key of ["crowns", "army_value", "tax_value", "hand_size"]) delete seat[key];
  }
  for (const land of Object.values(o["territories"] as Record<string, Record<string, unknown>>))
    delete land["city"];
}

/** Puts a value somewhere into an object: each number picks one of the fields, the last one is replaced. */
function mutate(o: Record<string, unknown>, way: readonly number[], value: unknown): void {
  let at = o;
  for (let i = 0; i < way.length; i++) {
    const keys = Object.keys(at);
    if (keys.length === 0) return;
    const key = keys[way[i] % keys.length];
    const below = at[key];
    if (i === way.length - 1 || typeof below !== "object" || below === null) {
      at[key] = value;
      return;
    }
    at = below as Record<string, unknown>;
  }
}
