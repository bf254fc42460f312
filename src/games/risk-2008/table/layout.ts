import { NOBODY, type Seat } from "../../../core/types";
import { shieldKeys } from "../../../risk/world/table/armies";
import { putSigns, worldLayout, putHand, putReserve, waiting } from "../../../risk/world/table/layout";
import { putThing, addFacts } from "../../../session/scene/group";
import type { Group, Place } from "../../../session/scene/thing";
import { landId } from "../../../risk/world/board";
import { OPEN_OF_RANK } from "../rules/numbers";
import { COLOURS } from "../meta";
import { CARD_IDS } from "../rules/cards";
import { OBJECTIVES } from "../rules/objectives.data";
import { AIRFIELD_IDS, OBJECTIVE_IDS, REWARD_IDS } from "../rules/objectives";
import { OPEN, type State } from "../rules/state";
import { pileSize } from "../rules/turn/card";
import { objectivesOf, playedObjectives } from "../rules/holdings";
import { rewardOn } from "../rules/seats";

/** What lies on the table of RISK 2008. */
export const LAYING = worldLayout<State>({
  shields: shieldKeys(COLOURS),
  marks: marksOf,
  putMark,
  seatFacts,
  laySeat,
  laySigns,
});

/** Parts of a mark: a city; a capital, times the place of its seat counted from 1; the airfields. */
const CITY = 1;
const CAPITAL = 2;
const SEATS = 8;
const AIRFIELD = CAPITAL * SEATS;

/** By territory what stands there: a city, whose capital, airfields. */
function marksOf(s: State): Record<number, number | undefined> {
  const by: Record<number, number | undefined> = {};
  const add = (t: number, what: number): void => {
    by[t] = (by[t] ?? 0) + what;
  };
  for (const t of s.cities) add(t, CITY);
  s.seats.forEach(({ capital }, seat) => {
    if (capital >= 0) add(capital, CAPITAL * (seat + 1));
  });
  s.airfields.forEach((t, i) => {
    if (t >= 0) add(t, AIRFIELD * (i + 1));
  });
  return by;
}

function putMark(group: Group, s: State, t: number, mark: number): void {
  const seat = (Math.floor(mark / CAPITAL) % SEATS) - 1;
  if (mark % CAPITAL === CITY) putThing(group, `city:${landId(t)}`, "city", "land", t, NOBODY, "", 1, NOBODY);
  if (seat >= 0) putThing(group, `capital:${s.colours[seat]}`, "capital", "land", t, seat, "", 1, NOBODY);
  s.airfields.forEach((at, i) => {
    const face = AIRFIELD_IDS[i];
    if (at === t) putThing(group, `airfield:${face}`, "airfield", "land", t, s.owners[t], face, 1, NOBODY);
  });
}

/** Whose turn it is, the piles, and the objectives that lie open with their rewards. */
function laySigns(s: State): Group {
  const group: Group = { things: [], facts: [] };
  putSigns(group, s, pileSize(s), CARD_IDS);
  // The space of an objective is its own as long as it is in the game: minor ones first.
  const next = [0, OPEN_OF_RANK];
  for (const k of playedObjectives(s)) {
    const rank = OBJECTIVES[k].major ? 1 : 0;
    if (s.objectives[k] === OPEN) putGoal(group, s, k, "track", next[rank], NOBODY);
    next[rank]++;
  }
  return group;
}

/** All that a seat's things depend on: what waits, the hand, its objectives and the rewards on them. */
function seatFacts(s: State, seat: Seat, here: boolean): number[] {
  const { hand } = s.seats[seat];
  const facts = [waiting(s, seat), here ? 1 : 0, hand.length];
  let n = addFacts(facts, facts.length, hand);
  for (const k of objectivesOf(s, seat)) n = addFacts(facts, n, [k, rewardOn(s, k)]);
  return facts;
}

/** What lies on a seat's mat and in its hand; `facts` as seatFacts gives them. */
function laySeat(s: State, seat: Seat, facts: readonly number[], here: boolean): Group {
  const group: Group = { things: [], facts };
  const mat = `${s.colours[seat]}:`;
  putReserve(group, mat, s, seat);
  putHand(group, mat, s.seats[seat].hand, CARD_IDS, seat, here);
  for (const k of objectivesOf(s, seat)) putGoal(group, s, k, "mat", seat, seat);
  return group;
}

/** An objective, and after it the reward on it; `at` is whose mat, or which space beside the board. */
function putGoal(group: Group, s: State, k: number, place: Place, at: number, owner: number): void {
  const id = OBJECTIVE_IDS[k];
  putThing(group, `objective:${id}`, "objective", place, at, owner, id, 1, NOBODY);
  const reward = rewardOn(s, k);
  if (reward < 0) return;
  const face = REWARD_IDS[reward];
  putThing(group, `reward:${face}`, "reward", place, at, owner, face, 1, NOBODY);
}
