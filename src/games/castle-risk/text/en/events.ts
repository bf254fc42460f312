import { decidedText } from "../../../../text/en/decided";
import { count, list, faces } from "../../../../text/en/words";
import { endingName, phaseName } from "../../../../text/names";
import { MISSION_GOAL } from "../../rules/cards";
import { POLICY_CARDS } from "../../rules/policies";
import { RANKS } from "../../../../risk/combat/ranks";
import type { CastleTexts } from "../language";
import { missionId, missionName, policyName, rankName, titleName } from "../names";
import { NAMES } from "./names";
import { Owner, aCard, city, coins, land, owner, player, units } from "./words";
import { PANEL } from "../../../../text/en/panel";

/** A papal mission by its index; one that is not known is just a mission. */
function aMission(mission: number): string {
  const id = missionId(mission);
  return id === "" ? "a papal mission" : `the papal mission ${missionName(id, NAMES)}`;
}

/** Policy cards by kind: "Expand (twice) and Tax/Spend". */
function policies(cards: readonly number[]): string {
  const words: string[] = [];
  let n = 0;
  for (let k = 0; k < POLICY_CARDS.length; k++) {
    if (cards[k] > 0) {
      words[n] = policyName(POLICY_CARDS[k].id, NAMES) + (cards[k] > 1 ? " (twice)" : "");
      n++;
    }
  }
  return list(words);
}

/** What happened, one line each; words for what a view does not know are there too. */
export const EVENTS: CastleTexts["events"] = {
  tied: (e, colours) => `${list(e.seats.map((seat) => owner(seat, colours)))} tie and roll again.`,
  leads: (e, colours) => `${Owner(e.seat, colours)} goes first.`,
  capital: (e, colours) =>
    `${Owner(e.seat, colours)} makes ${city(e.territory)} in ${land(e.territory)} the capital.`,
  round: (e) => `Round ${e.round} begins.`,
  last_round: (e) => `Round ${e.round} was the last: the crowns decide.`,
  declared: (e, colours) => `${Owner(e.seat, colours)} has fulfilled ${aMission(e.mission)}.`,
  ranked: (e, colours) =>
    `${Owner(e.seat, colours)} has ${count(e.crowns.total, "crown", "crowns")} and is ${titleName(e.crowns.total, NAMES)}.`,
  false_emperors: (e, colours) =>
    `${list(e.seats.map((seat) => owner(seat, colours)))} are false emperors: nobody is crowned while more than one ` +
    `kingdom begins a round with ${count(e.crowns, "crown", "crowns")} or more.`,
  revealed: (e, colours) => `${Owner(e.seat, colours)} reveals the policies ${policies(e.cards)}.`,
  turn: (e, colours) => `It is the turn of ${owner(e.seat, colours)}.`,
  reshuffled: (e) =>
    `The Castle Risk deck is out: ${count(e.cards, "discarded card is", "discarded cards are")} shuffled into a new one.`,
  drew_mission: (e, colours) => `${Owner(e.seat, colours)} draws ${aMission(e.mission)}.`,
  drew_card: (e, colours) => `${Owner(e.seat, colours)} draws ${aCard(e.card)}.`,
  taxes: (e, colours) => `${Owner(e.seat, colours)} collects ${coins(e.coins)} in taxes.`,
  phase: (e, colours) => `${Owner(e.seat, colours)}: ${phaseName(e.phase, NAMES)}.`,
  entered: (e, colours) =>
    `${Owner(e.seat, colours)} enters ${land(e.territory)}, which nobody holds, with ${units(e.units)}.`,
  battle: (e, colours) =>
    `${Owner(e.seat, colours)} attacks ${owner(e.defender, colours)} in ${land(e.territory)} from ${land(e.from)}.`,
  played: (e, colours) => `${Owner(e.seat, colours)} plays ${aCard(e.card)}.`,
  countered: (e, colours) => `A Spy does away with ${aCard(e.card)} of ${owner(e.seat, colours)}.`,
  rolled: (e) =>
    `Cycle ${e.cycle}, ${rankName(RANKS[e.rank], NAMES)} phase in ${land(e.territory)}: ` +
    `the attacker is to lose ${e.attackerDue}, the defender ${e.defenderDue}.`,
  boosted: (e, colours) => `With +1, the dice of ${owner(e.seat, colours)} count ${faces(e.faces)}.`,
  lost: (e, colours) => `${Owner(e.seat, colours)} loses ${units(e.units)} in ${land(e.territory)}.`,
  repelled: (e, colours) => `The attack of ${owner(e.seat, colours)} on ${land(e.territory)} is beaten off.`,
  wiped_out: (e, colours) =>
    `Nobody is left standing in ${land(e.territory)}: the attack of ${owner(e.seat, colours)} has cost both armies.`,
  conquered: (e, colours) =>
    `${Owner(e.seat, colours)} conquers ${land(e.territory)} and moves in with ${units(e.units)}.`,
  looted: (e, colours) => `${Owner(e.seat, colours)} loots ${coins(e.coins)} in ${city(e.territory)}.`,
  plundered: (e) =>
    `${city(e.territory)} is plundered: it has ${count(e.tokens, "plundered-city token", "plundered-city tokens")} now.`,
  eliminated: (e, colours) =>
    e.by < 0
      ? `The kingdom of ${owner(e.seat, colours)} is no more; its treasury of ${coins(e.coins)} is lost.`
      : `${Owner(e.by, colours)} ends the kingdom of ${owner(e.seat, colours)} and takes its treasury of ${coins(e.coins)}.`,
  garrison: (e) => `${land(e.territory)} is neutral now, held by ${units(e.units)}.`,
  built: (e, colours) => `${Owner(e.seat, colours)} builds a castle in ${land(e.territory)}.`,
  recruited: (e, colours) =>
    `With ${e.value}, ${city(e.territory)} becomes a vassal of ${owner(e.seat, colours)}.`,
  declined: (e, colours) => `With ${e.value}, ${city(e.territory)} turns ${owner(e.seat, colours)} down.`,
  progress: (e, colours) =>
    missionId(e.mission) === ""
      ? `${Owner(e.seat, colours)} comes closer to fulfilling a papal mission.`
      : `${Owner(e.seat, colours)} has done ${e.progress} of ${MISSION_GOAL[e.mission]} for ${missionName(missionId(e.mission), NAMES)}.`,
  turn_over: (e, colours) => `The turn of ${owner(e.seat, colours)} is over.`,
  decided: (e, colours) =>
    decidedText(
      e,
      e.seats.map((seat) => player(colours[seat])),
      (id) => (id === "army" ? "the worth of armies" : id),
    ),
  over: (e, colours) =>
    PANEL.over(e.seat < 0 ? [] : [player(colours[e.seat])], endingName(e.ending, NAMES)) +
    (e.ending === "limit"
      ? " The most crowns win; of as many the highest taxes, then the dearest army."
      : ""),
};
