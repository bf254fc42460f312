import { ask } from "../../../../core/prompt";
import { refuse } from "../refusals";
import { NOBODY, type Refusal } from "../../../../core/types";
import { BOARD } from "../../../../risk/world/board";
import { isNumber } from "../../../../risk/world/rules/picks";
import type { Event } from "../events";
import { SETUPS } from "../setups.data";
import type { State } from "../state";
import type { Verb } from "../verb";
import { dealStartCards } from "./begin";

/** Armies of Basic Training as they are named, in the order of their turns (rules 2.1, 2.2). */
export const ARMY_IDS: readonly string[] = ["first", "second", "third", "fourth", "fifth"];

/** The living seat that picks next: of those without an army the one that rolled highest (rule 2.1); NOBODY where all have one. */
export function nextPicker(s: State): number {
  let picker: number = NOBODY;
  s.seats.forEach((player, seat) => {
    const before = picker < 0 || player.rank < s.seats[picker].rank;
    if (player.alive && player.army < 0 && before) picker = seat;
  });
  return picker;
}

/** Asks who picks next; when all have an army, the armies stand on the board, and start cards are drawn (rules 2.1, 2.4). */
export function askArmy(s: State, events: Event[]): void {
  const picker = nextPicker(s);
  if (picker >= 0) return ask(s, "army", picker);
  leaveRest(s);
  deploy(s);
  events.push({ type: "armies", armies: s.seats.map(({ army }) => army) });
  dealStartCards(s, events);
}

/** Seats that have resigned get what the others leave, without a capital (rule 11.2). */
function leaveRest(s: State): void {
  for (const player of s.seats) if (player.army < 0) player.army = freeArmies(s)[0];
}

/** The armies that nobody has picked yet (rule 2.1). */
export function freeArmies({ seats }: State): number[] {
  return seats.map((_, army) => army).filter((army) => seats.every((player) => player.army !== army));
}

/** Troops and capitals stand where the set-up has them (rule 2.3); the first army has the first turn (rule 2.2). */
function deploy(s: State): void {
  const setups = SETUPS[s.seats.length] ?? [];
  s.seats.forEach((player, seat) => {
    const { capital, troops } = setups[player.army];
    BOARD.territories.forEach(({ id }, t) => {
      const there = troops[id] as number | undefined;
      if (there === undefined) return;
      s.owners[t] = seat;
      s.armies[t] = there;
    });
    if (player.alive) player.capital = BOARD.index[capital];
    if (player.army === 0) s.first = seat;
    player.rank = 0;
  });
}

function refuseArmy(s: State, army: number): Refusal | undefined {
  if (!isNumber(army, 0, s.seats.length - 1)) return refuse("army.unknown");
  return freeArmies(s).includes(army) ? undefined : refuse("army.taken");
}

/** An army of the set-up, with its territories, capital, cards and place in the order of turns (rule 2.1). */
export const ARMY: Verb<"army"> = {
  at: { army: true },
  check: (s, action) => refuseArmy(s, action.army),
  apply: (s, action, events) => {
    s.seats[action.seat].army = action.army;
    askArmy(s, events);
  },
  offer: {
    isDefault: true,
    picks: [
      {
        field: "word",
        words: (s) => s.seats.map((_, army) => ({ value: ARMY_IDS[army], why: refuseArmy(s, army) })),
      },
    ],
    complete: ({ seat, word }) => ({ type: "army", seat, army: ARMY_IDS.indexOf(word) }),
  },
  leave: (s, _seat, asked, events) => {
    if (asked) askArmy(s, events);
  },
};
