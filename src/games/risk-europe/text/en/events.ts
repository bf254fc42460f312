import { RANKS } from "../../../../risk/combat/ranks";
import { decidedText } from "../../../../text/en/decided";
import { count, list } from "../../../../text/en/words";
import { PANEL } from "../../../../text/en/panel";
import { endingName } from "../../../../text/names";
import type { EuropeTexts } from "../language";
import { cityName, landName, rankName } from "../names";
import { NAMES } from "./names";
import { Army, aMission, army, coins, orderCard, player, units } from "./words";

/** What is bid for. */
function lot(index: number, colours: readonly string[]): string {
  return index < 0 ? "the first place" : army(index, colours);
}

/** What happened, one line each; words for what a view does not know are there too. */
export const EVENTS: EuropeTexts["events"] = {
  bids: (e, colours) => {
    const made: string[] = [];
    e.bids.forEach((bid, seat) => {
      if (bid >= 0) made.push(`${army(seat, colours)} ${bid}`);
    });
    return `Bids for ${lot(e.army, colours)}: ${list(made)}.`;
  },
  tied: (e, colours) => `${list(e.seats.map((seat) => army(seat, colours)))} are tied and roll for it.`,
  won_bid: (e, colours) =>
    e.army < 0
      ? `${Army(e.seat, colours)} has the First Player Marker for ${coins(e.coins)}.`
      : `${Army(e.seat, colours)} is captain of ${army(e.army, colours)} for ${coins(e.coins)}.`,
  claimed: (e, colours) =>
    `${Army(e.army, colours)} claims ${landName(e.territory)} with ${units(e.units)}` +
    (e.coins > 0 ? `, and ${coins(e.coins)} from ${cityName(e.territory)}.` : "."),
  castle: (e, colours) => `A castle of ${army(e.army, colours)} stands in ${landName(e.territory)}.`,
  round: (e) => `Round ${e.round} begins.`,
  turn: (e, colours) =>
    e.seat === e.army
      ? `Turn ${e.half} of ${army(e.army, colours)}.`
      : `Turn ${e.half} of ${army(e.army, colours)}, played by ${army(e.seat, colours)}.`,
  revealed: (e, colours) => `${Army(e.army, colours)} turns up ${orderCard(e.card)}.`,
  marker: (e, colours) => `${Army(e.seat, colours)} takes the First Player Marker.`,
  drew_missions: (e, colours) =>
    `${Army(e.seat, colours)} draws ${list(e.missions.map((mission) => aMission(mission)))}.`,
  kept: (e, colours) => `${Army(e.seat, colours)} keeps ${aMission(e.mission)}.`,
  disputed: (e, colours) =>
    `${Army(e.army, colours)} attacks ${landName(e.territory)} with ${units(e.units)}: it is disputed.`,
  moved: (e, colours) =>
    `${Army(e.army, colours)} moves ${units(e.units)} from ${landName(e.from)} to ${landName(e.territory)}.`,
  emptied: (e) => `${landName(e.territory)} is unclaimed now.`,
  taxed: (e, colours) => `${Army(e.army, colours)} collects ${coins(e.coins)} in taxes.`,
  gained: (e, colours) => `${Army(e.army, colours)} gets ${units(e.units)} in ${landName(e.territory)}.`,
  volley: (e, colours) =>
    `${Army(e.army, colours)} fires at ${landName(e.territory)}: ${count(e.hits, "hit", "hits")}.`,
  turn_over: (e, colours) => `The turn of ${army(e.army, colours)} is over.`,
  battle: (e, colours) =>
    `Battle in ${landName(e.territory)}: ${army(e.attacker, colours)} against ${army(e.defender, colours)}.`,
  rolled: (e) =>
    `Pass ${e.pass}, ${rankName(RANKS[e.rank], NAMES)} in ${landName(e.territory)}: ` +
    `the attacker is to lose ${e.attackerDue}, the defender ${e.defenderDue}.`,
  lost: (e, colours) => `${Army(e.army, colours)} loses ${units(e.units)} in ${landName(e.territory)}.`,
  conquered: (e, colours) => `${Army(e.army, colours)} takes ${landName(e.territory)}.`,
  repelled: (e, colours) =>
    `The attack of ${army(e.army, colours)} on ${landName(e.territory)} is beaten off.`,
  wiped_out: (e, colours) =>
    `Nobody is left in ${landName(e.territory)}: the attack of ${army(e.army, colours)} has cost both armies.`,
  loot: (e, colours) => `${Army(e.army, colours)} gets ${coins(e.coins)} for the victory.`,
  completed: (e, colours) => `${Army(e.seat, colours)} has fulfilled ${aMission(e.mission)}.`,
  saved: (e, colours) => `${Army(e.seat, colours)} has no city left and is saved by the crown for one round.`,
  eliminated: (e, colours) => `${Army(e.army, colours)} is out of the game.`,
  captain: (e, colours) => `${Army(e.seat, colours)} is captain of ${army(e.army, colours)} now.`,
  decided: (e, colours) =>
    decidedText(
      e,
      e.seats.map((seat) => player(colours[seat])),
      (id) => (id === "coins" ? "coins (the marker counts ten)" : id),
    ),
  over: (e, colours) =>
    PANEL.over(
      e.seats.map((seat) => player(colours[seat])),
      endingName(e.ending, NAMES),
    ),
};
