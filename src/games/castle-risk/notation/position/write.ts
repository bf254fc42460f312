import { writeSettings } from "../../../../core/settings";
import { SETTINGS } from "../../rules/settings";
import { hasRng } from "../../../../core/rng";
import { writeCounts } from "../../../../core/lines";
import { NEUTRAL, NOBODY } from "../../../../core/types";
import { CARDS, MISSIONS, NO_MISSION } from "../../rules/cards";
import { countCrowns } from "../../rules/crowns";
import { writeOptions } from "../../../../core/options";
import { titleLine } from "../../../../core/record";
import { META } from "../../meta";
import { RANKS } from "../../../../risk/combat/ranks";
import {
  EFFECTIVE,
  UNPLAYED,
  type Battle,
  type Marks,
  type SeatState,
  type State,
  type Territory,
} from "../../rules/state";
import { ownerId } from "../../../../core/common";
import { CITY_FORCE, UNITS } from "../../rules/units";
import { POLICY_IDS } from "../vocabulary";
import { PRINTED, SIZE, landId } from "../../../../risk/europe/board";

/**
 * Writes a state as a position: one line of clauses parted by `;`, as docs/notation.md has them. What is at
 * its default is left out; the decks follow from what is seen elsewhere. The colours' names are not part
 * of it, nor is a record's past.
 */
export function writePosition(s: State): string {
  const clauses = [titleLine(META), `players ${s.colours.join(" ")}`];
  for (const option of writeOptions(META.options, s.options)) clauses.push(`option ${option}`);
  clauses.push(`round ${s.round}`, `phase ${s.phase}`, `step ${s.step}`);
  if (s.asked.length > 0) clauses.push(`asked ${names(s, s.asked)}`);
  if (s.contenders.length > 0) clauses.push(`contenders ${names(s, s.contenders)}`);
  if (s.first !== NOBODY) clauses.push(`first ${s.colours[s.first]}`);
  if (s.turn !== NOBODY) clauses.push(`turn ${s.colours[s.turn]}`);
  const moves = s.moves;
  clauses.push(
    `moves attacks ${moves.attacks} fortifies ${moves.fortifies} bombardments ${moves.bombardments}` +
      ` recruitments ${moves.recruitments} castle ${moves.castle}`,
  );
  const n = s.seats.length;
  for (let i = 0; i < n; i++) clauses.push(`seat ${s.colours[i]}${writeSeat(s, s.seats[i], i)}`);
  for (let t = 0; t < SIZE; t++) {
    if (!isDefault(s, s.territories[t], t)) clauses.push(writeTerritory(s, s.territories[t], t));
  }
  const discards = writeCounts(s.discards, CARDS);
  if (discards !== "") clauses.push(`discards${discards}`);
  if (s.missionsBelow.length > 0) clauses.push(`below ${s.missionsBelow.map((k) => MISSIONS[k]).join(" ")}`);
  if (s.battle !== undefined) clauses.push(writeBattle(s, s.battle));
  const bombardment = s.bombardment;
  if (bombardment !== undefined)
    clauses.push(`bombardment ${landId(bombardment.from)} ${landId(bombardment.to)} due ${bombardment.due}`);
  const recruitment = s.recruitment;
  if (recruitment !== undefined) {
    clauses.push(
      `recruitment ${landId(recruitment.city)}${recruitment.bribe ? " bribe" : ""}${writeFate("diplomat", recruitment.diplomat)}`,
    );
  }
  for (const card of s.window)
    clauses.push(`window ${s.colours[card.seat]} ${CARDS[card.card]} ${card.asked}`);
  if (s.ending !== "none") clauses.push(`ending ${s.ending} ${ownerId(s, s.winner)}`);
  if (hasRng(s.rng)) clauses.push(`chance ${s.rng.join(" ")}`);
  return clauses.join(" ; ");
}

function names(s: State, seats: readonly number[]): string {
  return seats.map((seat) => s.colours[seat]).join(" ");
}

function writeSeat(s: State, player: SeatState, i: number): string {
  if (!player.alive) return " out";
  let text = player.capital === NOBODY ? "" : ` capital ${landId(player.capital)}`;
  text += ` coins ${player.coins}`;
  text += group("reserve", writeCounts(player.reserve, UNITS));
  text += group("hand", writeCounts(player.hand, CARDS));
  if (player.mission !== NO_MISSION) text += ` mission ${MISSIONS[player.mission]} ${player.progress}`;
  if (player.completed.length > 0) text += ` completed ${player.completed.map((k) => MISSIONS[k]).join(" ")}`;
  text += group("policies", writeCounts(player.policies, POLICY_IDS));
  if (player.picked) text += " picked";
  if (player.moved) text += " moved";
  if (player.crowns !== countCrowns(s, i).total) text += ` crowns ${player.crowns}`;
  text += writeSettings(SETTINGS, player.settings);
  return text;
}

function group(word: string, counts: string): string {
  return counts === "" ? "" : ` ${word}${counts}`;
}

/** A territory that need not be written: an empty one, or from play on a neutral city with its starting force. */
function isDefault(s: State, land: Territory, t: number): boolean {
  if (land.castle || land.tokens > 0 || land.marks !== undefined) return false;
  if (PRINTED[t] === 0 || s.phase === "setup") return land.owner === NOBODY;
  return land.owner === NEUTRAL && land.units.every((n, k) => n === CITY_FORCE[k]);
}

function writeTerritory(s: State, land: Territory, t: number): string {
  let text = `${landId(t)} ${ownerId(s, land.owner)}${writeCounts(land.units, UNITS)}`;
  if (land.castle) text += " castle";
  if (land.tokens > 0) text += ` tokens ${land.tokens}`;
  return land.marks === undefined ? text : text + writeMarks(land.marks);
}

function writeMarks(marks: Marks): string {
  let text = marks.taken ? " taken" : "";
  if (marks.reinforced) text += " reinforced";
  if (marks.fired > 0) text += ` fired ${marks.fired}`;
  text += group("spent", writeCounts(marks.spent, UNITS));
  text += group("once", writeCounts(marks.once, UNITS));
  text += group("twice", writeCounts(marks.twice, UNITS));
  text += group("placed", writeCounts(marks.placed, UNITS));
  return text;
}

function writeFate(card: string, fate: number): string {
  if (fate === UNPLAYED) return "";
  return fate === EFFECTIVE ? ` ${card}` : ` ${card} countered`;
}

function writeBattle(s: State, battle: Battle): string {
  let text = `battle ${s.colours[battle.attacker]} ${landId(battle.from)} ${landId(battle.to)} ${ownerId(s, battle.defender)}`;
  text += group("force", writeCounts(battle.force, UNITS));
  text += ` cycle ${battle.cycle} phase ${battle.rank < 0 ? "none" : RANKS[battle.rank]}`;
  text += ` cards ${battle.playing}`;
  text += writePlayed("attacker", battle.attackerCards) + writePlayed("defender", battle.defenderCards);
  if (battle.attackerDice.length > 0)
    text += ` dice ${battle.attackerDice.join(" ")} vs ${battle.defenderDice.join(" ")}`;
  if (battle.attackerDue + battle.defenderDue > 0) text += ` due ${battle.attackerDue} ${battle.defenderDue}`;
  return text;
}

function writePlayed(side: string, cards: readonly number[]): string {
  let text = "";
  const n = cards.length;
  for (let k = 0; k < n; k++) text += writeFate(CARDS[k], cards[k]);
  return text === "" ? "" : ` ${side}${text}`;
}
