import { NOBODY, type CommonState } from "../../src/core/types";
import { newRng } from "../../src/core/rng";
import { nextAction, openRecord, type OpenRecord } from "../../src/core/record";
import { isFault } from "../../src/core/refuse";
import { matchSave, moveTo, newMatch, take, type Match } from "../../src/session/match/match";
import { statusOf } from "../../src/session/panel/status/model";
import type { GameModule } from "../../src/session/module";
import { playerColour } from "../../mod/player";
import type { Records } from "../../tabletop/server/records";
import { Complaint } from "../complaint";
import { gameOf } from "../game";

/** What a save of a step says of its table: computers play no seat. */
const QUIET = "match speed slow";

/** Reads the records that the tables of our games save, for the list of kept games and for replays. */
export function readRecords(): Records {
  let last: { text: string; match: Match | undefined } | undefined;
  const matchOf = (text: string): Match | undefined => {
    if (last?.text !== text) last = { text, match: readMatch(text) };
    return last.match;
  };
  return {
    match: matchKey,
    facts: (state) => {
      const match = matchOf(state);
      if (match === undefined) return undefined;
      const steps = match.game.count;
      moveTo(match, steps);
      const { state: s } = match.game;
      const seats = s.colours.map((colour, i) => ({
        color: playerColour(colour),
        name: match.names[i] || `Player ${i + 1}`,
      }));
      return { how: howIt(match.module, s), seats, steps, over: isOver(s) };
    },
    at: (state, step) => {
      const match = matchOf(state);
      if (match === undefined || step > match.game.count) return undefined;
      moveTo(match, step);
      return { state: matchSave(match, QUIET), how: howIt(match.module, match.game.state) };
    },
  };
}

/** The game, who plays and the seed: a match keeps them when positions are set by hand and people renamed. */
function matchKey(text: string): string | undefined {
  const opened = openKnown(text);
  if (opened === undefined) return undefined;
  const { state, seed } = opened.record;
  return [opened.game.meta.id, ...state.colours, ...seed].join(" ");
}

function isOver(s: CommonState): boolean {
  return s.step === "over";
}

/** How a game stands, in words: the round and whose turn it is, or who has won. */
function howIt({ languages }: GameModule, s: CommonState): string {
  const { title, turn, turnText, waitingText } = statusOf(s, languages["en"], false);
  if (isOver(s)) return waitingText;
  return turn === NOBODY ? title : `${title}, ${turnText}`;
}

/**
 * The match of a record without its seed, so that what chance would deal next cannot be seen; undefined where it is
 * none, or has not begun. Everything that was dealt stands in its lines.
 */
function readMatch(text: string): Match | undefined {
  const opened = openKnown(text);
  if (opened === undefined) return undefined;
  const { game, record } = opened;
  const { state } = record;
  state.rng = newRng([]);
  const { rules, notation } = game;
  const isNew = rules.hash(state) === rules.hash(rules.setup(state.options, state.colours, newRng([])));
  const match = newMatch(game, state, record.names, [], 0, isNew ? "" : notation.writePosition(state));
  for (;;) {
    const action = nextAction(record);
    if (action === undefined) return match;
    if (isFault(action) || take(match, action, []) !== undefined) return undefined;
  }
}

/** A record behind its header; undefined where it is none of a game that is played here, or has no match. */
function openKnown(text: string): { game: GameModule; record: OpenRecord } | undefined {
  const game = known(text);
  const record = game === undefined ? undefined : openRecord(game, text);
  return game === undefined || record === undefined || isFault(record) ? undefined : { game, record };
}

function known(text: string): GameModule | undefined {
  try {
    return gameOf(text, "");
  } catch (error) {
    if (error instanceof Complaint) return undefined;
    throw error;
  }
}
