import { mix } from "../../../core/hash";

/** An attack under way, until its armies have moved in. */
export interface Battle {
  from: number;
  to: number;
  /** Dice of the attacker, and of the defender, 0 before they are known: one for each army that fights. */
  dice: number;
  defence: number;
  /** Rolls on until so many armies are left in the source; 0 for a single roll. */
  until: number;
}

export function copyBattle(battle: Battle): Battle {
  return {
    from: battle.from,
    to: battle.to,
    dice: battle.dice,
    defence: battle.defence,
    until: battle.until,
  };
}

/** Mixes a battle into a hash, or that there is none. */
export function hashBattle(hash: number, battle: Battle | undefined): number {
  if (battle === undefined) return mix(hash, 0);
  return mix(
    mix(mix(mix(mix(mix(hash, 1), battle.from), battle.to), battle.dice), battle.defence),
    battle.until,
  );
}
