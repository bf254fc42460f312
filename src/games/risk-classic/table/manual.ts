import { parseWhole } from "../../../core/lines";
import { refuse } from "../../../core/refuse";
import { NEUTRAL, NOBODY, type Seat } from "../../../core/types";
import { changeLands, type LandContents } from "../../../risk/by-hand";
import { landId, SIZE } from "../../../risk/world/board";
import type { ManualEdits } from "../../../session/module";
import type { Drop } from "../../../session/play/drop";
import { SUPPLY } from "../../../session/scene/pieces";
import { ownerId } from "../../../core/common";
import { colourName } from "../../../text/names";
import { findBreach } from "../notation/position/invariants";
import { copyState } from "../rules/state/copy";
import type { State } from "../rules/state";
import { modeOf } from "../rules/variant";
import type { ClassicLanguage } from "../text/language";
import { placeName } from "../text/names";
import { PIECES, WORTH } from "./armies";

/** What lies open on a table, as people have put it there: by territory whose it is, and armies as units of one kind. */
export interface TableContents {
  readonly lands: LandContents[];
}

/** Changes of pieces by hand: armies and owners of territories. */
export const MANUAL: ManualEdits<State, TableContents> = {
  refuse: (s) => (s.battle === undefined ? undefined : refuse("step.other", { step: s.step })),
  contents: ({ owners, armies }) => ({
    lands: owners.map((owner, t) => ({ owner, units: [armies[t]], castle: false })),
  }),
  drop: wordsOfDrop,
  describe,
  change: ({ lands }, s, by, words) => changeLands(lands, by, (owner) => nextOwner(s, owner), words),
  seen: put,
  takeOver: (old, contents) => {
    const s = put(old, contents);
    return findBreach(s)?.why ?? s;
  },
};

/** Pieces of the supply, and pieces carried over: as many armies as they stand for. */
function wordsOfDrop({ lands }: TableContents, { kind, face, from, to, count }: Drop): string {
  const k = PIECES.findIndex((piece) => piece === face);
  if (k < 0 || to < 0) return "";
  const armies = (count > 0 ? count : 1) * WORTH[k];
  if (kind === SUPPLY) return `units ${to} 0 ${armies}`;
  if (kind !== "unit" || from < 0 || from === to) return "";
  const [there] = lands[from].units;
  return `move ${from} ${to} 0 ${armies < there ? armies : there}`;
}

/** The state with what lies there; a territory without armies is nobody's where the step lets it be so. */
function put(old: State, { lands }: TableContents): State {
  const s = copyState(old);
  for (let t = 0; t < SIZE; t++) {
    const { owner, units } = lands[t];
    const [armies] = units;
    s.owners[t] = armies > 0 ? owner : s.step === "claim" ? NOBODY : old.owners[t];
    s.armies[t] = armies;
  }
  return s;
}

/** The next owner: players that are in the game, behind the last one the neutral army where there is one. */
function nextOwner(s: State, owner: number): number {
  const n = s.seats.length;
  const neutral = modeOf(s) === "two_players";
  if (owner === n - 1 && neutral) return NEUTRAL;
  for (let i = 1; i <= n; i++) {
    const next: Seat = ((owner < 0 ? -1 : owner) + i) % n;
    if (s.seats[next].alive) return next;
  }
  return owner;
}

/** What a change by hand has come to; `by` is who has made it. */
function describe(
  { lands }: TableContents,
  s: State,
  by: string,
  words: readonly string[],
  { names, manual }: ClassicLanguage,
): string[] {
  const [what, where] = words;
  return (what === "move" ? [where, words[2]] : [where]).map((word) => {
    const t = parseWhole(word);
    const { owner, units } = lands[t];
    return manual.land(by, placeName(landId(t)), colourName(ownerId(s, owner), names), units[0]);
  });
}
