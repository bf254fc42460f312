import { total } from "../../../core/counts";
import { NOBODY } from "../../../core/types";
import { addFacts, putThing } from "../../../session/scene/group";
import type { Group } from "../../../session/scene/thing";
import { armyId, armyOf, isPlayer } from "../rules/army";
import { CARD_IDS, CARD_KINDS } from "../rules/cards";
import { handOf } from "../rules/game/round";
import { MISSIONS } from "../rules/missions";
import type { SeatState, State } from "../rules/state";

/** Where the count of picks stands among the facts; before it what has but one number. */
const FIXED = 6;

/** All that an army's things depend on, but for the board. */
export function armyFacts(s: State, i: number, here: boolean): number[] {
  const army = armyOf(s, i);
  const p = isPlayer(s, i) ? s.seats[i] : undefined;
  const facts = [
    army.alive ? 1 : 0,
    army.coins,
    here ? 1 : 0,
    army.revealed,
    p === undefined ? 0 : p.cards,
    army.picks.length,
  ];
  let n = addFacts(facts, FIXED, army.picks);
  n = addFacts(facts, n, army.discards);
  if (p === undefined) return facts;
  n = addFacts(facts, n, p.missions);
  facts[n] = NOBODY;
  addFacts(facts, n + 1, p.completed);
  return facts;
}

/** What lies on an army's mat and in its hand; `facts` as armyFacts gives them. */
export function layArmy(s: State, i: number, facts: readonly number[]): Group {
  const l: Group = { things: [], facts };
  const army = armyOf(s, i);
  if (!army.alive) return l;
  const mat = `${armyId(s, i)}:`;
  putThing(l, `${mat}coins`, "coins", "mat", i, i, "", army.coins, NOBODY);
  layPicks(l, mat, army.picks, army.revealed, i);
  for (let k = 0; k < CARD_KINDS; k++) {
    const n = army.discards[k];
    if (n > 0) putThing(l, `${mat}played:${CARD_IDS[k]}`, "played", "mat", i, i, CARD_IDS[k], n, NOBODY);
  }
  if (!isPlayer(s, i)) {
    putThing(l, `${mat}deck`, "deck", "mat", i, i, "", total(handOf(army)), NOBODY);
    return l;
  }
  const p = s.seats[i];
  if (p.cards > 0) putThing(l, `${mat}crown`, "crown", "mat", i, i, "", p.cards, NOBODY);
  layHand(l, mat, p, i, facts[2] === 1);
  for (const mission of p.completed)
    putThing(l, `${mat}done:${MISSIONS[mission]}`, "mission", "mat", i, i, MISSIONS[mission], 1, NOBODY);
  return l;
}

/** The cards of the round: blanks until they are turned up. */
function layPicks(l: Group, mat: string, picks: readonly number[], revealed: number, i: number): void {
  const n = picks.length;
  for (let c = 0; c < n; c++) {
    const face = c < revealed ? CARD_IDS[picks[c]] : "";
    putThing(l, `${mat}pick:${c}:${face}`, "pick", "mat", i, i, face, 1, NOBODY);
  }
}

/** Cards and face-down missions in the hand: by kind for their owner's eyes, or as many blanks. */
function layHand(l: Group, mat: string, p: SeatState, i: number, here: boolean): void {
  const hand = handOf(p);
  let blank = 0;
  for (let k = 0; k < CARD_KINDS; k++) {
    for (let c = 0; c < hand[k]; c++) {
      if (here) putThing(l, `${mat}card:${CARD_IDS[k]}:${c}`, "card", "hand", i, i, CARD_IDS[k], 1, i);
      else putThing(l, `${mat}blank:${blank}`, "card", "hand", i, i, "", 1, NOBODY);
      blank++;
    }
  }
  const n = p.missions.length;
  for (let c = 0; c < n; c++) {
    const face = here ? (MISSIONS[p.missions[c]] as string | undefined) : undefined;
    if (face === undefined) putThing(l, `${mat}mission:${c}`, "mission", "hand", i, i, "", 1, NOBODY);
    else putThing(l, `${mat}mission:${face}`, "mission", "hand", i, i, face, 1, i);
  }
}
