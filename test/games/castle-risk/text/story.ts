/** All that the text has to say about a random game: the same program for Node and for Lua. */
import { randomAction } from "../../../../src/games/castle-risk/bots/random";
import { dealSeeded } from "../../../../src/core/dealer";
import { advance } from "../../../../src/core/game";
import { isFault } from "../../../../src/core/refuse";
import { rollFrom, seedRng } from "../../../../src/core/rng";
import type { Action } from "../../../../src/games/castle-risk/rules/actions";
import type { Event } from "../../../../src/games/castle-risk/rules/events";
import { COLOURS } from "../../../../src/games/castle-risk/meta";
import { CASTLE_RISK } from "../../../../src/games/castle-risk/rules/ruleset";
import { newState } from "../../../../src/games/castle-risk/rules/state/initial";
import { ENGLISH } from "../../../../src/games/castle-risk/text/en/english";
import { actionText, eventText } from "../../../../src/text/log";
import { refusalText } from "../../../../src/text/refusals";
import { USUAL, openRecord, writeHeader } from "../../../helpers/castle";

/** The log of a random game: actions, events, and now and then why the last action cannot be taken again. */
function story(seed: number): string {
  const state = newState({ ...USUAL, round_limit: 6 }, COLOURS.slice(0, 3), seedRng(seed));
  const roll = rollFrom(seedRng(seed + 1));
  const lines: string[] = [];
  let n = 0;
  while (state.step !== "over") {
    const action: Action =
      dealSeeded(CASTLE_RISK, state) ?? randomAction(state, state.asked[roll(state.asked.length)], roll);
    const events: Event[] = [];
    advance(CASTLE_RISK, state, action, events);
    lines[n] = actionText(action, state.colours, ENGLISH);
    n++;
    for (const event of events) {
      lines[n] = eventText(event, state.colours, ENGLISH);
      n++;
    }
    const why = CASTLE_RISK.check(state, action);
    if (why !== undefined) {
      lines[n] = refusalText(why, ENGLISH);
      n++;
    }
  }
  return lines.join("\n");
}

/** Every sentence of a refusal, its ids and numbers made up. */
function sentences(codes: string): string {
  const params: Record<string, string | number> = { territory: "leon_castile", from: "saxony", to: "rome" };
  const ids = [
    "seat",
    "red",
    "unit",
    "archer",
    "card",
    "spy",
    "mission",
    "purge",
    "phase",
    "draw",
    "rank",
    "siege",
    "step",
    "play",
  ];
  for (let i = 0; i < ids.length; i += 2) params[ids[i]] = ids[i + 1];
  const numbers = ["count", "due", "coins", "cost", "limit", "copies", "free", "there", "least", "most"];
  numbers.forEach((name, i) => {
    params[name] = i;
  });
  for (const name of ["word", "game", "title", "expected"]) params[name] = "owner";
  for (const name of ["value", "size", "version", "current", "face"]) params[name] = 7;
  return codes
    .split(" ")
    .map((code) => refusalText({ code, params }, ENGLISH))
    .join("\n");
}

/** The names of a record's players, read from its header, with a byte order mark and with names made harmless. */
function names(text: string): string {
  const record = openRecord(text);
  if (isFault(record)) return refusalText(record.why, ENGLISH);
  return record.names.join("|") + writeHeader(USUAL, record.state.colours, [" #1 ü\n", text], 5);
}

const offered = globalThis as unknown as Record<string, unknown>;
offered.story = (seed: string): string => story(seed.length);
offered.sentences = sentences;
offered.names = names;
offered.language = (): string => `${ENGLISH.id} ${ENGLISH.name}`;
