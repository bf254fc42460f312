import { writeCounts, writeNumbers } from "../../../core/lines";
import { RANKS } from "../../../risk/combat/ranks";
import { landId } from "../../../risk/europe/board";
import type { Action } from "../rules/actions";
import { CARD_IDS } from "../rules/cards";
import { MISSIONS } from "../rules/missions";
import { UNITS } from "../rules/units";
import { armyColours } from "../rules/variant";

/** Writes an action as a line of a record, without its end; `colours` by seat. */
export function writeAction(a: Action, colours: readonly string[]): string {
  switch (a.type) {
    case "tile":
      return `draw ${armyColours(colours)[a.to]} tile ${landId(a.territory)}`;
    case "card":
      return `draw ${armyColours(colours)[a.to]} card ${CARD_IDS[a.card]}`;
    case "missions":
      return `draw ${colours[a.to]} missions${missionWords(a.missions)}`;
    case "tie":
      return `roll tie${a.seats.map((seat, i) => ` ${colours[seat]} ${a.faces[i]}`).join("")}`;
    case "volley":
      return `roll assault${writeNumbers(a.faces)}`;
    case "recast":
      return `roll castle${writeNumbers(a.faces)}`;
    case "dice":
      return `roll ${RANKS[a.rank]}${writeNumbers(a.attacker)} vs${writeNumbers(a.defender)}`;
    default:
      return `${colours[a.seat]} ${writeDeed(a, colours)}`;
  }
}

function writeDeed(a: Exclude<Action, { readonly seat: -1 }>, colours: readonly string[]): string {
  switch (a.type) {
    case "bid":
      return `bid ${a.coins}`;
    case "settle":
      return `settle ${landId(a.territory)} ${a.footmen[0]} ${landId(a.to)} ${a.footmen[1]}`;
    case "pick":
      return `pick${a.cards.map((card) => ` ${CARD_IDS[card]}`).join("")}`;
    case "auction":
      return `auction ${armyColours(colours)[a.army]}`;
    case "keep":
      return `keep ${MISSIONS[a.mission]}`;
    case "expand":
    case "split":
    case "maneuver":
      return `${a.type} ${landId(a.from)} ${landId(a.to)}${writeCounts(a.units, UNITS)}`;
    case "also":
      return `also ${landId(a.to)}${writeCounts(a.units, UNITS)}`;
    case "tax":
    case "build":
    case "fortify":
    case "battle":
      return `${a.type} ${landId(a.territory)}`;
    case "buy":
      return `buy ${landId(a.territory)}${writeCounts(a.units, UNITS)}`;
    case "assault":
      return `assault ${landId(a.from)} ${landId(a.to)}`;
    case "lose":
      return `lose${writeCounts(a.units, UNITS)}`;
    case "reveal":
      return `reveal${MISSIONS.map((id, k) => (a.missions[k] > 0 ? ` ${id}` : "")).join("")}`;
    case "set":
      return `set ${a.setting} ${a.value}`;
    default:
      return a.type;
  }
}

/** The ids of missions, each with a blank before it. */
export function missionWords(missions: readonly number[]): string {
  return missions.map((mission) => ` ${MISSIONS[mission]}`).join("");
}
