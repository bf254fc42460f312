import { decide } from "../../../src/core/bots/decide";
import { describe, expect, it } from "vitest";
import { isFault } from "../../../src/core/refuse";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { NOBODY, type AnyAction, type AnyEvent } from "../../../src/core/types";
import type { Match } from "../../../src/session/match/match";
import { openSave, resumeSome, writeSave } from "../../../src/session/table/save";
import type { GameModule } from "../../../src/session/game/module";
import { gesture, newIntent } from "../../../src/session/intent/intent";
import { due } from "../../../src/session/play/pace";
import { siteOf } from "../../../src/session/intent/site";
import { thingsOf, type Layout } from "../../../src/session/scene/thing";
import { setClosed, sit } from "../../../src/session/table/chairs";
import { newTable, present, start, submit, type Table } from "../../../src/session/table/table";
import { expectSame } from "../../helpers/same";
import { gesturesFor } from "./driver";
import { UNITS } from "./wander";

const MOST = 250;
/** Actions after each of which is saved; then after every tenth. */
const OFTEN = 100;

/** A table of this game at which as many sit as may, with a match between them. */
export function seated(module: GameModule, seed: number, players = module.meta.maxSeats): Table {
  const t = newTable(module);
  module.meta.colours.forEach((colour, i) => {
    if (i < players) sit(t, `id${i}`, `Player ${i}`, colour);
    else setClosed(t, colour, true);
  });
  const why = start(t, [seed]);
  if (why !== undefined) throw new Error(why.code);
  return t;
}

function matchOf(t: Table): Match {
  if (t.match === undefined) throw new Error("no match");
  return t.match;
}

/** What happens next at a table: what is due by itself, or what a computer would do in an asked seat. */
export function nextAt(t: Table, roll: (n: number) => number): AnyAction {
  const next = due(t, "instant", 0);
  if (next !== undefined) return next.action;
  const { bots, view } = t.module;
  const s = matchOf(t).game.state;
  const seat = s.asked[roll(s.asked.length)];
  return decide(bots[roll(bots.length)], view.state(s, seat), seat, roll, UNITS);
}

/** What a session does with every game: gestures, layouts, saves. */
export function sessionContract(module: GameModule): void {
  describe(`${module.meta.id}: at a table`, () => {
    it("every action of a seat can be made by gestures, and the gestures make that action", () => {
      for (let seed = 1; seed <= 3; seed++) {
        playOn(module, seed, (t, action) => {
          const m = matchOf(t);
          if (action.seat < 0 || module.orders?.isWish(action) === true) return;
          let intent = newIntent(m, action.seat);
          let made: AnyAction | undefined;
          for (const g of gesturesFor(m, action)) {
            const answer = gesture(m, intent, g);
            expectSame(answer.why, undefined);
            ({ intent, action: made } = answer);
          }
          expectSame(made, action);
          const { from, to } = siteOf(m, action) ?? { from: NOBODY, to: NOBODY };
          for (const land of [from, to])
            expect(land === NOBODY || land < module.table.territories).toBe(true);
        });
      }
    });

    it("what is answered for a person is legal, all that can be done, and known to all who watch", () => {
      for (let seed = 1; seed <= 4; seed++)
        playOn(module, seed, (t) => {
          const s = matchOf(t).game.state;
          const { choices, rules, view, bots } = module;
          for (const seat of s.asked) {
            const sole = choices.forcedAction(s, seat);
            expectSame(choices.forcedAction(view.state(s, NOBODY), seat), sole);
            if (sole === undefined) continue;
            expectSame(rules.check(s, sole), undefined);
            for (let n = 0; n < 5; n++) {
              const roll = rollFrom(seedRng(n));
              for (const bot of bots) expectSame(decide(bot, view.state(s, seat), seat, roll, UNITS), sole);
            }
          }
        });
    });

    it("what lies on the table is the same from the layout before as from nothing, each thing once", () => {
      playOn(module, 4, (t, _action, before) => {
        const { state } = matchOf(t).game;
        const fresh = module.table.layout(state, present(t));
        const from = module.table.layout(state, present(t), before);
        expectSame(thingsOf(from), thingsOf(fresh));
        const keys = thingsOf(fresh).map((thing) => thing.key);
        expectSame(new Set(keys).size, keys.length);
        return from;
      });
    });

    it("saves after each action, and goes on from the save as if nothing had happened", () => {
      let n = 0;
      playOn(module, 5, (t) => {
        // Each save is played from its beginning.
        if (n++ > OFTEN && n % 10 > 0) return;
        const text = writeSave(t);
        const opened = openSave(module, text);
        if (isFault(opened)) throw new Error(JSON.stringify(opened));
        let done = resumeSome(opened, 1000);
        while (done === false) done = resumeSome(opened, 1000);
        expect(done).toBe(true);
        const again = matchOf(opened.table);
        expect(module.rules.hash(again.game.state)).toBe(module.rules.hash(matchOf(t).game.state));
        expect(writeSave(opened.table)).toBe(text);
      });
    });

    it("refuses a press on any territory in words, or lets it be taken back, and changes no state", () => {
      playOn(module, 6, (t) => {
        const m = matchOf(t);
        const hash = module.rules.hash(m.game.state);
        for (const seat of m.game.state.asked) {
          for (let territory = 0; territory < module.table.territories; territory += 3) {
            const { why, action } = gesture(m, newIntent(m, seat), { type: "press", territory });
            expectSame(action, undefined);
            if (why !== undefined) expectSame(/^[a-z_]+\.[a-z_]+$/.test(why.code), true, why.code);
          }
        }
        expect(module.rules.hash(m.game.state)).toBe(hash);
      });
    });
  });
}

type Look = (t: Table, action: AnyAction, before: Layout | undefined) => Layout | void;

/** Plays a table on; `look` sees it before each action, and may keep a layout for the next look. */
function playOn(module: GameModule, seed: number, look: Look): void {
  const t = seated(module, seed);
  const roll = rollFrom(seedRng(seed + 5000));
  let kept: Layout | undefined;
  for (let i = 0; i < MOST && matchOf(t).game.state.step !== "over"; i++) {
    const action = nextAt(t, roll);
    kept = look(t, action, kept) ?? undefined;
    const events: AnyEvent[] = [];
    const why = submit(t, action, matchOf(t).revision, events);
    if (why !== undefined) throw new Error(`${JSON.stringify(action)}: ${why.code}`);
  }
}
