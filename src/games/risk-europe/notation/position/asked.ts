import { livingSeats } from "../../../../risk/europe/rules/seats";
import { deciderOf } from "../../rules/army";
import { isAttackersLoss } from "../../rules/battle/settle";
import { CHANCE_STEPS } from "../../rules/steps";
import { UNBID, type State } from "../../rules/state";
import { isOneOf } from "../../../../core/words";

/** The seats that a step asks, as the rest of the position has it; at the end of a round those with a wish to be asked. */
export function whoIsAsked(s: State): number[] {
  if (isOneOf(CHANCE_STEPS, s.step)) return [];
  const { battle, assault } = s;
  switch (s.step) {
    case "over":
      return [];
    case "bid":
      return livingSeats(s).filter((seat) => s.seats[seat].bid === UNBID);
    case "pick":
      return livingSeats(s).filter((seat) => s.seats[seat].picks.length === 0);
    case "auction":
    case "battle":
      return [s.first];
    case "missions":
      return livingSeats(s).filter((seat) => {
        const player = s.seats[seat];
        return player.settings.reveal === "ask" && player.missions.length > 0 && !player.answered;
      });
    case "castle":
    case "losses": {
      if (battle !== undefined) {
        const { attacker, owner } = s.territories[battle.land];
        const attacks = s.step === "losses" && isAttackersLoss(battle);
        return [attacks ? deciderOf(s, attacker, owner) : deciderOf(s, owner, attacker)];
      }
      return assault === undefined ? [] : [deciderOf(s, s.territories[assault.to].owner, s.acting)];
    }
    default:
      return [s.turn];
  }
}
