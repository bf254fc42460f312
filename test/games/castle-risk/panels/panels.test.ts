import { describe, expect, test } from "vitest";
import { total } from "../../../../src/core/counts";
import { presetOf, presetOptions } from "../../../../src/core/options";
import { rollFrom, seedRng } from "../../../../src/core/rng";
import { META } from "../../../../src/games/castle-risk/meta";
import { MISSIONS } from "../../../../src/games/castle-risk/rules/cards";
import { countAllCrowns, countCrowns } from "../../../../src/games/castle-risk/rules/crowns";
import { CHOICES } from "../../../../src/games/castle-risk/choices";
import type { State } from "../../../../src/games/castle-risk/rules/state";
import { viewOfLand } from "../../../../src/games/castle-risk/panels/land/model";
import { gesture, newIntent, refresh } from "../../../../src/session/intent/intent";
import { modelOfAction } from "../../../../src/session/panels/action/model";
import { viewOfBattle } from "../../../../src/games/castle-risk/panels/battle/model";
import { pageOfKingdom } from "../../../../src/games/castle-risk/panels/kingdom/model";
import { lineAt } from "../../../../src/session/log/lines";
import { sinceTurn, sizeAt } from "../../../../src/session/match/log";
import { modelOfMat, ownMatOf } from "../../../../src/games/castle-risk/panels/mats/model";
import { modelOfSetup } from "../../../../src/session/panels/setup/model";
import { playerText } from "../../../../src/session/ui/seat";
import { endingText, haltText, statusOf } from "../../../../src/session/panels/status/model";
import { statisticsOf } from "../../../helpers/statistics";
import { modelOfWindow } from "../../../../src/games/castle-risk/panels/window/model";
import { WINDOW } from "../../../../src/games/castle-risk/panels/window/paint";
import { KINGDOM } from "../../../../src/games/castle-risk/panels/kingdom/paint";
import { PAGE_HEIGHT } from "../../../../src/session/ui/grid";
import type { Panel } from "../../../../src/session/game/panel";
import { screenOf, type Room } from "../../../../src/session/table/room";
import { layTable } from "../../../../src/games/castle-risk/table/layout";
import { thingsOf } from "../../../../src/session/scene/thing";
import { ENGLISH } from "../../../../src/games/castle-risk/text/en/english";
import { chairOf, present } from "../../../../src/session/table/table";
import { nameOf } from "../../../../src/text/entry";
import { matchAt, newRoom, newTable, rollOf } from "../../../helpers/castle";
import { matchOf, playOn, startedTable, stateOf } from "../../../helpers/presser";
import { expectSame } from "../../../helpers/same";
import { otherwise } from "../../../helpers/secrets";

/** Every string in a model: none may show an id that has no words. */
function texts(model: unknown, out: string[] = []): string[] {
  if (typeof model === "string") out.push(model);
  else if (typeof model === "object" && model !== null) {
    for (const value of Object.values(model)) texts(value, out);
  }
  return out;
}

/** Whether a seat has from where and to where it could go. */
function ways(s: State, seat: number, verb: "attack" | "fortify"): boolean {
  const legal = (from?: number): number[] => {
    const choice = CHOICES.next(s, { seat, verb, ...(from === undefined ? {} : { from }) });
    if (choice.field !== "from" && choice.field !== "to") return [];
    return [...choice.candidates.keys()].filter((t) => choice.candidates[t].why === undefined);
  };
  return s.moves[verb === "attack" ? "attacks" : "fortifies"] > 0 && legal().some((t) => legal(t).length > 0);
}

/** Whether units of a seat could be moved from a territory, or to it from one beside it. */
function isEnd(s: State, seat: number, land: number): boolean {
  const legal = (from?: number): readonly number[] => {
    const choice = CHOICES.next(s, { seat, verb: "fortify", ...(from === undefined ? {} : { from }) });
    if (choice.field !== "from" && choice.field !== "to") return [];
    return [...choice.candidates.keys()].filter((t) => choice.candidates[t].why === undefined);
  };
  const sources = legal();
  const isSource = sources.includes(land) && legal(land).length > 0;
  return isSource || sources.some((from) => legal(from).includes(land));
}

