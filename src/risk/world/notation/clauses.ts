import { ownerId } from "../../../core/common";
import { readId, readInt, skip, type Line } from "../../../core/lines";
import { writeOptions } from "../../../core/options";
import { readWords } from "../../../core/words";
import { titleLine } from "../../../core/record";
import { NEUTRAL, NOBODY, type GameMeta } from "../../../core/types";
import { MOST } from "../../limits";
import type { ClauseReader } from "../../notation/clauses";
import { SIZE, landId } from "../board";
import { readBattle } from "./battle";
import type { WorldDraft, WorldGame } from "./draft";

/** The clauses that positions of games on the world board have beside those of all games, by their first word. */
export const WORLD_CLAUSES = {
  due: (line, s) => {
    s.due = readInt(line, 0, MOST);
  },
  others: (line, _s, draft) => {
    const owner = readOwner(line, draft);
    draft.others = { owner, armies: readInt(line, 0, MOST) };
  },
  battle: (line, s) => {
    s.battle = readBattle(line);
  },
} satisfies Record<string, ClauseReader<WorldGame, WorldDraft>>;

/** Reads a territory's clause behind its id: who holds it, with how many armies. */
export function readLand<S extends WorldGame>(line: Line, draft: WorldDraft<S>, t: number): void {
  draft.s.owners[t] = readOwner(line, draft);
  draft.s.armies[t] = readInt(line, 0, MOST);
}

/** Makes what reads the clause of a seat behind its first word; `read` takes one word of it. */
export function seatClause<S extends WorldGame>(
  read: (this: void, line: Line, seat: S["seats"][number]) => void,
): ClauseReader<S, WorldDraft<S>> {
  return (line, s, draft) => {
    const seat = readId(line, draft.seats, "seat");
    if (line.fault !== undefined) return;
    readWords(line, () => {
      read(line, s.seats[seat]);
    });
  };
}

function readOwner(line: Line, draft: Pick<WorldDraft, "seats">): number {
  return skip(line, "neutral") ? NEUTRAL : readId(line, draft.seats, "owner");
}

/** The clauses that a position begins with: whose game it is, and where it stands. */
export function writeHead(s: WorldGame, meta: GameMeta): string[] {
  const clauses = [titleLine(meta), `players ${s.colours.join(" ")}`];
  for (const option of writeOptions(meta.options, s.options)) clauses.push(`option ${option}`);
  clauses.push(`round ${s.round}`, `phase ${s.phase}`, `step ${s.step}`);
  if (s.asked.length > 0) clauses.push(`asked${seatWords(s, s.asked)}`);
  if (s.contenders.length > 0) clauses.push(`contenders${seatWords(s, s.contenders)}`);
  if (s.first !== NOBODY) clauses.push(`first ${s.colours[s.first]}`);
  if (s.turn !== NOBODY) clauses.push(`turn ${s.colours[s.turn]}`);
  if (s.due > 0) clauses.push(`due ${s.due}`);
  return clauses;
}

function seatWords(s: WorldGame, seats: readonly number[]): string {
  return seats.map((seat) => ` ${s.colours[seat]}`).join("");
}

/** Adds a clause for each territory that is held. */
export function writeLands(s: WorldGame, clauses: string[]): void {
  for (let t = 0; t < SIZE; t++)
    if (s.owners[t] !== NOBODY) clauses.push(`${landId(t)} ${ownerId(s, s.owners[t])} ${s.armies[t]}`);
}
