import { refuse } from "../../../core/refuse";
import { NEUTRAL, type Refusal } from "../../../core/types";
import type { SeatAction } from "../rules/actions";
import { nextChoice } from "../choices/next";
import type { Draft } from "../choices/types";
import type { State } from "../rules/state";
import { PRINTED, isTerritory, linked } from "../../../risk/europe/board";

type LandVerb = "attack" | "fortify" | "bombard" | "capital" | "build" | "place" | "recruit" | "reinforce";

/**
 * What a press on a territory makes of a draft at this step: another draft, or why it can do nothing.
 * That it is the seat's move is known.
 */
export function press(s: State, d: Draft, t: number): Draft | Refusal {
  if (!isTerritory(t)) return refuse("territory.unknown");
  switch (s.step) {
    case "capital":
      return land(s, d, "capital", t);
    case "attack":
      return march(s, d, "attack", t);
    case "fortify":
      return pressFortify(s, d, t);
    case "diplomacy":
      return pressDiplomacy(s, d, t);
    case "placement":
      return pressPlacement(s, d, t);
    default:
      return refuse("step.other", { step: s.step });
  }
}

/** Why a verb cannot be used at all just now. */
function refuseVerb(s: State, d: Draft, verb: SeatAction["type"]): Refusal | undefined {
  const choice = nextChoice(s, { seat: d.seat });
  if (choice.field !== "verb") return undefined;
  const found = choice.candidates.find((c) => c.value === verb);
  return found === undefined ? refuse("step.other", { step: s.step }) : found.why;
}

/** Why a territory cannot be the next one of a draft. */
function refuseNext(s: State, d: Draft, t: number): Refusal | undefined {
  const choice = nextChoice(s, d);
  if (choice.field !== "from" && choice.field !== "to" && choice.field !== "territory") return undefined;
  return choice.candidates[t].why;
}

/** A verb of one territory; pressed again it is let go. */
function land(s: State, d: Draft, verb: LandVerb, t: number): Draft | Refusal {
  const { seat } = d;
  const why = refuseVerb(s, d, verb) ?? refuseNext(s, { seat, verb }, t);
  if (why !== undefined) return why;
  if (d.verb === verb && d.territory === t) return { seat, verb };
  const word = verb === "recruit" ? "plain" : verb === "reinforce" ? "infantry" : undefined;
  return { seat, verb, territory: t, word };
}

/** A verb of source and target. */
function march(s: State, d: Draft, verb: "attack" | "fortify" | "bombard", t: number): Draft | Refusal {
  const { seat } = d;
  const none = refuseVerb(s, d, verb);
  if (none !== undefined) return none;
  const from = d.verb === verb ? d.from : undefined;
  if (from === undefined) return source(s, { seat, verb }, t);
  if (from === t) return { seat, verb };
  const why = refuseNext(s, { seat, verb, from }, t);
  if (why === undefined) return d.to === t ? { seat, verb, from } : { seat, verb, from, to: t };
  const other = s.territories[t].owner === seat && !(verb === "fortify" && linked(from, t));
  return other ? source(s, { seat, verb }, t) : why;
}

function source(s: State, d: Draft, t: number): Draft | Refusal {
  return refuseNext(s, d, t) ?? { ...d, from: t };
}

/** A castle that waits is built first, unless a move was asked for. */
function pressFortify(s: State, d: Draft, t: number): Draft | Refusal {
  if (s.moves.castle === "bought" && d.verb !== "fortify") {
    const site = land(s, d, "build", t);
    if (!("code" in site) || s.moves.fortifies < 1) return site;
  }
  return march(s, d, "fortify", t);
}

/** A target of siege weapons that wait for one; else a neutral city is recruited, own weapons are a source. */
function pressDiplomacy(s: State, d: Draft, t: number): Draft | Refusal {
  const aiming = d.verb === "bombard" && d.from !== undefined;
  if (aiming) {
    const shot = march(s, d, "bombard", t);
    if (!("code" in shot) || d.from === t) return shot;
  }
  if (d.verb !== "bombard" || aiming) {
    if (PRINTED[t] > 0 && s.territories[t].owner === NEUTRAL) return land(s, d, "recruit", t);
  }
  return d.verb === "recruit" && s.territories[t].owner !== d.seat
    ? land(s, d, "recruit", t)
    : march(s, d, "bombard", t);
}

/** What the reserve has, or else a Reinforcements card. */
function pressPlacement(s: State, d: Draft, t: number): Draft | Refusal {
  if (d.verb === "reinforce") return land(s, d, "reinforce", t);
  const placed = land(s, d, "place", t);
  if (!("code" in placed)) return placed;
  const empty = placed.code === "place.reserve_empty";
  const card = land(s, d, "reinforce", t);
  return "code" in card && (!empty || card.code === "card.not_held") ? placed : card;
}
