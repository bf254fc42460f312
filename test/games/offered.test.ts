import { expect, test } from "vitest";
import { GAMES } from "../../src/games/index";
import { VERB_TABLES } from "../helpers/verbs";

test.each(Object.entries(VERB_TABLES))(
  "%s: each verb with an offer stands once in OFFERED, or nobody could ever pick it",
  (_, { VERBS, OFFERED }) => {
    const picked = Object.keys(VERBS).filter((verb) => VERBS[verb].offer !== undefined);
    expect([...OFFERED].sort()).toEqual(picked.sort());
  },
);

test.each(GAMES)("$meta.id: each verb with a button has a name on it", ({ languages, action }) => {
  const nameless = Object.values(languages).flatMap(({ panel }) =>
    action.verbs.filter((verb) => panel.verbs[verb] === undefined),
  );
  expect(nameless).toEqual([]);
});
