import { refuse } from "../refusals";
import type { Refusal } from "../../../../core/types";
import { PRINTED, landId } from "../../../../risk/europe/board";
import { give } from "../land";
import { bonusOf } from "../mission";
import { WARDEN_OF_THE_MARCHES } from "../missions";
import type { State, Territory } from "../state";
import { footmen } from "../units";
import { own, type Verb } from "../verb";
import { refuseBonus } from "./card";
import { FORTIFIED } from "../numbers";

/** Footmen that Fortify places (rules 5.20, 10.8): by a castle, in a city without one. 0 where it cannot be used. */
function fortified(s: State, army: number, t: number): number {
  if (s.territories[t].castle) return bonusOf(s, army, WARDEN_OF_THE_MARCHES) ?? FORTIFIED.castle;
  return PRINTED[t] > 0 ? FORTIFIED.city : 0;
}

/** A city or castle territory that the army controls, also as the defender of a dispute (rule 5.20). */
export function refuseFortify(s: State, army: number, t: number): Refusal | undefined {
  const land = s.territories[t] as Territory | undefined;
  if (land === undefined) return refuse("territory.unknown");
  if (land.owner !== army) return refuse("territory.not_own", { territory: landId(t) });
  return fortified(s, army, t) > 0 ? undefined : refuse("fortify.territory", { territory: landId(t) });
}

/** The bonus action Fortify (rule 5.20). */
export const FORTIFY: Verb<"fortify"> = {
  at: { turn: true },
  check: (s, action) => refuseBonus(s, "fortify") ?? refuseFortify(s, s.acting, action.territory),
  apply: (s, action, events) => {
    s.moves.bonus = "none";
    give(s, s.acting, action.territory, footmen(fortified(s, s.acting, action.territory)), events);
  },
  offer: {
    isMove: true,
    refuse: (s) => refuseBonus(s, "fortify"),
    picks: [own("territory", refuseFortify)],
    complete: ({ seat, territory }) => ({ type: "fortify", seat, territory }),
  },
};
