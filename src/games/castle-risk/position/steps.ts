import { NOBODY } from "../../../core/types";
import { HAND_LIMIT } from "../cards";
import { handSize, type Phase, type State, type Step } from "../state";
import { whoIsAsked } from "./asked";
import { breach, type Breach } from "./breach";

/** The steps that a phase can be at. */
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
  const m = s.moves;
  const left = m.attacks + m.fortifies + m.bombardments + m.recruitments;
  if (s.turn === NOBODY && (left > 0 || m.castle !== "none"))
    return breach("moves", "turn", { phase: s.phase });
  const rolls = s.step === "order" || s.step === "first";
  if (rolls ? s.contenders.length < 2 : s.contenders.length > 0) return breach("contenders", "contenders");
  for (const seat of s.contenders) if (!s.seats[seat].alive) return breach("contenders", "contenders");
  if ((s.phase === "over") !== (s.ending !== "none")) return breach("ending", "ending");
  if (s.phase === "over" && (s.ending === "draw") !== (s.winner === NOBODY))
    return breach("ending", "ending");
  if (s.phase === "discard" && handSize(s.seats[s.turn]) <= HAND_LIMIT)
    return breach("phase", "discard", { limit: HAND_LIMIT });
  return findAskedBreach(s);
}

function findAskedBreach(s: State): Breach | undefined {
  const due = s.step === "boost" && s.battle !== undefined ? [s.asked[0]] : whoIsAsked(s);
  const b = s.battle;
  if (s.step === "boost" && b !== undefined && s.asked[0] !== b.attacker && s.asked[0] !== b.defender) {
    return breach("asked", "asked", { step: s.step });
  }
  if (due.length !== s.asked.length) return breach("asked", "asked", { step: s.step });
  for (let i = 0; i < due.length; i++) {
    if (due[i] !== s.asked[i] || due[i] < 0 || !s.seats[due[i]].alive)
      return breach("asked", "asked", { step: s.step });
  }
  return undefined;
}
