import { beside, own, type Verb } from "../verb";
import { refuse } from "../refusals";
import { CHANCE, NOBODY, type Refusal, type Roll, type Seat } from "../../../../core/types";
import type { ActionOf } from "../actions";
import { BOMBARDMENT_NEED, BOMBARDMENT_SPARES } from "../numbers";
import { WEAPON_DICE } from "../../../../risk/combat/ranks";
import { checkFaces, countHits, rollFaces } from "../../../../risk/dice";
import { asksLosses } from "../../../../risk/europe/rules/losses";
import { lose } from "../combat/losses";
import { cheapest } from "../../../../risk/combat/losses";
import { ask, chance } from "../../../../core/prompt";
import { marksOf } from "../state/marks";
import type { Bombardment, State, Territory } from "../state";
import { SIEGE, size } from "../../../../risk/units";
import { landId, linkedByLand } from "../../../../risk/europe/board";

/** Siege weapons that have neither moved nor fired this turn (rule 12.3; CR21). */
export function readyWeapons(s: State, t: number): number {
  const { units, marks } = s.territories[t];
  if (marks === undefined) return units[SIEGE];
  return units[SIEGE] - marks.spent[SIEGE] - marks.once[SIEGE] - marks.twice[SIEGE] - marks.fired;
}

function refuseBombardFrom(s: State, seat: Seat, t: number): Refusal | undefined {
  const land = s.territories[t] as Territory | undefined;
  if (land === undefined) return refuse("territory.unknown");
  if (land.owner !== seat) return refuse("territory.not_own", { territory: landId(t) });
  if (readyWeapons(s, t) < 1) return refuse("bombard.no_weapon", { territory: landId(t) });
  return undefined;
}

/** A territory of a player or of neutral units, over a land border (rule 12.2; CR21). */
export function refuseBombardTo(s: State, seat: Seat, from: number, to: number): Refusal | undefined {
  const target = s.territories[to] as Territory | undefined;
  if (target === undefined) return refuse("territory.unknown");
  const owner = target.owner;
  if (owner === seat) return refuse("bombard.own", { territory: landId(to) });
  if (owner === NOBODY) return refuse("bombard.empty", { territory: landId(to) });
  if (!linkedByLand(from, to)) return refuse("bombard.not_by_land", { from: landId(from), to: landId(to) });
  return undefined;
}

/** All ready weapons of the territory fire together, two dice each (rule 12.3). */
export function dealBombardment(s: State, bombardment: Bombardment, roll: Roll): ActionOf<"bombardment"> {
  return {
    type: "bombardment",
    seat: CHANCE,
    faces: rollFaces(roll, WEAPON_DICE * readyWeapons(s, bombardment.from)),
  };
}

/** Losses that were to be chosen are void (rule 16.7); where nobody stands any more there is nothing to fire at. */
export function leaveBombardment(s: State, { to }: Bombardment, asked: boolean): void {
  if (asked || s.territories[to].owner === NOBODY) endBombardment(s);
}

export function endBombardment(s: State): void {
  s.bombardment = undefined;
  ask(s, "diplomacy", s.turn);
}

export const BOMBARD: Verb<"bombard"> = {
  at: { diplomacy: true },
  check: (s, action) => {
    if (s.moves.bombardments < 1) return refuse("bombard.none_left");
    return (
      refuseBombardFrom(s, action.seat, action.from) ??
      refuseBombardTo(s, action.seat, action.from, action.to)
    );
  },
  apply: (s, action) => {
    s.moves.bombardments--;
    s.bombardment = { from: action.from, to: action.to, due: 0 };
    chance(s, "bombardment");
  },
  offer: {
    isMove: true,
    refuse: (s) => (s.moves.bombardments < 1 ? refuse("bombard.none_left") : undefined),
    picks: [own("from", refuseBombardFrom), beside(refuseBombardTo)],
    complete: ({ seat, from, to }) => ({ type: "bombard", seat, from, to }),
  },
};

export const BOMBARDMENT: Verb<"bombardment"> = {
  at: { bombardment: true },
  check: (s, action) => {
    const bombardment = s.bombardment;
    return bombardment === undefined
      ? refuse("chance.other", { step: s.step })
      : checkFaces(action.faces, WEAPON_DICE * readyWeapons(s, bombardment.from));
  },
  /** Each 4+ removes a unit; the last one always survives (rule 12.4; CR21). */
  apply: (s, action, events) => {
    const { bombardment } = s;
    if (bombardment === undefined) return;
    marksOf(s.territories[bombardment.from]).fired += readyWeapons(s, bombardment.from);
    const { owner, units } = s.territories[bombardment.to];
    const hits = countHits(action.faces, BOMBARDMENT_NEED);
    const most = size(units) - BOMBARDMENT_SPARES;
    bombardment.due = hits < most ? hits : most;
    if (asksLosses(s, owner, units, bombardment.due)) return ask(s, "losses", owner);
    if (bombardment.due > 0) lose(units, cheapest(units, bombardment.due), owner, bombardment.to, events);
    endBombardment(s);
  },
  offer: undefined,
  leave: (s, _seat, asked) => {
    if (s.bombardment !== undefined) leaveBombardment(s, s.bombardment, asked);
  },
};
