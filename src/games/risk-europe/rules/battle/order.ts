import { ask } from "../../../../core/prompt";
import { refuse } from "../refusals";
import type { Refusal } from "../../../../core/types";
import { isTerritory, landId } from "../../../../risk/europe/board";
import type { Event } from "../events";
import { endRound } from "../game/end";
import { disputes } from "../land";
import { newBattle } from "../state/initial";
import type { State } from "../state";
import type { Verb } from "../verb";
import { awaitDice } from "./rank";

/** The battles of a round begin (rules 4.1, 7.1). */
export function startBattles(s: State, events: Event[]): void {
  s.phase = "battles";
  nextBattle(s, events);
}

/** The marker's holder chooses the next battle; the last one starts by itself; then the round ends (rule 7.1). */
export function nextBattle(s: State, events: Event[]): void {
  const open = disputes(s);
  if (open.length === 0) endRound(s, events);
  else if (open.length === 1) startBattle(s, open[0], events);
  else ask(s, "battle", s.first);
}

function startBattle(s: State, t: number, events: Event[]): void {
  const { attacker, owner } = s.territories[t];
  s.battle = newBattle(t);
  events.push({ type: "battle", territory: t, attacker, defender: owner });
  awaitDice(s, s.battle);
}

function refuseBattle(s: State, t: number): Refusal | undefined {
  if (!isTerritory(t)) return refuse("territory.unknown");
  return disputes(s).includes(t) ? undefined : refuse("battle.none", { territory: landId(t) });
}

/** The choice of the next battle (rule 7.1). */
export const BATTLE: Verb<"battle"> = {
  at: { battle: true },
  check: (s, action) => refuseBattle(s, action.territory),
  apply: (s, action, events) => {
    startBattle(s, action.territory, events);
  },
  offer: {
    isDefault: true,
    picks: [{ field: "territory", refuse: (s, _p, t) => refuseBattle(s, t), candidates: (s) => disputes(s) }],
    complete: ({ seat, territory }) => ({ type: "battle", seat, territory }),
  },
};
