import { describe, expect, it } from "vitest";
import { NOBODY, type AnyAction } from "../../../src/core/types";
import type { GameModule } from "../../../src/session/game/module";
import { actionText, eventText } from "../../../src/text/log";
import { refusalText } from "../../../src/text/refusals";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { wildAction } from "../../../scripts/soak/wild";
import { beginGame, wander } from "./wander";

const UNSOUND = /undefined|NaN|\[object/;

/** What every language of a game must have words for. */
export function textContract(module: GameModule): void {
  const { meta, rules, view } = module;
  describe.each(Object.entries(module.languages))(`${meta.id} in %s`, (id, language) => {
    it("has a line for every action and event, as each seat sees them, and a sentence for every refusal", () => {
      expect(language.id).toBe(id);
      const odd: string[] = [];
      const look = (known: boolean, text: string): void => {
        if (!known || text === "" || UNSOUND.test(text)) odd.push(text);
      };
      for (let seed = 1; seed <= 3; seed++) {
        const roll = rollFrom(seedRng(seed + 6000));
        const seen: AnyAction[] = [];
        wander(module, beginGame(module, seed), seed, 300, ({ state }, action, events) => {
          seen.push(action);
          for (let seat = -1; seat < state.colours.length; seat++) {
            const a = view.action(action, seat);
            if (a !== undefined) look(a.type in language.actions, actionText(a, state.colours, language));
            for (const event of events) {
              const e = view.event(event, seat);
              if (e !== undefined) look(e.type in language.events, eventText(e, state.colours, language));
            }
          }
          const why = rules.check(state, wildAction(seen, roll));
          if (why !== undefined) look(why.code in language.refusals, refusalText(why, language));
        });
      }
      expect(odd).toEqual([]);
    });

    it("tells of actions in the log no more than those know who only watch", () => {
      const told: string[] = [];
      for (let seed = 1; seed <= 3; seed++) {
        wander(module, beginGame(module, seed), seed, 300, ({ state }, action) => {
          if (!module.log.actions.includes(action.type)) return;
          const seen = view.action(action, NOBODY);
          const open = seen === undefined ? "" : actionText(seen, state.colours, language);
          const text = actionText(action, state.colours, language);
          if (text !== open) told.push(text);
        });
      }
      expect(told).toEqual([]);
    });

    it("has names for its colours, options, presets and what may be typed", () => {
      const { names, panel } = language;
      expect(meta.colours.filter((colour) => names.colours[colour] === undefined)).toEqual([]);
      expect(meta.options.filter((option) => names.options[option.id] === undefined)).toEqual([]);
      expect(meta.presets.filter((preset) => panel.presets[preset.id] === undefined)).toEqual([]);
      expect(["action", "verb", "colour"].filter((word) => names.expected[word] === undefined)).toEqual([]);
    });
  });
}
