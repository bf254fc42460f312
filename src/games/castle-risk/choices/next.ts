import { zeros } from "../../../core/counts";
import { refuse } from "../../../core/refuse";
import type { Refusal, Seat } from "../../../core/types";
import type { EndedPhase, SeatAction } from "../rules/actions";
import { refuseAttackFrom, refuseAttackTo } from "../rules/attack";
import { refuseBombardFrom, refuseBombardTo } from "../rules/bombard";
import { CARDS, REINFORCEMENTS } from "../rules/cards";
import { refuseFortifyFrom, refuseFortifyTo, refuseSite } from "../rules/fortify";
import { checkPlace, checkReinforce, refusePlace, refuseReinforce } from "../rules/placement";
import { checkBuy, checkCastle, checkDonate, refuseCost } from "../rules/purchase";
import { attemptCost, refuseAttempt, refuseCity } from "../rules/recruit";
import { refuseCapital } from "../rules/setup";
import type { State } from "../rules/state";
import { checkEnd } from "../rules/turn";
import { UNITS, UNIT_COST, any } from "../rules/units";
import { VERBS } from "../rules/verbs";
import { refuseCard } from "../rules/window";
import { SIZE } from "../../../risk/europe/board";
import { boundsOf } from "./bounds";
import { complete } from "./complete";
import type { Candidate, Choice, Draft } from "./types";

/** The verbs of seats in the order in which they are offered; resigning and settings are always there. */
export const OFFERED = [
  "capital",
  "policies",
  "buy",
  "castle",
  "donate",
  "attack",
  "fortify",
  "build",
  "bombard",
  "recruit",
  "place",
  "reinforce",
  "play",
  "pass",
  "lose",
  "boost",
  "discard",
  "end",
] as const;

/**
 * What a seat that is asked may pick next: first a verb, then what that verb wants, field by field. Every
 * candidate of the field is there, the illegal ones with the refusal that `check` would give.
 */
export function nextChoice(s: State, d: Draft): Choice {
  const verb = d.verb as SeatAction["type"] | undefined;
  if (verb === undefined) return { field: "verb", candidates: offered(s, d.seat) };
  switch (verb) {
    case "attack":
    case "fortify":
    case "bombard":
      if (d.from === undefined)
        return { field: "from", candidates: lands((t) => refuseFrom(s, d.seat, verb, t)) };
      return moveChoice(s, d, verb, d.from);
    case "capital":
    case "build":
    case "place":
    case "recruit":
    case "reinforce":
      if (d.territory === undefined)
        return { field: "territory", candidates: lands((t) => refuseLand(s, d.seat, verb, t)) };
      break;
    default:
  }
  const words = wordsOf(s, d, verb);
  if (words.length > 0 && d.word === undefined) return { field: "word", candidates: words };
  if (COUNTED.includes(verb) && d.counts === undefined) return { field: "counts", bounds: boundsOf(s, d) };
  return { field: "done", action: complete(s, d, verb) };
}

const COUNTED: readonly SeatAction["type"][] = [
  "policies",
  "buy",
  "donate",
  "place",
  "lose",
  "boost",
  "discard",
];

function moveChoice(s: State, d: Draft, verb: "attack" | "fortify" | "bombard", from: number): Choice {
  if (d.to === undefined)
    return { field: "to", candidates: lands((t) => refuseTo(s, d.seat, verb, from, t)) };
  if (verb !== "bombard" && d.counts === undefined) return { field: "counts", bounds: boundsOf(s, d) };
  return { field: "done", action: complete(s, d, verb) };
}

function offered(s: State, seat: Seat): Candidate<SeatAction["type"]>[] {
  const verbs: Candidate<SeatAction["type"]>[] = [];
  for (const verb of OFFERED) {
    if (VERBS[verb].at[s.step] === true) verbs.push({ value: verb, why: refuseVerb(s, seat, verb) });
  }
  return verbs;
}

