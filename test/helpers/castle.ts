/** What the core does for any game, done for Castle Risk and with its types. */
import type { Line } from "../../src/core/lines";
import { defaultOptions } from "../../src/core/options";
import { readPosition as readAnyPosition } from "../../src/core/position";
import {
  nextAction as nextAny,
  openRecord as openAny,
  writeHeader as writeAnyHeader,
  type OpenRecord,
} from "../../src/core/record";
import { startReplay as startAny, stepReplay as stepAny, type Replay } from "../../src/core/replay";
import type { Fault, Refusal } from "../../src/core/types";
import { ENGINE } from "../../src/games/castle-risk/engine";
import { META, type Options } from "../../src/games/castle-risk/meta";
import type { Action } from "../../src/games/castle-risk/rules/actions";
import type { Event } from "../../src/games/castle-risk/rules/events";
import { GAME } from "../../src/games/castle-risk/module";
import type { State } from "../../src/games/castle-risk/rules/state";
import type { RollShow } from "../../src/games/castle-risk/table/battle-show";
import { newMatch, type Match } from "../../src/session/match/match";
import { openSave as openAnySave, type Resume } from "../../src/session/table/save";
import { newRoom as newAnyRoom, type Room } from "../../src/session/table/room";
import { newTable as newAnyTable, submit as submitAny, type Table } from "../../src/session/table/table";

/** The rulebook's options. */
export const USUAL = defaultOptions(META.options) as Options;

export function readPosition(line: Line): State {
  return readAnyPosition(ENGINE, line) as State;
}

export type CastleRecord = OpenRecord & { readonly state: State };

export function openRecord(text: string): CastleRecord | Fault {
  return openAny(ENGINE, text) as CastleRecord | Fault;
}

export function nextAction(record: CastleRecord): Action | Fault | undefined {
  return nextAny(record) as Action | Fault | undefined;
}

export function writeHeader(
  options: Options,
  colours: readonly string[],
  names: readonly string[],
  seed: number,
): string {
  return writeAnyHeader(META, options, colours, names, seed < 0 ? [] : [seed]);
}

export type CastleReplay = Replay & { readonly state: State };

export function startReplay(text: string): CastleReplay | Fault {
  return startAny(ENGINE, text) as CastleReplay | Fault;
}

export function stepReplay(replay: CastleReplay, events: Event[]): Action | Fault | undefined {
  return stepAny(replay, events) as Action | Fault | undefined;
}

export function newTable(): Table {
  return newAnyTable(GAME);
}

export function newRoom(): Room {
  return newAnyRoom(GAME);
}

export function openSave(text: string): Resume | Fault {
  return openAnySave(GAME, text);
}

/** A match that begins at this state. */
export function matchAt(state: State): Match {
  return newMatch(GAME, state, [], []);
}

export function submit(t: Table, action: Action, seen: number, events: Event[]): Refusal | undefined {
  return submitAny(t, action, seen, events);
}

/** The dice that are shown. */
export function rollOf(t: Table): RollShow | undefined {
  return t.roll as RollShow | undefined;
}
