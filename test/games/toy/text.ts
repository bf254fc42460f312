import { landId } from "../../../src/risk/europe/board";
import { ENGLISH } from "../../../src/text/en/english";
import { UI } from "../../../src/text/en/ui";
import type { UiLanguage } from "../../../src/text/ui";
import { EXPECTED } from "../../../src/text/en/expected";
import { makeLanguage } from "../../../src/text/make-language";
import { META, type Action, type Event } from "./rules";

const where = (t: number): string => (t < 0 ? "a secret territory" : landId(t));

/** What the toy says in English. */
export const TOY_ENGLISH = makeLanguage(ENGLISH, {
  title: META.title,
  names: {
    ...{ colours: { red: "Red", blue: "Blue", green: "Green" }, neutral: "nobody", nobody: "nobody" },
    phases: { claim: "claim", over: "end of the game" },
    steps: { deal: "the secret territories", claim: "a claim", over: "nothing more" },
    options: { goal: { name: "Goal", text: "Territories that win.", values: {} } },
    settings: {},
    endings: { goal: "the goal is reached", resigned: "the others have resigned" },
    expected: { ...EXPECTED, action: "a line of the toy", verb: "claim or resign", colour: "a colour" },
  },
  refusals: {
    "toy.taken": (p) => `${p["territory"]} is taken.`,
    "toy.far": (p) => `${p["territory"]} is not next to what you own.`,
  },
  reasons: {},
  log: { parts: {}, moments: {}, battle: () => "", land: where },
  events: {
    dealt: (e: Extract<Event, { type: "dealt" }>, colours) =>
      `${colours[e.seat]} is dealt ${where(e.territory)}.`,
    turn_over: (e: Extract<Event, { type: "turn_over" }>, colours) => `${colours[e.seat]} is done.`,
    over: (e: Extract<Event, { type: "over" }>, colours) => ENGLISH.panel.over([colours[e.seat]], e.ending),
  },
  actions: {
    deal: (a: Extract<Action, { type: "deal" }>, colours) =>
      `${colours[a.to]} is dealt ${where(a.territory)}.`,
    claim: (a: Extract<Action, { type: "claim" }>, colours) =>
      `${colours[a.seat]} claims ${where(a.territory)}.`,
    resign: (a, colours) => `${colours[a.seat]} resigns.`,
  },
  panel: {
    ...{ verbs: { claim: "Claim" }, prompts: { "claim.territory": "Choose a territory." } },
    ...{ kind: (_by, id) => id, word: (_verb, word) => word, spent: (coins) => `${coins} spent` },
    optionValues: {},
    presets: {
      usual: { name: "Usual", text: "Five win." },
      short: { name: "Short", text: "Three win." },
    },
  },
  pages: { help: ["Press a territory next to yours to claim it."] },
  objects: { kinds: { shield: "Shield" } },
  flow: { nowhere: "Nothing can be dragged." },
  dice: { ...ENGLISH.dice, invite: (dice) => `${dice} dice`, due: "Throw the dice." },
  manual: {},
});

/** The same with what stands in the interface from the start. */
export const TOY_INTERFACE: UiLanguage = {
  ...TOY_ENGLISH,
  labels: {
    ...UI.labels,
    ...{ orderValues: {}, guide: {}, resignHelp: "You may go on watching" },
    asks: { ...UI.labels.asks, resign: "Resign?" },
  },
  pages: { ...UI.pages, ...TOY_ENGLISH.pages },
};
