import { atOnce } from "../../../src/core/bots/decide";
import { makeRandom } from "../../../src/core/bots/random";
import type { Engine } from "../../../src/core/engine";
import { NOBODY } from "../../../src/core/types";
import { NOTATION } from "./notation";
import { CHOICES, META, OFFERED, RULES, SECRET, VERBS, type Action, type Event, type State } from "./rules";

/** The engine of the toy. */
export const ENGINE: Engine<State, Action, Event> = {
  meta: META,
  rules: RULES,
  notation: NOTATION,
  choices: CHOICES,
  view: {
    state: (s, seat) => {
      const view = RULES.copy(s);
      view.rng = [0, 0, 0, 0];
      view.seats.forEach((other, i) => {
        if (i !== seat && other.secret !== NOBODY) other.secret = SECRET;
      });
      return view;
    },
    event: (e, seat) => (e.type === "dealt" && e.seat !== seat ? { ...e, territory: SECRET } : e),
    action: (a, seat) => (a.type === "deal" && a.to !== seat ? { ...a, territory: SECRET } : a),
    reveals: () => false,
  },
  bots: [{ id: "random", think: atOnce(makeRandom<State, Action>({ verbs: VERBS, offered: OFFERED }, {})) }],
  orders: undefined,
};
