import { writeCounts, writeNumbers } from "../../../core/lines";
import type { Action } from "../rules/actions";
import { CARDS, MISSIONS } from "../rules/cards";
import { RANKS } from "../../../risk/combat/ranks";
import { UNITS } from "../rules/units";
import { POLICY_IDS } from "../rules/policies";
import { landId } from "../../../risk/europe/board";

/** Writes an action as a line of a record, without its end; `colours` by seat. */
export function writeAction(a: Action, colours: readonly string[]): string {
  switch (a.type) {
    case "order":
    case "first":
      return `roll ${a.type}${a.seats.map((seat, i) => ` ${colours[seat]} ${a.faces[i]}`).join("")}`;
    case "dice":
      return `roll ${RANKS[a.rank]}${writeNumbers(a.attacker)} vs${writeNumbers(a.defender)}`;
    case "bombardment":
      return `roll bombardment${writeNumbers(a.faces)}`;
    case "recruitment":
      return `roll recruitment ${a.face}`;
    case "deal":
      return `deal ${colours[a.to]} ${landId(a.territory)}`;
    case "mission":
      return `draw ${colours[a.to]} mission ${MISSIONS[a.mission]}`;
    case "card":
      return `draw ${colours[a.to]} card ${CARDS[a.card]}`;
    default:
      return `${colours[a.seat]} ${writeDeed(a)}`;
  }
}

function writeDeed(a: Exclude<Action, { readonly seat: -1 }>): string {
  switch (a.type) {
    case "capital":
    case "build":
      return `${a.type} ${landId(a.territory)}`;
    case "policies":
      return `policies${writeCounts(a.cards, POLICY_IDS)}`;
    case "buy":
      return `buy${writeCounts(a.units, UNITS)}`;
    case "castle":
      return "buy castle";
    case "donate":
      return `donate ${a.coins}`;
    case "attack":
    case "fortify":
      return `${a.type} ${landId(a.from)} ${landId(a.to)}${writeCounts(a.units, UNITS)}`;
    case "bombard":
      return `bombard ${landId(a.from)} ${landId(a.to)}`;
    case "recruit":
      return `recruit ${landId(a.territory)}${a.bribe ? " bribe" : ""}`;
    case "place":
      return `place ${landId(a.territory)}${writeCounts(a.units, UNITS)}`;
    case "reinforce":
      return `reinforce ${landId(a.territory)} ${a.unit}`;
    case "end":
      return `end ${a.phase}`;
    case "play":
      return `play ${CARDS[a.card]}`;
    case "lose":
      return `lose${writeCounts(a.units, UNITS)}`;
    case "boost":
      return `boost${writeNumbers(a.plus)}`;
    case "discard":
      return `discard${writeCounts(a.cards, CARDS)}`;
    case "set":
      return `set ${a.setting} ${a.value}`;
    default:
      return a.type;
  }
}
