import { CHANCE } from "../../../../src/core/types";
import { expect, test } from "vitest";
import { randomAction } from "../../../../src/games/castle-risk/bots/random";
import { dealSeeded } from "../../../../src/core/dealer";
import { advance } from "../../../../src/core/game";
import { rollFrom, seedRng } from "../../../../src/core/rng";
import type { Event } from "../../../../src/games/castle-risk/rules/events";
import { COLOURS } from "../../../../src/games/castle-risk/meta";
import { CASTLE_RISK } from "../../../../src/games/castle-risk/rules/ruleset";
import { newState } from "../../../../src/games/castle-risk/rules/state/initial";
import { seenAction, seenEvent } from "../../../../src/games/castle-risk/rules/view";
import { ENGLISH } from "../../../../src/games/castle-risk/text/en/english";
import { actionText, eventText } from "../../../../src/text/log";
import { USUAL } from "../../../helpers/castle";

const SOUND = /^[A-Z0-9].*[.]$/;
const UNSOUND = /undefined|NaN|_|\[object| {2}|\b1 (coins|cards|dice|archers|crowns|tokens)\b/;

/** Plays random games and calls back with every line of their logs. */
function tell(games: number, line: (text: string, type: string) => void): void {
  for (let seed = 1; seed <= games; seed++) {
    const state = newState(
      { ...USUAL, round_limit: seed === 1 ? 3 : 40 },
      COLOURS.slice(0, 2 + (seed % 4)),
      seedRng(seed),
    );
    const roll = rollFrom(seedRng(seed + 1000));
    for (const seat of state.seats) seat.settings.losses = seat.settings.dice = "ask";
    while (state.step !== "over") {
      const action =
        dealSeeded(CASTLE_RISK, state) ?? randomAction(state, state.asked[roll(state.asked.length)], roll);
      const events: Event[] = [];
      advance(CASTLE_RISK, state, action, events);
      line(actionText(action, state.colours, ENGLISH), action.type);
      const seen = seenAction(action, 0);
      if (seen !== undefined) line(actionText(seen, state.colours, ENGLISH), action.type);
      for (const event of events) {
        line(eventText(event, state.colours, ENGLISH), event.type);
        const known = seenEvent(event, 0);
        if (known !== undefined) line(eventText(known, state.colours, ENGLISH), event.type);
      }
    }
  }
}

test("whatever happens in a game has a line in words", () => {
  const types = new Set<string>();
  const odd: string[] = [];
  tell(12, (text, type) => {
    types.add(type);
    if (!SOUND.test(text) || UNSOUND.test(text)) odd.push(text);
  });
  expect(odd).toEqual([]);
  const rare = ["deal", "resign", "set", "donate", "survivor"];
  for (const type of [...Object.keys(ENGLISH.actions), ...Object.keys(ENGLISH.events)])
    if (!rare.includes(type)) expect(types).toContain(type);
});

test("lines are what people would say", () => {
  const colours = ["green", "purple"];
  const say = (event: Event): string => eventText(event, colours, ENGLISH);
  expect(say({ type: "looted", seat: 0, territory: 19, coins: 1 })).toBe("Green loots 1 coin in Madrid.");
  expect(say({ type: "battle", seat: 1, defender: -2, from: 9, territory: 19 })).toBe(
    "Purple attacks the neutral army in León-Castile from Saxony.",
  );
  expect(say({ type: "lost", seat: -2, territory: 9, units: [2, 1, 0, 1] })).toBe(
    "The neutral army loses 2 infantry, 1 archer and 1 siege weapon in Saxony.",
  );
  expect(say({ type: "over", seat: CHANCE, ending: "draw" })).toBe(
    "The game is a draw: the last round ended level.",
  );
  expect(actionText({ type: "donate", seat: 0, coins: 3 }, colours, ENGLISH)).toBe(
    "Green donates 3 coins to the church.",
  );
  expect(actionText({ type: "deal", seat: CHANCE, to: 0, territory: 9 }, colours, ENGLISH)).toBe(
    "Green is dealt Saxony.",
  );
  expect(actionText({ type: "resign", seat: 1 }, colours, ENGLISH)).toBe("Purple resigns.");
  expect(actionText({ type: "set", seat: 1, setting: "dice", value: "ask" }, colours, ENGLISH)).toBe(
    "Purple changes a standing order.",
  );
});

test("3.11 (CR42) where the last round decides, the log says by what; elsewhere it does not", () => {
  const told = (ending: string): string => eventText({ type: "over", seat: 0, ending }, ["red"], ENGLISH);
  expect(told("limit")).toMatch(/Red.*wins.*most crowns.*highest taxes.*army/);
  expect(told("emperor")).not.toMatch(/taxes/);
});
