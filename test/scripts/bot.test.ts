import { describe, expect, it } from "vitest";
import { readWish, USAGE } from "../../scripts/bot/command";
import { newTalk } from "../../scripts/bot/talk";
import { resultOf } from "../../scripts/complaint";
import { dealSeeded } from "../../src/core/dealer";
import { advance } from "../../src/core/game";
import { nextLine, openText } from "../../src/core/lines";
import { defaultOptions } from "../../src/core/options";
import { rollFrom, seedRng } from "../../src/core/rng";
import { answerAtRandom } from "../../src/core/playout";
import type { CommonState } from "../../src/core/types";
import { GAMES } from "../../src/games/index";
import { TERRITORIES } from "../../src/risk/world/territories.data";
import { bundleScript, runScript } from "./command";

await bundleScript("bot");

function talk(...args: string[]): (text: string) => string | undefined {
  const wish = readWish(args);
  if (wish === undefined) throw new Error("help");
  return newTalk(wish);
}

/** A game of random players after some actions, where a seat is asked. */
function positionOf(id: string, actions: number): { state: CommonState; line: string } {
  const game = GAMES.find(({ meta }) => meta.id === id) ?? GAMES[0];
  const { meta, rules, notation } = game;
  const state = rules.setup(defaultOptions(meta.options), meta.colours.slice(0, 3), seedRng(5));
  const roll = rollFrom(seedRng(9));
  for (let i = 0; i < actions || state.asked.length === 0; i++)
    advance(rules, state, dealSeeded(rules, state) ?? answerAtRandom(game, state, roll), []);
  return { state, line: notation.writePosition(state) };
}

describe("npm run bot", () => {
  it("answers each line of a process, and ends with 0 at the end of the input", async () => {
    const { line } = positionOf("risk_classic", 300);
    const { code, out, err } = await runScript(
      "bot",
      ["risk_classic"],
      `isready\nposition ${line}\ngo\nfoo\n`,
    );
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/^readyok\naction \w+ .+\nerror "foo" is no command: .+\.\n$/);
  });

  it("says how likely each seat is to win, from a seat's view or the whole position", () => {
    const ask = talk("risk_2008");
    expect(ask("chance")).toMatch(/^error There is no position yet/);
    ask(`position ${positionOf("risk_2008", 120).line}`);
    for (const text of ["chance", "chance yellow"]) {
      const said = ask(text) ?? "";
      expect(said).toMatch(/^chance( [a-z]+ 0\.\d{4}){3}$/);
      const shares = said.match(/0\.\d+/g)?.map(Number) ?? [];
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 3);
    }
    expect(ask("chance pink")).toMatch(/^error pink is not in this game/);
  });

  it.each(GAMES.map(({ meta }) => meta.id))("%s: gives legal actions, for every seat that is asked", (id) => {
    const game = GAMES.find(({ meta }) => meta.id === id) ?? GAMES[0];
    const ask = talk(id, "--units", "300");
    for (const actions of [0, 40, 120, 200]) {
      const { state, line } = positionOf(id, actions);
      expect(ask(`position ${line}`), line).toBe("");
      for (const seat of state.asked) {
        const said = ask(`go ${state.colours[seat]}`) ?? "";
        expect(said).toMatch(/^action /);
        const words = nextLine(openText(said.slice("action ".length)));
        if (words === undefined) throw new Error("no words");
        const seats = Object.fromEntries(state.colours.map((colour, i) => [colour, i]));
        const action = game.notation.readAction(words, seats);
        expect(words.fault).toBeUndefined();
        expect(game.rules.check(state, action)).toBeUndefined();
      }
    }
  });

  it("answers alike where positions differ in what its seat may not see", () => {
    const { line, state } = positionOf("risk_classic", 900);
    const own = state.colours[state.asked[0]];
    const hand = new RegExp(`(; seat (?!${own} )\\w+ [^;]*hand )(\\w+)`);
    expect(line).toMatch(hand);
    const others = TERRITORIES.map(({ id }) => line.replace(hand, `$1${id}`)).filter((text) => text !== line);
    for (const level of GAMES[2].bots.map(({ id }) => id)) {
      const ask = talk("risk_classic", "--level", level, "--units", "500");
      expect(ask(`position ${line}`)).toBe("");
      const first = ask("go");
      expect(first).toMatch(/^action /);
      const legal = others.filter((text) => ask(`position ${text}`) === "");
      expect(legal.length).toBeGreaterThan(3);
      for (const text of legal.slice(0, 3)) {
        ask(`position ${text}`);
        expect(ask("go"), level).toBe(first);
      }
    }
  });

  it("says what is wrong in one sentence, and goes on", () => {
    const ask = talk("risk_classic");
    expect(ask("go")).toBe('error There is no position yet: "position LINE" gives one.');
    expect(ask("position risk_classic 1 ; players red")).toBe(
      "error Column 38: A game has 2 to 6 players, not 1.",
    );
    expect(ask("position castle_risk 1")).toMatch(/^error Column 10: [^\n]+\.$/);
    const { line, state } = positionOf("risk_classic", 300);
    expect(ask(`position ${line}`)).toBe("");
    expect(ask("go purple")).toBe(`error purple is not asked, but ${state.colours[state.asked[0]]}.`);
    expect(ask("go red blue")).toMatch(/^error [^\n]+\.$/);
    expect(ask("go")).toMatch(/^action /);
    expect(ask("")).toBe("");
    expect(ask("quit")).toBeUndefined();
  });

  it.each([
    [],
    ["chess"],
    ["risk_classic", "more"],
    ["risk_classic", "--level", "king"],
    ["risk_classic", "--seed", "x"],
  ])("complains about wrong use: %s %s %s", async (...args) => {
    const { code, out, err } = await resultOf(USAGE, () => readWish(args).game.meta.id);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^[^\n]+\.\n\nUsage: /);
  });
});
