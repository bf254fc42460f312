import { ask, chance } from "../../../../core/prompt";
import { refuse } from "../refusals";
import { CHANCE, NOBODY, type Refusal, type Roll } from "../../../../core/types";
import { landId, linkedByLand } from "../../../../risk/europe/board";
import { cheapest } from "../../../../risk/combat/losses";
import { checkFaces, countHits, rollFaces } from "../../../../risk/dice";
import { SIEGE, any, size } from "../../../../risk/units";
import type { ActionOf } from "../actions";
import { deciderOf } from "../army";
import { asksLosses } from "../../../../risk/europe/rules/losses";
import { lose } from "../battle/losses";
import type { Event } from "../events";
import { refuseFree, vacate } from "../land";
import type { Assault, State, Territory } from "../state";
import { allied } from "../variant";
import { beside, own, type Verb } from "../verb";
import { refuseBonus } from "./card";
import { ASSAULT_NEED } from "../numbers";
import { WEAPON_DICE } from "../../../../risk/combat/ranks";

/** An own, undisputed territory with a Siege Weapon (rule 5.21). */
export function refuseAssaultFrom(s: State, army: number, t: number): Refusal | undefined {
  const why = refuseFree(s, army, t);
  if (why !== undefined) return why;
  return s.territories[t].units[SIEGE] > 0
    ? undefined
    : refuse("assault.no_weapon", { territory: landId(t) });
}

/** Another army's undisputed territory over a land border, no teammate's (rules 5.21, 13.3). */
export function refuseAssaultTo(s: State, army: number, from: number, to: number): Refusal | undefined {
  const land = s.territories[to] as Territory | undefined;
  if (land === undefined) return refuse("territory.unknown");
  if (land.owner === army) return refuse("assault.own", { territory: landId(to) });
  if (land.owner === NOBODY) return refuse("assault.unclaimed", { territory: landId(to) });
  if (!linkedByLand(from, to)) return refuse("assault.not_by_land", { from: landId(from), to: landId(to) });
  if (land.attacker !== NOBODY) return refuse("territory.disputed", { territory: landId(to) });
  return allied(s, army, land.owner) ? refuse("team.closed", { territory: landId(to) }) : undefined;
}

/** Dice of all the Siege Weapons of the territory: two each (rule 5.21). */
export function volleyDice(s: State, from: number): number {
  return WEAPON_DICE * s.territories[from].units[SIEGE];
}

export function dealVolley(s: State, assault: Assault, roll: Roll): ActionOf<"volley"> {
  return { type: "volley", seat: CHANCE, faces: rollFaces(roll, volleyDice(s, assault.from)) };
}

/** A territory whose last unit is gone is unclaimed at once (rule 5.23); the turn goes on. */
export function endAssault(s: State, events: Event[]): void {
  const to = s.assault?.to ?? NOBODY;
  s.assault = undefined;
  if (to !== NOBODY && !any(s.territories[to].units)) {
    events.push({ type: "emptied", army: s.territories[to].owner, territory: to });
    vacate(s, to);
  }
  ask(s, "turn", s.turn);
}

/** Where nobody stands any more there is nothing to fire at; losses are chosen by who decides now. */
export function leaveAssault(s: State, assault: Assault): void {
  const { owner } = s.territories[assault.to];
  if (owner === NOBODY) {
    s.assault = undefined;
    ask(s, "turn", s.turn);
  } else if (s.step === "losses") ask(s, "losses", deciderOf(s, owner, s.acting));
}

/** The bonus action Siege Assault (rule 5.21). */
export const ASSAULT: Verb<"assault"> = {
  at: { turn: true },
  check: (s, action) =>
    refuseBonus(s, "siege") ??
    refuseAssaultFrom(s, s.acting, action.from) ??
    refuseAssaultTo(s, s.acting, action.from, action.to),
  apply: (s, action) => {
    s.moves.bonus = "none";
    s.assault = { from: action.from, to: action.to, due: 0 };
    chance(s, "volley");
  },
  offer: {
    isMove: true,
    refuse: (s) => refuseBonus(s, "siege"),
    picks: [own("from", refuseAssaultFrom), beside(refuseAssaultTo)],
    complete: ({ seat, from, to }) => ({ type: "assault", seat, from, to }),
  },
};

/** The dice of a Siege Assault. */
export const VOLLEY: Verb<"volley"> = {
  at: { volley: true },
  check: (s, action) =>
    s.assault === undefined
      ? refuse("chance.other", { step: s.step })
      : checkFaces(action.faces, volleyDice(s, s.assault.from)),
  /** Each 3 or more removes a unit of its owner's choice (rules 5.21, 7.5); hits beyond the last unit are lost (rule 5.23). */
  apply: (s, action, events) => {
    const { assault } = s;
    if (assault === undefined) return;
    const { owner, units } = s.territories[assault.to];
    const hits = countHits(action.faces, ASSAULT_NEED);
    assault.due = Math.min(hits, size(units));
    events.push({ type: "volley", army: s.acting, territory: assault.to, hits });
    const decider = deciderOf(s, owner, s.acting);
    if (asksLosses(s, decider, units, assault.due)) return ask(s, "losses", decider);
    if (assault.due > 0) lose(units, cheapest(units, assault.due), owner, assault.to, events);
    endAssault(s, events);
  },
  offer: undefined,
  leave: (s) => {
    if (s.assault !== undefined) leaveAssault(s, s.assault);
  },
};
