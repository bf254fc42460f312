import { decide } from "../../../src/core/bots/decide";
import { describe, expect, it } from "vitest";
import type { Engine } from "../../../src/core/engine";
import { goTo } from "../../../src/core/game";
import { hashText } from "../../../src/core/hash";
import { nextLine, openText } from "../../../src/core/lines";
import {
  areSame,
  presetOf,
  presetOptions,
  readOption,
  defaultOptions,
  writeOptions,
} from "../../../src/core/options";
import { openPosition, readSome } from "../../../src/core/position";
import { writeHeader } from "../../../src/core/record";
import { isFault } from "../../../src/core/refuse";
import { startReplay, stepReplay } from "../../../src/core/replay";
import { rollFrom, seedRng } from "../../../src/core/rng";
import type { AnyAction, CommonState } from "../../../src/core/types";
import { wildAction } from "../../../scripts/soak/wild";
import { expectSame } from "../../helpers/same";
import { beginGame, seedOf, randomOptions, UNITS, wander } from "./wander";

/** Random games of each property, and actions of each of them: contract.slow.test.ts plays more. */
const GAMES = 2;
const MOST = 250;

/** What the engine of every game must hold; `hasSecrets`: somebody knows what others do not. */
export function engineContract(engine: Engine, hasSecrets = true, games = GAMES, most = MOST): void {
  describe(`${engine.meta.id}: the engine`, () => {
    metaContract(engine);
    replayContract(engine, games, most);
    viewContract(engine, hasSecrets, games, most);
    checkContract(engine, games, most);
  });
}

function metaContract({ meta, bots, rules }: Engine): void {
  it("has a sound description: ids, seats, colours, options within their limits, presets that can be told apart", () => {
    expect(meta.id).toMatch(/^[a-z][a-z0-9_]*$/);
    expect([rules.id, rules.version]).toEqual([meta.id, meta.version]);
    expect(meta.minSeats).toBeGreaterThan(0);
    expect(meta.maxSeats).toBeGreaterThanOrEqual(meta.minSeats);
    expect(new Set(meta.colours).size).toBeGreaterThanOrEqual(meta.maxSeats);
    expect(new Set(meta.options.map(({ id }) => id)).size).toBe(meta.options.length);
    for (const { id } of meta.presets) expect(presetOf(meta, presetOptions(meta, id))).toBe(id);
    expect(new Set(bots.map(({ id }) => id)).size).toBe(bots.length);
    expect(bots.length).toBeGreaterThan(0);
  });

  it("writes its options and reads them again; what is out of bounds is refused", () => {
    const roll = rollFrom(seedRng(7));
    for (let i = 0; i < 40; i++) {
      const options = randomOptions(meta.options, roll);
      const read = defaultOptions(meta.options);
      for (const text of writeOptions(meta.options, options)) {
        const line = nextLine(openText(text));
        if (line === undefined) throw new Error("an empty option");
        readOption(line, meta.options, read);
        expect(line.fault, text).toBeUndefined();
      }
      expect(areSame(meta.options, read, options)).toBe(true);
    }
    for (const def of meta.options) {
      const value =
        def.kind === "choice"
          ? "no_such_value"
          : def.kind === "number"
            ? def.max + 1
            : `${def.kinds[0]} ${def.max + 1}`;
      const line = nextLine(openText(`${def.id} ${value}`));
      if (line === undefined) throw new Error("an empty option");
      readOption(line, meta.options, defaultOptions(meta.options));
      expect(line.fault?.why.code, def.id).toMatch(/^text\./);
    }
  });
}

/** The position of a state, read again as a table reads it: clause by clause. */
function readAgain(engine: Engine, s: CommonState): CommonState {
  const text = engine.notation.writePosition(s);
  const line = nextLine(openText(text));
  if (line === undefined) throw new Error("an empty position");
  const reader = openPosition(engine, line);
  let read = readSome(reader);
  while (read === undefined) read = readSome(reader);
  if (isFault(read)) throw new Error(`${text}: ${JSON.stringify(read)}`);
  return read;
}

