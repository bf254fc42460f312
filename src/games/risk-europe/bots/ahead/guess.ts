import { kindAt, total } from "../../../../core/counts";
import type { Roll, Seat } from "../../../../core/types";
import { DECK } from "../../rules/cards";
import { PICKS } from "../../rules/game/round";
import { MISSION_KINDS } from "../../rules/missions";
import type { State } from "../../rules/state";
import { copyState } from "../../rules/state/copy";
import { hasMissions } from "../../rules/variant";

/** Seats whose picks of this round are all hidden from a seat. */
export function hiddenPicks(view: State, seat: Seat): Seat[] {
  const list: Seat[] = [];
  view.seats.forEach(({ alive, picks, revealed }, i) => {
    if (i !== seat && alive && picks.length === PICKS && revealed === 0) list.push(i);
  });
  return list;
}

/** What a seat sees whose picks are hidden, as if it had yet to pick. */
export function beforePicking(view: State, seat: Seat): State {
  const s = copyState(view);
  s.seats[seat].picks = [];
  s.step = "pick";
  return s;
}

/**
 * A whole state that the seat's view may come from: others have picked what is expected, of a second card that is hidden
 * yet any of the hand, and missions that nobody has seen lie anywhere. `picks` by seat where nothing is known.
 */
export function guess(view: State, seat: Seat, picks: readonly (readonly number[])[], roll: Roll): State {
  const s = copyState(view);
  if (hasMissions(s)) guessMissions(s, roll);
  s.seats.forEach((player, i) => {
    if (i === seat || player.picks.length < PICKS || player.revealed >= PICKS) return;
    if (player.revealed === 0) player.picks = [...picks[i]];
    else {
      const [open] = player.picks;
      const left = DECK.map((n, k) => n - player.discards[k] - (k === open ? 1 : 0));
      player.picks = [open, kindAt(left, roll(total(left)))];
    }
  });
  return s;
}

/** Deals the missions that the view does not know; what is left over is the deck. */
function guessMissions(s: State, roll: Roll): void {
  const left: number[] = [];
  for (let k = 0; k < MISSION_KINDS; k++) left[k] = 1;
  const known = s.seats.map(({ missions }) => missions).concat(s.seats.map(({ completed }) => completed));
  for (const list of known.concat([s.drawn, s.gone]))
    for (const mission of list) if (mission >= 0) left[mission] = 0;
  const guessed = (mission: number): number => {
    if (mission >= 0) return mission;
    const kind = kindAt(left, roll(total(left)));
    left[kind] = 0;
    return kind;
  };
  for (const player of s.seats) player.missions = player.missions.map((mission) => guessed(mission));
  s.drawn = s.drawn.map((mission) => guessed(mission));
  s.gone = s.gone.map((mission) => guessed(mission));
  s.missions = left;
  s.missionsUnknown = 0;
}
