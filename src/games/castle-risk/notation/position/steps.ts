import { total } from "../../../../core/counts";
import { NOBODY } from "../../../../core/types";
import { NO_MISSION } from "../../rules/cards";
import { CHANCE_STEPS, type Phase, type Step } from "../../rules/steps";
import { handSize } from "../../rules/state/hand";
import type { SeatState, State } from "../../rules/state";
import { refuseCapital } from "../../rules/game/setup";
import { SIZE } from "../../../../risk/europe/board";
import { missionsLeft } from "../../rules/mission";
import { whoIsAsked } from "./asked";
import type { Breach } from "../../../../core/engine";
import { breach } from "../../rules/refusals";
import { HAND_LIMIT } from "../../rules/numbers";
import { isOneOf } from "../../../../core/words";

const STEPS_OF: Readonly<Record<Phase, readonly Step[]>> = {
  setup: ["order", "capital", "deal"],
  policies: ["policies", "first"],
  draw: ["mission", "card"],
  purchase: ["purchase"],
  attack: ["attack", "play", "answer", "dice", "losses", "boost"],
  fortify: ["fortify"],
  diplomacy: ["diplomacy", "play", "answer", "recruitment", "bombardment", "losses"],
  placement: ["placement"],
  discard: ["discard"],
  over: ["over"],
};

/** Phase, step, turn and those asked belong together. */
export function findStepBreach(s: State): Breach | undefined {
  if (!STEPS_OF[s.phase].includes(s.step)) return breach("step", "step", { phase: s.phase, step: s.step });
  const nobodys = s.phase === "policies" || s.phase === "over" || s.step === "order";
  if (nobodys !== (s.turn === NOBODY)) return breach("turn", "turn", { phase: s.phase });
  if (s.turn !== NOBODY && !s.seats[s.turn].alive) return breach("turn", "turn", { phase: s.phase });
  const rolls = s.step === "order" || s.step === "first";
  if (rolls ? s.contenders.length < 2 : s.contenders.length > 0) return breach("contenders", "contenders");
  for (let i = 0; i < s.contenders.length; i++) {
    const ordered = i === 0 || s.contenders[i] > s.contenders[i - 1];
    if (!ordered || !s.seats[s.contenders[i]].alive) return breach("contenders", "contenders");
  }
  if (s.phase === "setup") {
    const setup = findSetupBreach(s);
    if (setup !== undefined) return setup;
  }
  if ((s.phase === "over") !== (s.ending !== "none")) return breach("ending", "ending");
  const winner = s.seats[s.winner] as SeatState | undefined;
  const won = s.ending === "draw" ? s.winner === NOBODY : winner?.alive === true;
  if (s.phase === "over" && !won) return breach("ending", "ending");
  if (s.phase === "discard" && handSize(s.seats[s.turn]) <= HAND_LIMIT)
    return breach("phase", "discard", { limit: HAND_LIMIT });
  const spent = s.moves;
  const moves = spent.attacks + spent.fortifies + spent.bombardments + spent.recruitments;
  if ((nobodys || s.phase === "setup") && (moves > 0 || spent.castle !== "none"))
    return breach("moves", "moves");
  if (!canDraw(s)) return breach("step", "draw", { step: s.step });
  return findAskedBreach(s);
}

/** What is to be drawn is there, and wanted: nobody has two active missions (CR14). */
function canDraw(s: State): boolean {
  if (s.step === "mission") return s.seats[s.turn].mission === NO_MISSION && missionsLeft(s) > 0;
  return s.step !== "card" || total(s.deck) > 0;
}

/** Who is to get a capital has none, and there are gold cities for all who have none (CR2). */
function findSetupBreach(s: State): Breach | undefined {
  if (s.turn !== NOBODY && s.seats[s.turn].capital !== NOBODY)
    return breach("turn", "turn", { phase: s.phase });
  let free = 0;
  for (let t = 0; t < SIZE; t++) if (refuseCapital(s, t) === undefined) free++;
  for (const player of s.seats) if (player.alive && player.capital === NOBODY) free--;
  return free < 0 ? breach("phase", "gold") : undefined;
}

function findAskedBreach(s: State): Breach | undefined {
  const { asked, battle, step } = s;
  const boosts = step === "boost" && battle !== undefined;
  const due = boosts ? asked.slice(0, 1) : whoIsAsked(s);
  const seatsMove = step !== "over" && !isOneOf(CHANCE_STEPS, step);
  const fits =
    due.length === asked.length &&
    (!seatsMove || due.length > 0) &&
    due.every((seat, i) => seat === asked[i] && seat >= 0 && s.seats[seat].alive) &&
    (!boosts || asked[0] === battle.attacker || asked[0] === battle.defender);
  return fits ? undefined : breach("asked", "asked", { step });
}
