import { total } from "../../../../core/counts";
import { count, list, faces } from "../../../../text/en/words";
import { phaseName } from "../../../../text/names";
import type { Colours } from "../../../../text/types";
import type { ActionOf } from "../../rules/actions";
import { CARDS } from "../../rules/cards";
import { RANKS } from "../../../../risk/combat/ranks";
import type { CastleTexts } from "../language";
import { rankName } from "../names";
import { NAMES } from "./names";
import { Owner, aCard, card, city, coins, land, owner, units } from "./words";

function contest(a: ActionOf<"order" | "first">, colours: Colours): string {
  return `${list(a.seats.map((seat, i) => `${owner(seat, colours)} rolls ${a.faces[i]}`))}.`;
}

function setting(a: ActionOf<"set">, colours: Colours): string {
  return `${Owner(a.seat, colours)} changes a standing order.`;
}

/** Cards by kind: "General and Spy (2)". */
function cards(counts: readonly number[]): string {
  const words: string[] = [];
  let n = 0;
  for (let k = 0; k < CARDS.length; k++) {
    if (counts[k] > 0) {
      words[n] = card(CARDS[k]) + (counts[k] > 1 ? ` (${counts[k]})` : "");
      n++;
    }
  }
  return list(words);
}

/** What was done, one line each, fit for everybody's eyes: picks and draws are not named here. */
export const ACTIONS: CastleTexts["actions"] = {
  order: contest,
  first: contest,
  deal: (a, colours) => `${Owner(a.to, colours)} is dealt ${land(a.territory)}.`,
  mission: (a, colours) => `${Owner(a.to, colours)} draws a papal mission.`,
  card: (a, colours) => `${Owner(a.to, colours)} draws a Castle Risk card.`,
  dice: (a) =>
    `Dice of the ${rankName(RANKS[a.rank], NAMES)} phase: attacker ${faces(a.attacker)}, defender ${faces(a.defender)}.`,
  bombardment: (a) => `The bombardment rolls ${faces(a.faces)}.`,
  recruitment: (a) => `The envoys roll ${a.face}.`,
  capital: (a, colours) => `${Owner(a.seat, colours)} chooses ${city(a.territory)}.`,
  policies: (a, colours) =>
    `${Owner(a.seat, colours)} has picked ${count(total(a.cards), "policy card", "policy cards")}.`,
  buy: (a, colours) => `${Owner(a.seat, colours)} buys ${units(a.units)}.`,
  castle: (a, colours) => `${Owner(a.seat, colours)} buys a castle.`,
  donate: (a, colours) => `${Owner(a.seat, colours)} donates ${coins(a.coins)} to the church.`,
  attack: (a, colours) =>
    `${Owner(a.seat, colours)} marches from ${land(a.from)} into ${land(a.to)} with ${units(a.units)}.`,
  fortify: (a, colours) =>
    `${Owner(a.seat, colours)} moves ${units(a.units)} from ${land(a.from)} to ${land(a.to)}.`,
  build: (a, colours) => `${Owner(a.seat, colours)} chooses ${land(a.territory)} for the castle.`,
  bombard: (a, colours) => `${Owner(a.seat, colours)} bombards ${land(a.to)} from ${land(a.from)}.`,
  recruit: (a, colours) =>
    `${Owner(a.seat, colours)} sends envoys to ${city(a.territory)}${a.bribe ? ", with a bribe" : ""}.`,
  place: (a, colours) => `${Owner(a.seat, colours)} places ${units(a.units)} in ${land(a.territory)}.`,
  reinforce: (a, colours) =>
    `Reinforcements for ${owner(a.seat, colours)} in ${land(a.territory)}: ` +
    (a.unit === "infantry" ? units([2, 0, 0, 0]) : units([0, 1, 0, 0])) +
    ".",
  end: (a, colours) => `${Owner(a.seat, colours)} ends the ${phaseName(a.phase, NAMES)} phase.`,
  play: (a, colours) => `${Owner(a.seat, colours)} plays ${aCard(a.card)}.`,
  pass: (a, colours) => `${Owner(a.seat, colours)} passes.`,
  resign: (a, colours) => `${Owner(a.seat, colours)} resigns.`,
  lose: (a, colours) => `${Owner(a.seat, colours)} gives up ${units(a.units)}.`,
  boost: (a, colours) => `${Owner(a.seat, colours)} adds to the main dice: ${faces(a.plus)}.`,
  discard: (a, colours) => `${Owner(a.seat, colours)} discards ${cards(a.cards)}.`,
  set: setting,
};
