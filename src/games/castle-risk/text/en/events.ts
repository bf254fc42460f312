import { coins } from "../../../../risk/europe/text/en/words";
import { cityName, landName } from "../../../../risk/europe/names";
import type { EventTexts } from "../../../../text/game";
import { decidedText } from "../../../../text/en/decided";
import { count, list, faces, lossesDue } from "../../../../text/en/words";
import { endingName, phaseName } from "../../../../text/names";
import { MISSION_GOAL } from "../../rules/cards";
import { POLICY_IDS } from "../../rules/policies";
import { RANKS } from "../../../../risk/combat/ranks";
import { missionId, rankName, titleName } from "../names";
import { NAMES } from "./names";
import { Owner, aCard, owner, player, units } from "./words";
import { PANEL } from "../../../../text/en/panel";
import { nameOf } from "../../../../text/entry";
import type { Event } from "../../rules/events";

/** A papal mission by its index; one that is not known is just a mission. */
function aMission(mission: number): string {
  const id = missionId(mission);
  return id === "" ? "a papal mission" : `the papal mission ${nameOf(NAMES.missions, id)}`;
}

/** Policy cards by kind: "Expand (twice) and Tax/Spend". */
function policies(cards: readonly number[]): string {
  const name = (id: string, n: number): string => nameOf(NAMES.policies, id) + (n > 1 ? " (twice)" : "");
  return list(POLICY_IDS.flatMap((id, k) => (cards[k] > 0 ? [name(id, cards[k])] : [])));
}

/** What happened, one line each; words for what a view does not know are there too. */
export const EVENTS: EventTexts<Event> = {
  tied: ({ seats }, colours) => `${list(seats.map((seat) => owner(seat, colours)))} tie and roll again.`,
  leads: ({ seat }, colours) => `${Owner(seat, colours)} goes first.`,
  capital: ({ seat, territory }, colours) =>
    `${Owner(seat, colours)} makes ${cityName(territory)} in ${landName(territory)} the capital.`,
  round: ({ round }) => `Round ${round} begins.`,
  last_round: ({ round }) => `Round ${round} was the last: the crowns decide.`,
  declared: ({ seat, mission }, colours) => `${Owner(seat, colours)} has fulfilled ${aMission(mission)}.`,
  ranked: ({ seat, crowns }, colours) =>
    `${Owner(seat, colours)} has ${count(crowns.total, "crown", "crowns")} and is ${titleName(crowns.total, NAMES)}.`,
  false_emperors: ({ seats, crowns }, colours) =>
    `${list(seats.map((seat) => owner(seat, colours)))} are false emperors: nobody is crowned while more than one ` +
    `kingdom begins a round with ${count(crowns, "crown", "crowns")} or more.`,
  revealed: ({ seat, cards }, colours) => `${Owner(seat, colours)} reveals the policies ${policies(cards)}.`,
  turn: ({ seat }, colours) => `It is the turn of ${owner(seat, colours)}.`,
  reshuffled: ({ cards }) =>
    `The Castle Risk deck is out: ${count(cards, "discarded card is", "discarded cards are")} shuffled into a new one.`,
  drew_mission: ({ seat, mission }, colours) => `${Owner(seat, colours)} draws ${aMission(mission)}.`,
  drew_card: ({ seat, card }, colours) => `${Owner(seat, colours)} draws ${aCard(card)}.`,
  taxes: (event, colours) => `${Owner(event.seat, colours)} collects ${coins(event.coins)} in taxes.`,
  phase: ({ seat, phase }, colours) => `${Owner(seat, colours)}: ${phaseName(phase, NAMES)}.`,
  entered: (event, colours) =>
    `${Owner(event.seat, colours)} enters ${landName(event.territory)}, which nobody holds, with ${units(event.units)}.`,
  battle: ({ seat, defender, territory, from }, colours) =>
    `${Owner(seat, colours)} attacks ${owner(defender, colours)} in ${landName(territory)} from ${landName(from)}.`,
  played: ({ seat, card }, colours) => `${Owner(seat, colours)} plays ${aCard(card)}.`,
  countered: ({ card, seat }, colours) => `A Spy does away with ${aCard(card)} of ${owner(seat, colours)}.`,
  rolled: (event) =>
    `Cycle ${event.cycle}, ${rankName(RANKS[event.rank], NAMES)} phase in ${landName(event.territory)}: ` +
    `${lossesDue(event.attackerDue, event.defenderDue)}.`,
  boosted: (event, colours) =>
    `With +1, the dice of ${owner(event.seat, colours)} count ${faces(event.faces)}.`,
  lost: (event, colours) =>
    `${Owner(event.seat, colours)} loses ${units(event.units)} in ${landName(event.territory)}.`,
  repelled: ({ seat, territory }, colours) =>
    `The attack of ${owner(seat, colours)} on ${landName(territory)} is beaten off.`,
  wiped_out: ({ territory, seat }, colours) =>
    `Nobody is left standing in ${landName(territory)}: the attack of ${owner(seat, colours)} has cost both armies.`,
  conquered: (event, colours) =>
    `${Owner(event.seat, colours)} conquers ${landName(event.territory)} and moves in with ${units(event.units)}.`,
  looted: (event, colours) =>
    `${Owner(event.seat, colours)} loots ${coins(event.coins)} in ${cityName(event.territory)}.`,
  plundered: ({ territory, tokens }) =>
    `${cityName(territory)} is plundered: it has ${count(tokens, "plundered-city token", "plundered-city tokens")} now.`,
  eliminated: (event, colours) =>
    event.by < 0
      ? `The kingdom of ${owner(event.seat, colours)} is no more; its treasury of ${coins(event.coins)} is lost.`
      : `${Owner(event.by, colours)} ends the kingdom of ${owner(event.seat, colours)} and takes its treasury of ${coins(event.coins)}.`,
  garrison: (event) => `${landName(event.territory)} is neutral now, held by ${units(event.units)}.`,
  built: ({ seat, territory }, colours) =>
    `${Owner(seat, colours)} builds a castle in ${landName(territory)}.`,
  recruited: ({ value, territory, seat }, colours) =>
    `With ${value}, ${cityName(territory)} becomes a vassal of ${owner(seat, colours)}.`,
  declined: ({ value, territory, seat }, colours) =>
    `With ${value}, ${cityName(territory)} turns ${owner(seat, colours)} down.`,
  progress: ({ mission, seat, progress }, colours) =>
    missionId(mission) === ""
      ? `${Owner(seat, colours)} comes closer to fulfilling a papal mission.`
      : `${Owner(seat, colours)} has done ${progress} of ${MISSION_GOAL[mission]} for ${nameOf(NAMES.missions, missionId(mission))}.`,
  turn_over: ({ seat }, colours) => `The turn of ${owner(seat, colours)} is over.`,
  decided: (event, colours) =>
    decidedText(
      event,
      event.seats.map((seat) => player(colours[seat])),
      (id) => (id === "army" ? "the worth of armies" : id),
    ),
  over: ({ seat, ending }, colours) =>
    PANEL.over(seat < 0 ? [] : [player(colours[seat])], endingName(ending, NAMES)) +
    (ending === "limit"
      ? " The most crowns win; if they are level the highest taxes, then the dearest army."
      : ""),
};