/** Why a verb cannot be used at all just now, whatever is picked for it. */
function refuseVerb(s: State, seat: Seat, verb: SeatAction["type"]): Refusal | undefined {
  switch (verb) {
    case "buy":
      return refuseEach(UNIT_COST, (units) => checkBuy(s, { type: "buy", seat, units }));
    case "castle":
      return checkCastle(s, { type: "castle", seat });
    case "donate":
      return checkDonate(s, { type: "donate", seat, coins: 1 });
    case "attack":
      return s.moves.attacks < 1 ? refuse("attack.none_left") : undefined;
    case "fortify":
      return s.moves.fortifies < 1 ? refuse("fortify.none_left") : undefined;
    case "build":
      return s.moves.castle !== "bought" ? refuse("build.none_bought") : undefined;
    case "bombard":
      return s.moves.bombardments < 1 ? refuse("bombard.none_left") : undefined;
    case "recruit":
      return refuseAttempt(s, seat);
    case "place":
      return any(s.seats[seat].reserve) ? undefined : refuse("place.reserve_empty");
    case "reinforce":
      return s.seats[seat].hand[REINFORCEMENTS] > 0
        ? undefined
        : refuse("card.not_held", { card: CARDS[REINFORCEMENTS] });
    case "end":
      return checkEnd(s, { type: "end", seat, phase: s.phase as EndedPhase });
    default:
      return undefined;
  }
}

function lands(why: (this: void, t: number) => Refusal | undefined): Candidate<number>[] {
  const candidates: Candidate<number>[] = [];
  for (let t = 0; t < SIZE; t++) candidates[t] = { value: t, why: why(t) };
  return candidates;
}

function refuseFrom(
  s: State,
  seat: Seat,
  verb: "attack" | "fortify" | "bombard",
  t: number,
): Refusal | undefined {
  if (verb === "attack") return refuseAttackFrom(s, seat, t);
  return verb === "fortify" ? refuseFortifyFrom(s, seat, t) : refuseBombardFrom(s, seat, t);
}

function refuseTo(
  s: State,
  seat: Seat,
  verb: "attack" | "fortify" | "bombard",
  from: number,
  t: number,
): Refusal | undefined {
  if (verb === "attack") return refuseAttackTo(s, seat, from, t);
  return verb === "fortify" ? refuseFortifyTo(s, seat, from, t) : refuseBombardTo(s, seat, from, t);
}

function refuseLand(
  s: State,
  seat: Seat,
  verb: "capital" | "build" | "place" | "recruit" | "reinforce",
  t: number,
): Refusal | undefined {
  if (verb === "capital") return refuseCapital(s, t);
  if (verb === "build") return refuseSite(s, seat, t);
  if (verb === "place") return refusePlace(s, seat, t) ?? refuseAnyUnit(s, seat, t);
  return verb === "recruit" ? refuseCity(s, seat, t) : refuseReinforce(s, seat, t);
}

function refuseAnyUnit(s: State, seat: Seat, t: number): Refusal | undefined {
  return refuseEach(s.seats[seat].reserve, (units) =>
    checkPlace(s, { type: "place", seat, territory: t, units }),
  );
}

/** Why not even one unit of the kinds that there are is legal: the first reason. */
function refuseEach(
  there: readonly number[],
  check: (this: void, units: number[]) => Refusal | undefined,
): Refusal | undefined {
  let first: Refusal | undefined;
  for (let k = 0; k < UNITS.length; k++) {
    if (there[k] > 0) {
      const units = zeros(UNITS.length);
      units[k] = 1;
      const why = check(units);
      if (why === undefined) return undefined;
      first = first ?? why;
    }
  }
  return first;
}

/** The words that a verb wants: a bribe or none, the unit of a reinforcement, a card. */
function wordsOf(s: State, d: Draft, verb: SeatAction["type"]): Candidate<string>[] {
  if (verb === "recruit") {
    return [
      { value: "plain", why: refuseCost(s, d.seat, attemptCost(false)) },
      { value: "bribe", why: refuseCost(s, d.seat, attemptCost(true)) },
    ];
  }
  if (verb === "reinforce") {
    const territory = d.territory ?? 0;
    const why = checkReinforce(s, { type: "reinforce", seat: d.seat, territory, unit: "infantry" });
    return [
      { value: "infantry", why },
      { value: "archer", why },
    ];
  }
  if (verb === "play") return CARDS.map((card, k) => ({ value: card, why: refuseCard(s, d.seat, k) }));
  return [];
}
