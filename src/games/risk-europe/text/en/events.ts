import { coins } from "../../../../risk/europe/text/en/words";
import { cityName, landName } from "../../../../risk/europe/names";
import type { EventTexts } from "../../../../text/game";
import { RANKS } from "../../../../risk/combat/ranks";
import { decidedText } from "../../../../text/en/decided";
import { count, list, lossesDue } from "../../../../text/en/words";
import { PANEL } from "../../../../text/en/panel";
import { endingName } from "../../../../text/names";
import { rankName } from "../names";
import { NAMES } from "./names";
import { Army, aMission, army, orderCard, player, units } from "./words";
import type { Event } from "../../rules/events";

/** What is bid for. */
function lot(index: number, colours: readonly string[]): string {
  return index < 0 ? "the first place" : army(index, colours);
}

/** What happened, one line each; words for what a view does not know are there too. */
export const EVENTS: EventTexts<Event> = {
  bids: (event, colours) => {
    const made: string[] = [];
    event.bids.forEach((bid, seat) => {
      if (bid >= 0) made.push(`${army(seat, colours)} ${bid}`);
    });
    return `Bids for ${lot(event.army, colours)}: ${list(made)}.`;
  },
  tied: ({ seats }, colours) => `${list(seats.map((seat) => army(seat, colours)))} are tied and roll for it.`,
  won_bid: (event, colours) =>
    event.army < 0
      ? `${Army(event.seat, colours)} has the First Player Marker for ${coins(event.coins)}.`
      : `${Army(event.seat, colours)} is captain of ${army(event.army, colours)} for ${coins(event.coins)}.`,
  claimed: (event, colours) =>
    `${Army(event.army, colours)} claims ${landName(event.territory)} with ${units(event.units)}` +
    (event.coins > 0 ? `, and ${coins(event.coins)} from ${cityName(event.territory)}.` : "."),
  castle: (event, colours) =>
    `A castle of ${army(event.army, colours)} stands in ${landName(event.territory)}.`,
  round: ({ round }) => `Round ${round} begins.`,
  turn: (event, colours) =>
    event.seat === event.army
      ? `Turn ${event.half} of ${army(event.army, colours)}.`
      : `Turn ${event.half} of ${army(event.army, colours)}, played by ${army(event.seat, colours)}.`,
  revealed: (event, colours) => `${Army(event.army, colours)} turns up ${orderCard(event.card)}.`,
  marker: ({ seat }, colours) => `${Army(seat, colours)} takes the First Player Marker.`,
  drew_missions: ({ seat, missions }, colours) =>
    `${Army(seat, colours)} draws ${list(missions.map((mission) => aMission(mission)))}.`,
  kept: ({ seat, mission }, colours) => `${Army(seat, colours)} keeps ${aMission(mission)}.`,
  disputed: (event, colours) =>
    `${Army(event.army, colours)} attacks ${landName(event.territory)} with ${units(event.units)}: it is disputed.`,
  moved: (event, colours) =>
    `${Army(event.army, colours)} moves ${units(event.units)} from ${landName(event.from)} to ${landName(event.territory)}.`,
  emptied: ({ territory }) => `${landName(territory)} is unclaimed now.`,
  taxed: (event, colours) => `${Army(event.army, colours)} collects ${coins(event.coins)} in taxes.`,
  gained: (event, colours) =>
    `${Army(event.army, colours)} gets ${units(event.units)} in ${landName(event.territory)}.`,
  volley: (event, colours) =>
    `${Army(event.army, colours)} fires at ${landName(event.territory)}: ${count(event.hits, "hit", "hits")}.`,
  turn_over: (event, colours) => `The turn of ${army(event.army, colours)} is over.`,
  battle: ({ territory, attacker, defender }, colours) =>
    `Battle in ${landName(territory)}: ${army(attacker, colours)} against ${army(defender, colours)}.`,
  rolled: (event) =>
    `Pass ${event.pass}, ${rankName(RANKS[event.rank], NAMES)} in ${landName(event.territory)}: ` +
    `${lossesDue(event.attackerDue, event.defenderDue)}.`,
  lost: (event, colours) =>
    `${Army(event.army, colours)} loses ${units(event.units)} in ${landName(event.territory)}.`,
  conquered: (event, colours) => `${Army(event.army, colours)} takes ${landName(event.territory)}.`,
  repelled: (event, colours) =>
    `The attack of ${army(event.army, colours)} on ${landName(event.territory)} is beaten off.`,
  wiped_out: (event, colours) =>
    `Nobody is left in ${landName(event.territory)}: the attack of ${army(event.army, colours)} has cost both armies.`,
  loot: (event, colours) => `${Army(event.army, colours)} gets ${coins(event.coins)} for the victory.`,
  completed: ({ seat, mission }, colours) => `${Army(seat, colours)} has fulfilled ${aMission(mission)}.`,
  saved: ({ seat }, colours) =>
    `${Army(seat, colours)} has no city left and is saved by the crown for one round.`,
  eliminated: (event, colours) => `${Army(event.army, colours)} is out of the game.`,
  captain: (event, colours) => `${Army(event.seat, colours)} is captain of ${army(event.army, colours)} now.`,
  decided: (event, colours) =>
    decidedText(
      event,
      event.seats.map((seat) => player(colours[seat])),
      (id) => (id === "coins" ? "coins (the marker counts ten)" : id),
    ),
  over: ({ seats, ending }, colours) =>
    PANEL.over(
      seats.map((seat) => player(colours[seat])),
      endingName(ending, NAMES),
    ),
};
