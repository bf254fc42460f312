import { describe, expect, test } from "vitest";
import { rollFrom, seedRng } from "../../../src/core/rng";
import type { Action } from "../../../src/games/castle-risk/rules/actions";
import type { State } from "../../../src/games/castle-risk/rules/state";
import { writePosition } from "../../../src/games/castle-risk/notation/position/clauses";
import { sinceTurn, sizeAt } from "../../../src/session/match/log";
import { done, moveTo } from "../../../src/session/match/match";
import { freeBack } from "../../../src/session/table/free-back";
import { dueChance, dueOrder } from "../../../src/session/table/table";
import { lastOwn, override, propose, redo, respond, tick, undo } from "../../../src/session/table/undo";
import { submit } from "../../helpers/castle";
import { matchOf, playOn, startedTable, stateOf } from "../../helpers/presser";

describe("undo", () => {
  test("is exact at every action, and redo too", () => {
    const t = startedTable(3, 21);
    const roll = rollFrom(seedRng(2));
    const begin = done(matchOf(t));
    const past: string[] = [writePosition(stateOf(t))];
    playOn(t, roll, 200, () => past.push(writePosition(stateOf(t))));
    const m = matchOf(t);
    for (let i = 0; i < 60; i++) {
      const to = roll(201);
      moveTo(m, begin + to);
      expect(writePosition(m.game.state as State)).toBe(past[to]);
    }
  });

  test("is free to the last thing that somebody else or chance did, and never further", () => {
    const t = startedTable(3, 31);
    const roll = rollFrom(seedRng(4));
    let undone = 0;
    playOn(t, roll, 500, () => {
      const m = matchOf(t);
      for (let seat = 0; seat < 3; seat++) {
        const free = freeBack(m, seat);
        for (let i = free; i < done(m); i++) expect(m.game.actions[i].seat).toBe(seat);
      }
      const last = m.game.actions[m.game.at - 1];
      if (last.seat < 0) {
        for (let seat = 0; seat < 3; seat++) expect(undo(t, seat)?.code).toBe("undo.consent");
      } else if (freeBack(m, last.seat) < done(m)) {
        const text = writePosition(stateOf(t));
        expect(undo(t, last.seat)).toBeUndefined();
        expect(redo(t, (last.seat + 1) % 3)?.code).toBe("undo.nothing");
        expect(redo(t, last.seat)).toBeUndefined();
        expect(writePosition(stateOf(t))).toBe(text);
        undone++;
      }
    });
    expect(undone).toBeGreaterThan(50);
  });

  test.each([1, 2, 3, 5, 6])(
    "is free over the orders of those who pass, and forth again, seed %i",
    (seed) => {
      const t = startedTable(3, 8);
      const m = matchOf(t);
      const roll = rollFrom(seedRng(seed));
      playOn(t, roll, 60);
      const never = (seat: number): void => {
        submit(t, { type: "set", seat, setting: "windows", value: "never" }, m.revision, []);
      };
      const order = (): void => {
        for (let a = dueOrder(t); a !== undefined; a = dueOrder(t)) submit(t, a as Action, m.revision, []);
      };
      for (const seat of [1, 2]) never(seat);
      let crossed = 0;
      playOn(t, roll, 900, () => {
        const { seat } = m.game.actions[m.game.at - 1];
        const from = freeBack(m, seat);
        // Orders that stand among the seat's own deeds already are no deeds.
        const free = m.game.actions.slice(from - m.base, m.game.at).filter((a) => a.type !== "set").length;
        if (dueOrder(t) === undefined) return;
        order();
        if (seat < 0 || free < 1) return;
        // What the table says for others takes nothing from this seat, and tells nobody anything.
        expect(freeBack(m, seat)).toBe(from);
        for (const other of [0, 1, 2].filter((one) => one !== seat)) expect(freeBack(m, other)).toBe(done(m));
        const [at, text] = [done(m), writePosition(stateOf(t))];
        for (let n = 0; n < free; n++) {
          expect(undo(t, seat)).toBeUndefined();
          order();
        }
        expect(done(m)).toBe(from);
        for (let n = 0; n < free; n++) {
          expect(redo(t, seat)).toBeUndefined();
          order();
        }
        expect([done(m), writePosition(stateOf(t))]).toEqual([at, text]);
        crossed++;
      });
      expect(crossed).toBeGreaterThan(2);
    },
  );

  test("back to a round in which somebody had not passed yet it can still be done again", () => {
    const t = startedTable(3, 8);
    const m = matchOf(t);
    const roll = rollFrom(seedRng(2));
    while (stateOf(t).step !== "attack") playOn(t, roll, 1);
    const at = done(m);
    const seat = stateOf(t).turn;
    submit(t, { type: "end", seat, phase: "attack" }, m.revision, []);
    const other = (seat + 1) % 3;
    submit(t, { type: "set", seat: other, setting: "windows", value: "never" }, m.revision, []);
    expect(undo(t, seat)).toBeUndefined();
    expect([done(m), dueOrder(t)]).toEqual([at, undefined]);
    expect(redo(t, seat)).toBeUndefined();
    expect(done(m)).toBe(at + 2);
    expect(undo(t, seat)).toBeUndefined();
    submit(t, { type: "end", seat, phase: "attack" }, m.revision, []);
    expect(dueOrder(t)).toMatchObject({ seat: other });
  });

  test("is not free behind a card that was shown", () => {
    const t = startedTable(2, 31);
    const roll = rollFrom(seedRng(4));
    let shown = 0;
    playOn(t, roll, 1500, () => {
      const m = matchOf(t);
      const last = m.game.actions[m.game.at - 1];
      if (last.type !== "play" && last.type !== "reinforce" && last.type !== "discard") return;
      expect(undo(t, last.seat)?.code).toBe("undo.consent");
      shown++;
    });
    expect(shown).toBeGreaterThan(5);
  });

  test("beyond that needs everybody's consent, lapses, and the host decides", () => {
    const t = startedTable(3, 31);
    const roll = rollFrom(seedRng(4));
    playOn(t, roll, 120);
    const m = matchOf(t);
    const now = done(m);
    const to = lastOwn(m, 1);
    expect(to).toBeGreaterThan(0);
    expect(respond(t, 0, true)?.code).toBe("undo.no_proposal");
    expect(propose(t, 1, to, 3)).toBeUndefined();
    expect(propose(t, 0, to, 3)?.code).toBe("undo.proposed");
    expect(t.proposal?.waiting).toEqual([0, 2]);
    expect([tick(t), tick(t), tick(t)]).toEqual([false, false, true]);
    expect(t.proposal).toBeUndefined();
    propose(t, 1, to, 3);
    respond(t, 0, true);
    expect(done(m)).toBe(now);
    expect(respond(t, 2, false)).toBeUndefined();
    expect(done(m)).toBe(now);
    propose(t, 1, to, 3);
    respond(t, 2, true);
    expect(respond(t, 0, true)).toBeUndefined();
    expect(done(m)).toBe(to);
    expect(stateOf(t).asked).toContain(1);
    expect(redo(t, 1)).toBeUndefined();
    expect(dueChance(t) === undefined || m.game.at === m.game.count).toBe(true);
    propose(t, 2, 30, 9);
    expect(override(t, true)).toBeUndefined();
    expect(done(m)).toBeLessThanOrEqual(30);
    playOn(t, roll, 50);
    expect(stateOf(t).step).not.toBe("over");
  });

  test("an action drops a proposal, and the log forgets what was undone", () => {
    const t = startedTable(2, 9);
    const roll = rollFrom(seedRng(4));
    playOn(t, roll, 150);
    const m = matchOf(t);
    propose(t, 0, 100, 9);
    // Only a wish of somebody's does not.
    const wish = { type: "set", seat: 1, setting: "losses", value: "ask" } as const;
    expect(submit(t, wish, m.revision, [])).toBeUndefined();
    expect(t.proposal).toBeDefined();
    playOn(t, roll, 1);
    expect(t.proposal).toBeUndefined();
    const told = sizeAt(m.log, 100);
    moveTo(m, 100);
    playOn(t, rollFrom(seedRng(77)), 20);
    expect(sizeAt(m.log, 100)).toBe(told);
    expect(sinceTurn(m.log, m.game.at, 0)).toBeLessThanOrEqual(sizeAt(m.log, m.game.at));
    for (const turn of m.log.turns) expect(turn.at).toBeLessThan(m.game.at);
  });
});
