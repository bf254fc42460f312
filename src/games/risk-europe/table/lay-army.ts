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
  const player = isPlayer(s, i) ? s.seats[i] : undefined;
  const facts = [
    army.alive ? 1 : 0,
    army.coins,
    here ? 1 : 0,
    army.revealed,
    player === undefined ? 0 : player.cards,
    army.picks.length,
  ];
  let n = addFacts(facts, FIXED, army.picks);
  n = addFacts(facts, n, army.discards);
  if (player === undefined) return facts;
  n = addFacts(facts, n, player.missions);
  facts[n] = NOBODY;
  addFacts(facts, n + 1, player.completed);
  return facts;
}

/** What lies on an army's mat and in its hand; `facts` as armyFacts gives them. */
export function layArmy(s: State, i: number, facts: readonly number[]): Group {
  const group: Group = { things: [], facts };
  const army = armyOf(s, i);
  if (!army.alive) return group;
  const mat = `${armyId(s, i)}:`;
  putThing(group, `${mat}coins`, "coins", "mat", i, i, "", army.coins, NOBODY);
  layPicks(group, mat, army.picks, army.revealed, i);
  for (let k = 0; k < CARD_KINDS; k++) {
    const n = army.discards[k];
    if (n > 0) putThing(group, `${mat}played:${CARD_IDS[k]}`, "played", "mat", i, i, CARD_IDS[k], n, NOBODY);
  }
  if (!isPlayer(s, i)) {
    putThing(group, `${mat}deck`, "deck", "mat", i, i, "", total(handOf(army)), NOBODY);
    return group;
  }
  const player = s.seats[i];
  if (player.cards > 0) putThing(group, `${mat}crown`, "crown", "mat", i, i, "", player.cards, NOBODY);
  layHand(group, mat, player, i, facts[2] === 1);
  for (const mission of player.completed)
    putThing(group, `${mat}done:${MISSIONS[mission]}`, "mission", "mat", i, i, MISSIONS[mission], 1, NOBODY);
  return group;
}

/** The cards of the round: blanks until they are turned up. */
function layPicks(group: Group, mat: string, picks: readonly number[], revealed: number, i: number): void {
  const n = picks.length;
  for (let copy = 0; copy < n; copy++) {
    const face = copy < revealed ? CARD_IDS[picks[copy]] : "";
    putThing(group, `${mat}pick:${copy}:${face}`, "pick", "mat", i, i, face, 1, NOBODY);
  }
}

/** Cards and face-down missions in the hand: by kind for their owner's eyes, or as many blanks. */
function layHand(group: Group, mat: string, player: SeatState, i: number, here: boolean): void {
  const hand = handOf(player);
  let blank = 0;
  for (let k = 0; k < CARD_KINDS; k++) {
    for (let copy = 0; copy < hand[k]; copy++) {
      if (here) putThing(group, `${mat}card:${CARD_IDS[k]}:${copy}`, "card", "hand", i, i, CARD_IDS[k], 1, i);
      else putThing(group, `${mat}blank:${blank}`, "card", "hand", i, i, "", 1, NOBODY);
      blank++;
    }
  }
  const n = player.missions.length;
  for (let copy = 0; copy < n; copy++) {
    const face = here ? (MISSIONS[player.missions[copy]] as string | undefined) : undefined;
    if (face === undefined) putThing(group, `${mat}mission:${copy}`, "mission", "hand", i, i, "", 1, NOBODY);
    else putThing(group, `${mat}mission:${face}`, "mission", "hand", i, i, face, 1, i);
  }
}
