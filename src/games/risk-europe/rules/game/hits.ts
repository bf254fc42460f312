import type { Seat } from "../../../../core/types";
import { any, size } from "../../../../risk/units";
import { lose } from "../battle/losses";
import { cheapest } from "../../../../risk/combat/losses";
import { hitsOf } from "../battle/settle";
import type { Event } from "../events";
import { vacate } from "../land";
import type { Battle, State } from "../state";

/**
 * What the seat's dice already cost another army stands: the cheapest units go, for nobody is left to fight (rules 7.5,
 * 14.2). Dice that a castle may roll again count as they lie, those that are being rolled again do not.
 */
export function settleHits(s: State, seat: Seat, events: Event[]): void {
  const { assault, battle } = s;
  if (assault !== undefined && s.acting === seat) {
    const { owner, units } = s.territories[assault.to];
    loseTo(units, assault.due, owner, assault.to, events);
  }
  if (battle === undefined) return;
  const { attacker, owner, force, units } = s.territories[battle.land];
  if (seat === owner) loseTo(force, hitsDue(s, battle).attacker, attacker, battle.land, events);
  if (seat !== attacker) return;
  loseTo(units, hitsDue(s, battle).defender, owner, battle.land, events);
  if (any(units)) return;
  events.push({ type: "wiped_out", army: attacker, territory: battle.land });
  vacate(s, battle.land);
}

/** Units that each side has still to lose by dice that have fallen. */
function hitsDue(s: State, battle: Battle): { readonly attacker: number; readonly defender: number } {
  switch (s.step) {
    case "losses":
      return { attacker: battle.attackerDue, defender: battle.defenderDue };
    case "castle":
      return hitsOf(s, battle);
    case "recast":
      return hitsOf(s, { ...battle, defenderDice: [] });
    default:
      return { attacker: 0, defender: 0 };
  }
}

function loseTo(units: number[], hits: number, army: number, t: number, events: Event[]): void {
  const due = Math.min(hits, size(units));
  if (due > 0) lose(units, cheapest(units, due), army, t, events);
}
