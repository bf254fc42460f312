import { expect, test } from "vitest";
import { GAMES } from "../../src/games/index";
import * as castle from "../../src/games/castle-risk/rules/verbs";
import * as modern from "../../src/games/risk-2008/rules/verbs";
import * as classic from "../../src/games/risk-classic/rules/verbs";
import * as europe from "../../src/games/risk-europe/rules/verbs";

/** Enough of a game's verbs to see which of them a seat picks for. */
interface Table {
  readonly VERBS: Readonly<Record<string, { readonly offer: object | undefined }>>;
  readonly OFFERED: readonly string[];
}

test.each<[string, Table]>([
  ["castle-risk", castle],
  ["risk-europe", europe],
  ["risk-classic", classic],
  ["risk-2008", modern],
])("%s: each verb with an offer stands once in OFFERED, or nobody could ever pick it", (_, game) => {
  const picked = Object.keys(game.VERBS).filter((verb) => game.VERBS[verb].offer !== undefined);
  expect([...game.OFFERED].sort()).toEqual(picked.sort());
});

test.each(GAMES)("$meta.id: each verb with a button has a name on it", ({ languages, action }) => {
  const nameless = Object.values(languages).flatMap(({ panel }) =>
    action.verbs.filter((verb) => panel.verbs[verb] === undefined),
  );
  expect(nameless).toEqual([]);
});
