import { ownerId } from "../../../core/common";
import type { Breach } from "../../../core/engine";
import { parseWhole } from "../../../core/lines";
import { refuse } from "../rules/refusals";
import { NOBODY, type CommonState } from "../../../core/types";
import type { ManualEdits } from "../../../session/game/module";
import type { Drop } from "../../../session/game/drop";
import { SUPPLY } from "../../../session/scene/pieces";
import { colourName } from "../../../text/names";
import { changeLands, type LandContents } from "../../by-hand";
import { SIZE } from "../board";
import { nextSeat } from "../rules/seats";
import type { WorldState } from "../rules/state";
import type { WorldManual } from "../text/language";
import { PIECES, WORTH } from "./armies";

/** What lies open on a table, as people have put it there: by territory whose it is, and armies as units of one kind. */
export interface TableContents {
  readonly lands: LandContents[];
}

/** What changes by hand have to know of a game. */
interface ManualGame<S> {
  copy(this: void, state: S): S;
  findBreach(this: void, state: S): Breach | undefined;
  /** Whether the board may have empty territories now. */
  mayBeEmpty(this: void, state: S): boolean;
  /** Whose a territory becomes after somebody. */
  nextOwner(this: void, state: S, owner: number): number;
  landName(this: void, territory: number): string;
}

/** Changes of pieces by hand: armies and owners of territories. */
export function worldManual<S extends WorldState & CommonState>(
  game: ManualGame<S>,
): ManualEdits<S, TableContents> {
  const put = (old: S, { lands }: TableContents): S => {
    const s = game.copy(old);
    const empty = game.mayBeEmpty(old);
    for (let t = 0; t < SIZE; t++) {
      const { owner, units } = lands[t];
      const [armies] = units;
      s.owners[t] = armies > 0 ? owner : empty ? NOBODY : old.owners[t];
      s.armies[t] = armies;
    }
    return s;
  };
  return {
    refuse: (s) => (s.battle === undefined ? undefined : refuse("step.other", { step: s.step })),
    contents: ({ owners, armies }) => ({
      lands: owners.map((owner, t) => ({ owner, units: [armies[t]], castle: false })),
    }),
    drop: wordsOfDrop,
    describe: ({ lands }, s, by, words, language) => {
      const [what, where] = words;
      const manual = language.manual as WorldManual;
      return (what === "move" ? [where, words[2]] : [where]).map((word) => {
        const t = parseWhole(word);
        const { owner, units } = lands[t];
        const name = colourName(ownerId(s, owner), language.names);
        return manual.land(by, game.landName(t), name, units[0]);
      });
    },
    change: ({ lands }, s, by, words) => changeLands(lands, by, (owner) => game.nextOwner(s, owner), words),
    seen: put,
    takeOver: (old, contents) => {
      const s = put(old, contents);
      return game.findBreach(s)?.why ?? s;
    },
  };
}

/** The next player after an owner that is in the game. */
export function nextLiving(s: WorldState, owner: number): number {
  const next = nextSeat(s, owner < 0 ? -1 : owner, (seat) => s.seats[seat].alive);
  return next < 0 ? owner : next;
}

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
