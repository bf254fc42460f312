import { expect, test } from "vitest";
import { defaultOptions } from "../../../src/core/options";
import { CHANCE, NOBODY, type AnyAction } from "../../../src/core/types";
import { GAME } from "../../../src/games/castle-risk/module";
import { newMatch } from "../../../src/session/match/match";
import type { GameModule } from "../../../src/session/game/module";
import { siteOf } from "../../../src/session/intent/site";
import { TOY } from "../../games/toy/module";

/** Where an action of a game would take place; no state has a say in it. */
function site(
  module: GameModule,
  action: AnyAction & Readonly<Record<string, unknown>>,
): number[] | undefined {
  const match = newMatch(
    module,
    module.rules.setup(defaultOptions(module.meta.options), module.meta.colours, [1, 2, 3, 4]),
    [],
    [1],
  );
  const found = siteOf(match, action);
  return found === undefined ? undefined : [found.from, found.to];
}

test("an action of a seat takes place in its own territories, whichever game it is of", () => {
  const units = [1, 0, 0, 0];
  expect(site(GAME, { type: "attack", seat: 0, from: 4, to: 7, units })).toEqual([4, 7]);
  expect(site(GAME, { type: "build", seat: 0, territory: 9 })).toEqual([NOBODY, 9]);
  expect(site(TOY, { type: "claim", seat: 1, territory: 9 })).toEqual([NOBODY, 9]);
  expect(site(GAME, { type: "pass", seat: 0 })).toBeUndefined();
});

test("what chance deals, and what not all may see, takes place nowhere", () => {
  expect(site(TOY, { type: "deal", seat: CHANCE, to: 1, territory: 9 })).toBeUndefined();
  const view = { ...TOY.view, action: () => undefined };
  expect(site({ ...TOY, view }, { type: "claim", seat: 1, territory: 9 })).toBeUndefined();
});