function replayContract(engine: Engine, games: number, most: number): void {
  const { notation, rules } = engine;

  it("replays a written record to equal hashes, goes back exactly, and positions come back", () => {
    for (let seed = 1; seed <= games; seed++) {
      const game = beginGame(engine, seed);
      const start = rules.copy(game.state);
      const lines = [writeHeader(engine.meta, start.options, start.colours, [], seedOf(seed)).trimEnd()];
      const hashes = [rules.hash(game.state)];
      const words = [notation.writePosition(game.state)];
      wander(engine, game, seed, most, (now, action) => {
        lines.push(notation.writeAction(action, now.state.colours));
        hashes.push(rules.hash(now.state));
        words.push(notation.writePosition(now.state));
        if (seed < 4)
          expectSame(
            hashText(rules.hash(readAgain(engine, now.state))),
            hashText(rules.hash(now.state)),
            words.at(-1),
          );
      });
      expect(replayed(engine, lines.join("\n"))).toEqual(hashes);
      const roll = rollFrom(seedRng(seed));
      for (let i = 0; i < 12; i++) {
        const at = roll(game.count + 1);
        goTo(game, at);
        expect(notation.writePosition(game.state)).toBe(words[at]);
        expect(rules.hash(game.state)).toBe(hashes[at]);
      }
    }
  });

  it("comes to an end between computers", () => {
    // In games of the world that any kind plays on, most are dice: of 40 such games the longest took 26,000 actions.
    for (let seed = 1; seed <= Math.min(2, games - 1); seed++) {
      const game = wander(engine, beginGame(engine, seed, defaultOptions(engine.meta.options)), seed, 40000);
      expect(game.state.step, `seed ${seed}`).toBe("over");
      expect(game.state.asked).toEqual([]);
    }
  });
}

function replayed(engine: Engine, text: string): number[] {
  const begun = startReplay(engine, text);
  if (isFault(begun)) throw new Error(JSON.stringify(begun));
  const hashes = [engine.rules.hash(begun.state)];
  for (;;) {
    const next = stepReplay(begun, []);
    if (next === undefined) return hashes;
    if (isFault(next)) throw new Error(`${text.split("\n")[next.line - 1]}: ${JSON.stringify(next)}`);
    hashes.push(engine.rules.hash(begun.state));
  }
}

function viewContract(engine: Engine, hasSecrets: boolean, games: number, most: number): void {
  const { bots, rules, view } = engine;

  it("views leak nothing: until they reveal it, actions that look alike to a seat leave it the same view and events", () => {
    let compared = 0;
    for (let seed = 1; seed <= games; seed++) {
      const roll = rollFrom(seedRng(seed + 3000));
      wander(engine, beginGame(engine, seed), seed, most, (now, action, events, before) => {
        const other =
          action.seat < 0
            ? rules.deal(before, roll)
            : decide(bots[roll(bots.length)], before, action.seat, roll, UNITS);
        if (other === undefined || rules.check(before, other) !== undefined) return;
        const after = rules.copy(now.state);
        const twin = rules.copy(before);
        const twinEvents: { type: string }[] = [];
        rules.verbs[other.type].apply(twin, other, twinEvents);
        if (view.reveals(action, events) || view.reveals(other, twinEvents)) return;
        for (let seat = -1; seat < before.colours.length; seat++) {
          if (JSON.stringify(view.action(action, seat)) !== JSON.stringify(view.action(other, seat)))
            continue;
          if (JSON.stringify(action) !== JSON.stringify(other)) compared++;
          const seen = (list: readonly { type: string }[]): string =>
            JSON.stringify(list.flatMap((e) => view.event(e, seat) ?? []));
          expectSame(seen(twinEvents), seen(events), action.type);
          const [his, mine] = [twin, after].map((s) => JSON.stringify(view.state(s, seat)));
          expectSame(his, mine, action.type);
        }
      });
    }
    expect(compared > 0).toBe(hasSecrets);
  });

  it("actions and events tell no more than views: what differs by a secret alone looks alike to other seats", () => {
    const told: string[] = [];
    for (let seed = 1; seed <= games; seed++) {
      const roll = rollFrom(seedRng(seed + 3500));
      const options = defaultOptions(engine.meta.options);
      for (const def of engine.meta.options)
        if (def.kind === "choice") options[def.id] = def.values[roll(def.values.length)];
      wander(engine, beginGame(engine, seed, options), seed, 200, (now, action, events, before) => {
        const other =
          action.seat < 0
            ? rules.deal(before, roll)
            : decide(bots[roll(bots.length)], before, action.seat, roll, UNITS);
        if (other?.type !== action.type || rules.check(before, other) !== undefined) return;
        const twin = rules.copy(before);
        const twinEvents: { type: string }[] = [];
        rules.verbs[other.type].apply(twin, other, twinEvents);
        if (view.reveals(action, events) || view.reveals(other, twinEvents)) return;
        if (rules.hash(twin) === rules.hash(now.state)) return;
        for (let seat = -1; seat < before.colours.length; seat++) {
          const [his, mine] = [twin, now.state].map((s) => JSON.stringify(view.state(s, seat)));
          if (seat === action.seat || his !== mine) continue;
          const seen = (a: AnyAction, list: readonly { type: string }[]): string =>
            JSON.stringify([view.action(a, seat), list.flatMap((e) => view.event(e, seat) ?? [])]);
          if (seen(action, events) !== seen(other, twinEvents)) told.push(`${seat}: ${seen(action, events)}`);
        }
      });
    }
    expect(told).toEqual([]);
  });

  it("a view is a view of itself, tells no generator, and never changes what it is made of", () => {
    wander(engine, beginGame(engine, 3), 3, most, (now) => {
      const whole = JSON.stringify(now.state);
      for (let seat = -1; seat < now.state.colours.length; seat++) {
        const once = view.state(now.state, seat);
        expectSame(once.rng, [0, 0, 0, 0]);
        expectSame(JSON.stringify(view.state(once, seat)), JSON.stringify(once));
      }
      expectSame(JSON.stringify(now.state), whole);
    });
  });
}