describe("panels", () => {
  test("have words for whatever comes up in a game, and two buttons are never told apart by a secret", () => {
    const t = startedTable(4, 91, { round_limit: 5 });
    const roll = rollFrom(seedRng(13));
    let rolls = 0;
    const prompts = new Set<string>();
    playOn(t, roll, 4000, () => {
      const s = stateOf(t);
      const m = matchOf(t);
      const status = statusOf(s, ENGLISH, false);
      expect(status.title).toMatch(/^(Setup$|Round \d+: [a-z ]+$)/);
      expect(status.waitingText).toMatch(/^[A-Z].*\.$/);
      for (let seat = 0; seat < 4; seat++) {
        const model = modelOfAction(m, newIntent(m, seat), ENGLISH);
        expect(model.prompt !== "", "whoever is asked reads what, and nobody else").toBe(
          s.asked.includes(seat),
        );
        if (model.prompt !== "") prompts.add(model.prompt);
        if (s.asked.includes(seat) && (s.step === "attack" || s.step === "fortify")) {
          expect(model.verbs.find(({ id }) => id === s.step)?.on).toBe(ways(s, seat, s.step));
          const idle = model.verbs.every(({ on }) => !on);
          expect(model.prompt === "Nothing is left to do: end the phase.").toBe(idle);
          for (const [land, { owner }] of s.territories.entries()) {
            const { deeds } = viewOfLand(s, seat, land, ENGLISH);
            const move = deeds.find(({ text }) => text.startsWith("Move units"));
            if (owner === seat && s.step === "fortify" && s.moves.fortifies > 0)
              expect(move?.can, `${land}`).toBe(isEnd(s, seat, land));
            if (owner !== seat) expect(texts(deeds).join()).not.toMatch(/Attack: .* is not yours/);
          }
        }
        for (const b of model.verbs) {
          expect(b.on).toBe(b.why === "");
          if (b.on && b.id !== "pass") {
            const { intent, why } = gesture(m, newIntent(m, seat), { type: "verb", verb: b.id });
            expect(why).toBeUndefined();
            const next = modelOfAction(m, intent, ENGLISH);
            prompts.add(next.prompt);
            expect(next.verbs.filter((v) => v.picked).map((v) => v.id)).toEqual([b.id]);
          }
        }
        for (const step of model.steppers) expect(step.value).toBeLessThanOrEqual(step.most);
      }
      const dice = rollOf(t);
      const battle = viewOfBattle(s, dice, ENGLISH);
      expect(battle === undefined).toBe(s.battle === undefined && dice === undefined);
      if (dice !== undefined) {
        rolls++;
        const faces = (of: readonly { face: number }[]): number[] => of.map(({ face }) => face);
        if (s.step === "boost") {
          expect(dice.settled).toBe(false);
          expect(faces(dice.attacker.dice)).toEqual(s.battle?.attackerDice);
          expect(faces(dice.defender.dice)).toEqual(s.battle?.defenderDice);
        }
        if (dice.settled) {
          const hits = (of: readonly { hit: boolean }[]): number => of.filter((d) => d.hit).length;
          const { attacker, defender } = dice;
          expect(hits(attacker.dice)).toBeGreaterThanOrEqual(defender.due);
          expect(hits(defender.dice)).toBeGreaterThanOrEqual(attacker.due);
          if (dice.rank === "main") expect(hits(attacker.dice)).toBe(defender.due);
          if (s.step !== "losses") {
            expect(total(attacker.lost)).toBe(attacker.due);
            expect(total(defender.lost)).toBe(defender.due);
          }
          const ended = dice.cycle > 0 ? s.battle === undefined : dice.rank === "recruitment";
          expect(dice.end !== undefined).toBe(ended);
        }
      }
      const viewer = roll(5) - 1;
      const size = sizeAt(m.log, m.game.at);
      for (let i = Math.max(0, size - 12); i < size; i++)
        expect(lineAt(m, i, viewer, ENGLISH)).toMatch(/^[A-Z].*[.!]$/);
      const window = modelOfWindow(s, ENGLISH);
      for (const text of texts([status, battle, window])) expect(text).not.toMatch(/undefined|NaN/);
    });
    // The limit ends the game as the next round begins.
    const { ending, round } = stateOf(t);
    expect([ending, round, statusOf(stateOf(t), ENGLISH, false).title]).toEqual([
      "limit",
      6,
      "Round 5: end of the game",
    ]);
    expect(rolls).toBeGreaterThan(20);
    for (const prompt of prompts) expect(prompt).toMatch(/^[A-Z].*\.$/);
    expect(prompts.size).toBeGreaterThan(14);
    expect(endingText(stateOf(t), ENGLISH)).not.toBe("");
    const statistics = statisticsOf(matchOf(t));
    expect(statistics.round).toBe(5);
    const over = layTable(stateOf(t), present(t));
    expect(thingsOf(over).find(({ kind }) => kind === "round")?.count).toBe(5);
    const { log, game } = matchOf(t);
    const lines = Array.from({ length: sizeAt(log, game.at) }, (_, i) => lineAt(matchOf(t), i, 0, ENGLISH));
    expect(lines).toContain("Round 5 was the last: the crowns decide.");
    expect(lines).not.toContain("Round 6 begins.");
    expect(statistics.seats.reduce((n, x) => n + x.killed, 0)).toBeLessThanOrEqual(2000);
    expect(statistics.seats.reduce((n, x) => n + x.lost, 0)).toBeGreaterThan(0);
  });

  test("are as high as what they say: a card window, and the page of a kingdom", () => {
    const room = newRoom();
    room.table = startedTable(3, 15);
    const heights = (panel: Panel<Room>, id: string): number => {
      let height = 0;
      const nothing = (): void => undefined;
      const writer = { put: nothing, show: nothing, showTo: nothing, showAll: nothing, showAllTo: nothing };
      const rest = { shown: () => undefined, setCopies: () => [], later: nothing, isLocal: () => true };
      const putAll = (to: string, name: string, value: string): void => {
        if (to === id && name.endsWith("eight")) height = Number(value);
      };
      panel.paint(room, "red", { ...writer, ...rest, putAll }, ENGLISH);
      return height;
    };
    screenOf(room, "red").page = "seat_red";
    const windows = new Set<number>();
    const pages = new Set<number>();
    playOn(room.table, rollFrom(seedRng(8)), 900, () => {
      pages.add(heights(KINGDOM, "page-seat_red"));
      // Two rows below a battle end above the speeds in a window of 1280 by 720; some moments list more cards.
      const { battle, window } = stateOf(room.table);
      if (battle !== undefined && window.length < 2) windows.add(heights(WINDOW, "window"));
    });
    windows.delete(0);
    expect([Math.min(...windows), Math.max(...windows)]).toEqual([42, 59]);
    expect(Math.min(...pages)).toBeLessThan(PAGE_HEIGHT - 60);
    expect(Math.max(...pages)).toBeLessThanOrEqual(PAGE_HEIGHT);
  });

  test("show nobody what only its owner may know", () => {
    const t = startedTable(3, 15);
    playOn(t, rollFrom(seedRng(8)), 900, () => {
      const s = stateOf(t);
      for (let owner = 0; owner < 3; owner++) {
        const other = otherwise(s, owner);
        if (other === undefined) continue;
        expectSame(modelOfWindow(other, ENGLISH), modelOfWindow(s, ENGLISH));
        expectSame(viewOfBattle(other, rollOf(t), ENGLISH), viewOfBattle(s, rollOf(t), ENGLISH));
        expectSame(statusOf(other, ENGLISH, false), statusOf(s, ENGLISH, false));
        const crowns = countAllCrowns(s);
        expectSame(
          crowns,
          s.seats.map((_, i) => countCrowns(s, i)),
        );
        crowns.forEach((c, i) => {
          expectSame(modelOfMat(other, i, countAllCrowns(other)[i], ENGLISH), modelOfMat(s, i, c, ENGLISH));
        });
        for (let seat = -1; seat < 3; seat++) {
          if (seat === owner) continue;
          if (seat >= 0) expectSame(ownMatOf(other, seat, ENGLISH), ownMatOf(s, seat, ENGLISH));
          if (seat >= 0 && s.asked.includes(seat)) {
            const [a, b] = [matchAt(s), matchAt(other)];
            expectSame(
              modelOfAction(b, newIntent(b, seat), ENGLISH),
              modelOfAction(a, newIntent(a, seat), ENGLISH),
            );
          }
        }
      }
    });
  });

  test("the log masks what others draw, and knows where the own turn ended", () => {
    const t = startedTable(2, 33);
    playOn(t, rollFrom(seedRng(3)), 200);
    const m = matchOf(t);
    const size = sizeAt(m.log, m.game.at);
    const read = (seat: number): string[] =>
      Array.from({ length: size }, (_, i) => lineAt(m, i, seat, ENGLISH));
    const [mine, yours] = [read(0), read(1)];
    const draws = (lines: string[], who: string, what: RegExp): number =>
      lines.filter((l) => l.startsWith(`${who} draws`) && what.test(l)).length;
    expect(draws(mine, "Red", /a Castle Risk card|a papal mission/)).toBe(0);
    expect(draws(mine, "Blue", /a Castle Risk card|a papal mission/)).toBe(draws(mine, "Blue", /./));
    expect(draws(yours, "Blue", /a Castle Risk card|a papal mission/)).toBe(0);
    const since = sinceTurn(m.log, m.game.at, 0);
    expect(since).toBeGreaterThan(0);
    expect(since).toBeLessThanOrEqual(size);
  });

  test("a pick that others pick beside is kept", () => {
    const t = startedTable(2, 5);
    const roll = rollFrom(seedRng(1));
    while (stateOf(t).step !== "policies") playOn(t, roll, 1);
    const m = matchOf(t);
    const { intent } = gesture(m, newIntent(m, 1), { type: "step", kind: 0, by: 1 });
    expect(refresh(m, intent, 1)).toBe(intent);
    expect(refresh(m, undefined, 1).counts).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test("say which seats nobody plays, before the game and when they are waited for", () => {
    const t = startedTable(3, 15);
    const roll = rollFrom(seedRng(8));
    playOn(t, roll, 40);
    while (stateOf(t).asked.length === 0) playOn(t, roll, 1);
    const { asked } = stateOf(t);
    const room = { ...newRoom(), table: t };
    expect(haltText(room, ENGLISH)).toBe("");
    const chair = chairOf(t, asked[0]);
    chair.player = "";
    expect(haltText(room, ENGLISH)).toMatch(/^Nobody plays (Red|Blue|Green): sit there/);
    chair.bot = "random";
    expect(haltText(room, ENGLISH)).toBe("");
    const before = newTable();
    expect(modelOfSetup(before, ENGLISH).summary).toContain(
      "Nobody plays Red, Blue, Green, Yellow and Purple yet",
    );
    for (const one of before.chairs) one.bot = "random";
    expect(modelOfSetup(before, ENGLISH).summary).not.toContain("Nobody");
  });

  test("a kingdom says who plays it: a person, a computer by a name and manner of its own, nobody", () => {
    const t = startedTable(3, 15);
    const { match } = t;
    if (match === undefined) throw new Error("no match");
    const chair = chairOf(t, 0);
    chair.name = "Rosalind";
    const text = (most: number): string => playerText(match, 0, chair, most, ENGLISH);
    expect(text(16)).toBe("Red: Rosalind");
    expect(text(10)).toBe("Red: Rosal...");
    chair.player = "";
    expect(text(16)).toBe("Red (empty)");
    chair.bot = "normal";
    expect(text(16)).toMatch(/^Red: (Bold|Wary|Grim) [A-Z][a-z]{2,3}$/);
  });

  test("a reserve says which units are in it", () => {
    const s = stateOf(startedTable(2, 3));
    s.seats[0].reserve = [2, 0, 0, 1];
    expect(modelOfMat(s, 0, countCrowns(s, 0), ENGLISH).reserveText).toBe(
      "In reserve: 2 infantry and 1 siege weapon",
    );
  });

  test("a mission that was fulfilled twice is named once, with its number", () => {
    const s = stateOf(startedTable(2, 3));
    const [first, second] = [0, 1].map((k) => nameOf(ENGLISH.names.missions, MISSIONS[k]));
    s.seats[0].completed = [1, 0, 1];
    expect(pageOfKingdom(s, 0, "", ENGLISH).left).toContain(`Fulfilled: ${second} 2 and ${first}`);
  });

  test("the page of a kingdom that is lost says so and no more, one without crowns has none to list", () => {
    const s = stateOf(startedTable(2, 3));
    expect(pageOfKingdom(s, 0, "", ENGLISH).right[0]).toBe("No crowns now");
    s.seats[0].alive = false;
    expect(pageOfKingdom(s, 0, "Red", ENGLISH)).toEqual({
      title: "Red",
      head: ["Kingdom lost"],
      left: [],
      right: [],
    });
  });

  test("presets and the setup panel", () => {
    const t = newTable();
    expect(modelOfSetup(t, ENGLISH).preset).toBe("classic");
    for (const { id } of META.presets) expect(presetOf(META, presetOptions(META, id))).toBe(id);
    t.options = presetOptions(META, "short");
    t.options.round_limit = 3;
    const model = modelOfSetup(t, ENGLISH);
    expect(model.preset).toBe("");
    expect(model.ready).toBe(true);
    expect(model.options.map((o) => o.text)).toContain("Last round: 3");
    expect(model.options.map((o) => o.text)).toContain("Capitals: Dealt at random");
  });
});
