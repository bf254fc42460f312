import { ownerId } from "../../../core/common";
import { readId, readInt, skip, type Line } from "../../../core/lines";
import { readSettingWord, writeSettings, type SettingDefs } from "../../../core/settings";
import { NEUTRAL, NOBODY, type GameMeta } from "../../../core/types";
import { readIds, readWords, unknownNext } from "../../../core/words";
import { MOST } from "../../limits";
import {
  CHANCE_CLAUSE,
  clausesOf,
  endingClause,
  optionClauses,
  positionOf,
  type Position,
} from "../../notation/position";
import { field, oneOf, seat, seatList, unlessEmpty, whole, wordsOf, type Word } from "../../notation/words";
import { BOARD, landId } from "../board";
import { readTerritory } from "../read";
import { landWords } from "./actions";
import { BATTLE } from "./battle";
import type { WorldDraft, WorldGame } from "./draft";

/** A territory; NOBODY is not written. */
export function land<K extends string>(key: K): Word<{ [P in K]: number }> {
  return field(key, readTerritory, (t) => (t === NOBODY ? undefined : ` ${landId(t)}`));
}

/** Territories that follow one another. */
export function lands<K extends string>(key: K): Word<{ [P in K]: number[] }> {
  return field(
    key,
    (line) => readIds(line, BOARD.index, "territory"),
    (territories) => unlessEmpty(landWords(territories)),
  );
}

/** Who holds the territories that have no clause, with how many armies each: it is read, and never written. */
const OTHERS: Word<WorldGame, WorldGame, WorldDraft> = {
  word: "others",
  read: (line, _s, draft) => {
    const owner = readOwner(line, draft);
    draft.others = { owner, armies: readInt(line, 0, MOST) };
  },
  write: () => "",
};

function readOwner(line: Line, draft: Pick<WorldDraft, "seats">): number {
  return skip(line, "neutral") ? NEUTRAL : readId(line, draft.seats, "owner");
}

/** A player's seat, as far as all games on the board of the world know it. */
interface WorldSeat<Settings> {
  alive: boolean;
  readonly settings: Settings;
}

const OUT: Word<{ alive: boolean }> = {
  word: "out",
  read: (_line, player) => {
    player.alive = false;
  },
  write: ({ alive }) => (alive ? "" : " out"),
};

/** The seats, a clause each: whether it is out, the words of the game, and what it has decided for itself. */
export function seatClauses<Settings extends object, Seat extends WorldSeat<Settings>>(
  words: readonly Word<Seat>[],
  settings: SettingDefs<Settings>,
): Word<
  { readonly seats: readonly Seat[]; readonly colours: readonly string[] },
  unknown,
  Pick<WorldDraft, "seats">
> {
  const first: readonly Word<Seat>[] = [OUT];
  const own = wordsOf<Seat>(first.concat(words));
  return {
    word: "seat",
    read: (line, s, draft) => {
      const i = readId(line, draft.seats, "seat");
      if (line.fault !== undefined) return;
      const player = s.seats[i];
      readWords(line, () => {
        if (!own.readOne(line, player, undefined) && !readSettingWord(line, settings, player.settings))
          unknownNext(line, "seat_word");
      });
    },
    write: ({ seats, colours }) =>
      clausesOf(
        seats.map(
          (player, i) =>
            ` seat ${colours[i]}${own.write(player, undefined)}${writeSettings(settings, player.settings)}`,
        ),
      ),
  };
}

/** A game on the board of the world as its positions say it. */
type Said = WorldGame & { phase: string; step: string; ending: string };

/** The ids of a game for where it stands, and its own clauses: before the territories, between them and its end. */
interface WorldClauses<S extends Said> {
  readonly phases: readonly S["phase"][];
  readonly steps: readonly S["step"][];
  readonly endings: readonly S["ending"][];
  readonly before: readonly Word<S, S, WorldDraft<S>>[];
  readonly after: readonly Word<S, S, WorldDraft<S>>[];
  /** See `PositionTable`; `option` and `seat` are among them. */
  readonly several: readonly string[];
}

/** What reads and writes the positions of a game on the board of the world: see `positionOf`. */
export function worldPositionOf<S extends Said>(
  meta: GameMeta,
  { phases, steps, endings, before, after, several }: WorldClauses<S>,
): Position<S, WorldDraft<S>> {
  const where: readonly Word<S, S, WorldDraft<S>>[] = [
    optionClauses(meta.options),
    whole("round"),
    oneOf("phase", phases),
    oneOf("step", steps),
    seatList("asked"),
    seatList("contenders"),
    seat("first"),
    seat("turn"),
    whole("due", { usual: 0 }),
    OTHERS,
  ];
  const battle: readonly Word<S, S, WorldDraft<S>>[] = [BATTLE];
  return positionOf<S, WorldDraft<S>>({
    meta,
    before: where.concat(before),
    land: {
      ids: BOARD.index,
      read: (line, draft, t) => {
        draft.s.owners[t] = readOwner(line, draft);
        draft.s.armies[t] = readInt(line, 0, MOST);
      },
      write: (s, t) =>
        s.owners[t] === NOBODY ? "" : ` ${landId(t)} ${ownerId(s, s.owners[t])} ${s.armies[t]}`,
    },
    after: battle.concat(after, [endingClause(endings), CHANCE_CLAUSE]),
    several: ["option", "seat"].concat(several),
    alike: [],
  });
}
