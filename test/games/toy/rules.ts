import { makeRules } from "../../../src/core/check";
import { makeChoices } from "../../../src/core/choices";
import { flag, mix, mixList } from "../../../src/core/hash";
import { copyOptions, hashSetup } from "../../../src/core/options";
import type { CoreRefusals } from "../../../src/core/refusals";
import { refuseWith } from "../../../src/core/refuse";
import {
  CHANCE,
  NOBODY,
  type CommonState,
  type GameMeta,
  type OptionValues,
  type Refusal,
  type Seat,
} from "../../../src/core/types";
import { always, ANYTIME, type Verb } from "../../../src/core/verb";
import { BOARD, isTerritory, landId, SIZE } from "../../../src/risk/europe/board";

/**
 * The toy: everybody is dealt a secret territory, then the seats claim one territory each in turn, next to one of their
 * own if they have any. Whoever has `goal` of them first wins; the own secret one counts twice.
 */
export const META: GameMeta = {
  id: "toy",
  title: "Toy",
  version: 1,
  minSeats: 2,
  maxSeats: 3,
  colours: ["red", "blue", "green"],
  options: [{ id: "goal", kind: "number", min: 2, max: 9, default: 5 }],
  presets: [
    { id: "usual", options: {} },
    { id: "short", options: { goal: 3 } },
  ],
};

export interface State extends CommonState {
  options: OptionValues;
  colours: readonly string[];
  seats: { alive: boolean; secret: number }[];
  asked: Seat[];
  turn: Seat;
  step: "deal" | "claim" | "over";
  phase: "claim";
  round: number;
  winner: number;
  ending: "none" | "goal" | "resigned";
  owners: number[];
}

export type Action =
  | { readonly type: "deal"; readonly seat: typeof CHANCE; readonly to: Seat; readonly territory: number }
  | { readonly type: "claim"; readonly seat: Seat; readonly territory: number }
  | { readonly type: "resign"; readonly seat: Seat };

export type Event =
  | { readonly type: "dealt"; readonly seat: Seat; readonly territory: number }
  | { readonly type: "turn_over"; readonly seat: Seat }
  | { readonly type: "over"; readonly seat: number; readonly ending: string };

/** What stands for a secret that a view does not know. */
export const SECRET = -2;

/** Refusal codes that the toy adds to the core's. */
export type ToyRefusals = {
  readonly "toy.taken": { readonly territory: string };
  readonly "toy.far": { readonly territory: string };
};
const refuse = refuseWith<CoreRefusals & ToyRefusals>();

/** Why a territory cannot be claimed by a seat. */
function refuseClaim(s: State, seat: Seat, t: number): Refusal | undefined {
  if (!isTerritory(t)) return refuse("territory.unknown");
  if (s.owners[t] !== NOBODY) return refuse("toy.taken", { territory: landId(t) });
  if (!s.owners.includes(seat) || BOARD.near[t].some((near) => s.owners[near] === seat)) return undefined;
  // Whoever is shut in may go anywhere.
  const free = BOARD.near.some(
    (nears, u) => s.owners[u] === NOBODY && nears.some((n) => s.owners[n] === seat),
  );
  return free ? refuse("toy.far", { territory: landId(t) }) : undefined;
}

function freeTerritories(s: State): number[] {
  return s.owners.flatMap((owner, t) => (owner === NOBODY ? [t] : []));
}

function nextDealt(s: State): Seat {
  return s.seats.findIndex(({ secret }) => secret === NOBODY);
}

function score(s: State, seat: Seat): number {
  const own = s.owners.filter((owner) => owner === seat).length;
  return own + (s.owners[s.seats[seat].secret] === seat ? 1 : 0);
}

function end(s: State, winner: number, ending: State["ending"], events: Event[]): void {
  Object.assign(s, { step: "over", asked: [], winner, ending });
  events.push({ type: "over", seat: winner, ending });
}

function pass(s: State, events: Event[]): void {
  events.push({ type: "turn_over", seat: s.turn });
  do s.turn = (s.turn + 1) % s.seats.length;
  while (!s.seats[s.turn].alive);
  if (s.turn === s.seats.findIndex(({ alive }) => alive)) s.round++;
  s.asked = [s.turn];
}

const DEAL: Verb<State, Extract<Action, { type: "deal" }>, Event> = {
  at: { deal: true },
  check: (s, a) =>
    a.to === nextDealt(s) && isTerritory(a.territory) ? undefined : refuse("chance.other", { step: s.step }),
  apply: (s, a, events) => {
    s.seats[a.to].secret = a.territory;
    events.push({ type: "dealt", seat: a.to, territory: a.territory });
    if (nextDealt(s) >= 0) return;
    Object.assign(s, { step: "claim", turn: 0, round: 1, asked: [0] });
    if (!s.seats[0].alive) pass(s, events);
  },
  offer: undefined,
};

const CLAIM: Verb<State, Extract<Action, { type: "claim" }>, Event> = {
  at: { claim: true },
  check: (s, a) => refuseClaim(s, a.seat, a.territory),
  apply: (s, a, events) => {
    s.owners[a.territory] = a.seat;
    if (score(s, a.seat) >= Number(s.options["goal"])) end(s, a.seat, "goal", events);
    else pass(s, events);
  },
  offer: {
    isDefault: true,
    picks: [
      {
        field: "territory",
        refuse: (s, { seat }, t) => refuseClaim(s, seat, t),
        candidates: freeTerritories,
      },
    ],
    complete: ({ seat, territory }) => ({ type: "claim", seat, territory }),
  },
};

const RESIGN: Verb<State, Extract<Action, { type: "resign" }>, Event> = {
  at: ANYTIME,
  check: always,
  apply: (s, a, events) => {
    s.seats[a.seat].alive = false;
    const left = s.seats.flatMap(({ alive }, seat) => (alive ? [seat] : []));
    if (left.length === 1) end(s, left[0], "resigned", events);
    else if (s.turn === a.seat) pass(s, events);
  },
  offer: undefined,
};

export const VERBS = { deal: DEAL, claim: CLAIM, resign: RESIGN };
export const OFFERED = ["claim"];

/** What seats may pick in the toy. */
export const CHOICES = makeChoices<State, Action>({
  verbs: VERBS,
  offered: OFFERED,
  territories: SIZE,
});

/** The rules of the toy. */
export const RULES = makeRules<State, Action, Event>(META, VERBS, {
  setup: (options, colours, rng) => ({
    ...{ options, colours, rng, asked: [], turn: NOBODY, step: "deal", phase: "claim", round: 0 },
    ...{ winner: NOBODY, ending: "none", owners: BOARD.territories.map(() => NOBODY) },
    seats: colours.map(() => ({ alive: true, secret: NOBODY })),
  }),
  deal: (s, roll) =>
    s.step === "deal" ? { type: "deal", seat: CHANCE, to: nextDealt(s), territory: roll(SIZE) } : undefined,
  draws: () => 1,
  drawsCards: () => true,
  copy: (s) => ({
    ...s,
    ...{ options: copyOptions(META.options, s.options), rng: [...s.rng], asked: [...s.asked] },
    ...{ seats: s.seats.map((seat) => ({ ...seat })), owners: [...s.owners] },
  }),
  hash: (s) => {
    let h = hashSetup(META, s);
    for (const { alive, secret } of s.seats) h = mix(mix(h, flag(alive)), secret);
    h = mixList(mix(mix(h, s.turn), s.round), s.asked);
    return mix(mix(mixList(h, s.owners), ["deal", "claim", "over"].indexOf(s.step)), s.winner);
  },
});
