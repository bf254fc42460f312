import { breach } from "../../../../core/breach";
import { isWhole } from "../../../../core/counts";
import type { Breach } from "../../../../core/engine";
import { NEUTRAL, NOBODY } from "../../../../core/types";
import { FULL_HAND, SET_SIZE } from "../../rules/cards";
import { holdsLand } from "../../rules/seats";
import type { State } from "../../rules/state";
import type { Phase, Step } from "../../rules/steps";
import { pileSize } from "../../rules/turn/card";
import { isCapital, isDealt, isSecret, modeOf } from "../../rules/variant";
import { whoIsAsked } from "./asked";

/** The steps that a phase can be at. */
const STEPS_OF: Readonly<Record<Phase, readonly Step[]>> = {
  setup: ["first", "mission", "deal", "claim", "place", "neutral", "headquarters", "lot"],
  reinforce: ["trade", "place"],
  attack: ["trade", "place", "attack", "defend", "dice", "occupy", "card"],
  fortify: ["fortify"],
  over: ["over"],
};

/** Steps of the set-up in which a seat has its turn. */
const PLACING: readonly Step[] = ["claim", "place", "neutral"];

/** Phase, step, turn, and those asked belong together. */
export function findStepBreach(s: State): Breach | undefined {
  const { phase, step } = s;
  if (!STEPS_OF[phase].includes(step) || !isOfMode(s)) return breach("step", "step", { phase, step });
  return (
    findTurnBreach(s) ??
    findContendersBreach(s) ??
    findDueBreach(s) ??
    findProgressBreach(s) ??
    findEndingBreach(s) ??
    findAskedBreach(s)
  );
}

/** Whether the game that is played has such a step. */
function isOfMode(s: State): boolean {
  switch (s.step) {
    case "mission":
      return isSecret(s);
    case "deal":
      return isDealt(s) && s.owners.every((owner) => owner === NOBODY);
    case "claim":
      return !isDealt(s) && holdsLand(s, NOBODY);
    case "neutral":
      return modeOf(s) === "two_players" && s.neutralReserve > 0 && holdsLand(s, NEUTRAL);
    case "headquarters":
    case "lot":
      return isCapital(s);
    default:
      return true;
  }
}

function isSeat(s: State, seat: number): boolean {
  return seat >= 0 && seat < s.seats.length && seat % 1 === 0;
}

/** Who is first is known from the roll on; whose turn it is, is in the game. */
function findTurnBreach(s: State): Breach | undefined {
  const params = { phase: s.phase };
  const over = s.phase === "over";
  if (!over && isSeat(s, s.first) !== (s.step !== "first")) return breach("first", "turn", params);
  if (over) return s.turn === NOBODY || isSeat(s, s.turn) ? undefined : breach("turn", "turn", params);
  const turned = s.phase !== "setup" || PLACING.includes(s.step);
  if (!turned) return s.turn === NOBODY ? undefined : breach("turn", "turn", params);
  if (!isSeat(s, s.turn) || !s.seats[s.turn].alive) return breach("turn", "turn", params);
  if (!isWhole(s.round) || s.round > 0 === (s.phase === "setup")) return breach("round", "turn", params);
  return undefined;
}

/** Those who roll for the first place are several, in the game, clockwise (rule 1.5). */
function findContendersBreach(s: State): Breach | undefined {
  const { contenders } = s;
  const bad = breach("contenders", "contenders");
  if (s.step !== "first") return contenders.length === 0 ? undefined : bad;
  if (contenders.length < 2) return bad;
  for (let i = 0; i < contenders.length; i++) {
    const ordered = i === 0 || contenders[i] > contenders[i - 1];
    if (!ordered || !isSeat(s, contenders[i]) || !s.seats[contenders[i]].alive) return bad;
  }
  return undefined;
}

/** Armies are to be placed where the step is about that, and while the game is set up no more than are left. */
function findDueBreach(s: State): Breach | undefined {
  const { due, step } = s;
  const bad = breach("due", "due", { count: due });
  if (!isWhole(due)) return bad;
  if (step === "place") {
    const most = s.phase === "setup" ? s.seats[s.turn].reserve : due;
    return due > 0 && due <= most ? undefined : bad;
  }
  return due === 0 || step === "trade" ? undefined : bad;
}

/** What has been done in the turn, and what the step needs of it. */
function findProgressBreach(s: State): Breach | undefined {
  if (s.captured && s.phase !== "attack") return breach("captured", "progress_of", { step: s.step });
  const quiet = s.phase === "setup" || s.phase === "over";
  if (s.rewarded && quiet) return breach("rewarded", "progress_of", { step: s.step });
  if (!isWhole(s.sets) || (s.sets > 0 && s.phase === "setup")) return breach("sets", "numbers");
  if (s.step === "card" && !(s.captured && pileSize(s) > 0))
    return breach("captured", "progress_of", { step: s.step });
  if (s.step !== "trade") return undefined;
  const length = s.seats[s.turn].hand.length;
  return length < (s.phase === "attack" ? FULL_HAND : SET_SIZE)
    ? breach("step", "progress_of", { step: s.step })
    : undefined;
}

function findEndingBreach(s: State): Breach | undefined {
  const bad = breach("ending", "ending");
  if ((s.phase === "over") !== (s.ending !== "none")) return bad;
  if (s.phase !== "over") return s.winner === NOBODY ? undefined : bad;
  return s.ending === "draw"
    ? s.winner === NOBODY
      ? undefined
      : bad
    : isSeat(s, s.winner)
      ? undefined
      : bad;
}

function findAskedBreach(s: State): Breach | undefined {
  const due = whoIsAsked(s);
  const same = due.length === s.asked.length && due.every((seat, i) => seat === s.asked[i]);
  const known = due.every((seat) => isSeat(s, seat) && s.seats[seat].alive);
  const none = s.step === "headquarters" && due.length === 0;
  return same && known && !none ? undefined : breach("asked", "asked", { step: s.step });
}