function checkContract(engine: Engine, games: number, most: number): void {
  const { rules } = engine;

  it("answers any action with a refusal or not at all, and changes nothing by it", () => {
    for (let seed = 1; seed <= games; seed++) {
      const roll = rollFrom(seedRng(seed + 4000));
      const seen: AnyAction[] = [];
      let refused = 0;
      wander(engine, beginGame(engine, seed), seed, most, (now, action) => {
        seen.push(action);
        const whole = JSON.stringify(now.state);
        for (let i = 0; i < 6; i++) {
          const why = rules.check(now.state, wildAction(seen, roll));
          if (why === undefined) continue;
          refused++;
          expectSame(/^[a-z_]+\.[a-z_]+$/.test(why.code), true, why.code);
        }
        expectSame(JSON.stringify(now.state), whole);
      });
      expect(refused).toBeGreaterThan(20);
    }
  });

  it("offers in its choices what check lets pass, and refuses there what check refuses", () => {
    let done = 0;
    for (let seed = 1; seed <= games; seed++) {
      wander(engine, beginGame(engine, seed), seed, 150, (now) => {
        for (const seat of now.state.asked) done += offers(engine, now.state, seat);
      });
    }
    expect(done).toBeGreaterThan(50);
  });
}

/** Walks through the choices of a seat, counts at their defaults; gives how many whole actions were found. */
function offers({ choices, rules }: Engine, s: CommonState, seat: number): number {
  let done = 0;
  const walk = (draft: Parameters<typeof choices.next>[1], deep: number): void => {
    const choice = choices.next(s, draft);
    if (choice.field === "done") {
      expectSame(rules.check(s, choice.action), undefined, JSON.stringify(choice.action));
      done++;
    } else if (choice.field === "counts") {
      const { bounds } = choice;
      if (bounds.maxTotal < bounds.minTotal) return;
      const counts = choices.defaults(s, draft, bounds, true);
      const sum = counts.reduce((a, b) => a + b, 0);
      if (sum >= bounds.minTotal) walk({ ...draft, counts }, deep + 1);
    } else if (choice.field === "verb") {
      for (const c of choice.candidates) if (c.why === undefined) walk({ ...draft, verb: c.value }, deep + 1);
    } else if (choice.field === "word") {
      for (const c of choice.candidates) if (c.why === undefined) walk({ ...draft, word: c.value }, deep + 1);
    } else {
      const legal = choice.candidates.filter((c) => c.why === undefined);
      for (const c of legal.slice(0, 3)) walk({ ...draft, [choice.field]: c.value }, deep + 1);
    }
  };
  walk({ seat }, 0);
  return done;
}
