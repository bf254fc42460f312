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
  const m = s.moves;
  clauses.push(
    `moves attacks ${m.attacks} fortifies ${m.fortifies} bombardments ${m.bombardments}` +
      ` recruitments ${m.recruitments} castle ${m.castle}`,
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
  const b = s.bombardment;
  if (b !== undefined) clauses.push(`bombardment ${landId(b.from)} ${landId(b.to)} due ${b.due}`);
  const r = s.recruitment;
  if (r !== undefined) {
    clauses.push(
      `recruitment ${landId(r.city)}${r.bribe ? " bribe" : ""}${writeFate("diplomat", r.diplomat)}`,
    );
  }
  for (const w of s.window) clauses.push(`window ${s.colours[w.seat]} ${CARDS[w.card]} ${w.asked}`);
  if (s.ending !== "none") clauses.push(`ending ${s.ending} ${ownerId(s, s.winner)}`);
  if (hasRng(s.rng)) clauses.push(`chance ${s.rng.join(" ")}`);
  return clauses.join(" ; ");
}

function names(s: State, seats: readonly number[]): string {
  return seats.map((seat) => s.colours[seat]).join(" ");
}

function writeSeat(s: State, p: SeatState, i: number): string {
  if (!p.alive) return " out";
  let text = p.capital === NOBODY ? "" : ` capital ${landId(p.capital)}`;
  text += ` coins ${p.coins}`;
  text += group("reserve", writeCounts(p.reserve, UNITS));
  text += group("hand", writeCounts(p.hand, CARDS));
  if (p.mission !== NO_MISSION) text += ` mission ${MISSIONS[p.mission]} ${p.progress}`;
  if (p.completed.length > 0) text += ` completed ${p.completed.map((k) => MISSIONS[k]).join(" ")}`;
  text += group("policies", writeCounts(p.policies, POLICY_IDS));
  if (p.picked) text += " picked";
  if (p.moved) text += " moved";
  if (p.crowns !== countCrowns(s, i).total) text += ` crowns ${p.crowns}`;
  text += writeSettings(SETTINGS, p.settings);
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

function writeMarks(m: Marks): string {
  let text = m.taken ? " taken" : "";
  if (m.reinforced) text += " reinforced";
  if (m.fired > 0) text += ` fired ${m.fired}`;
  text += group("spent", writeCounts(m.spent, UNITS));
  text += group("once", writeCounts(m.once, UNITS));
  text += group("twice", writeCounts(m.twice, UNITS));
  text += group("placed", writeCounts(m.placed, UNITS));
  return text;
}

function writeFate(card: string, fate: number): string {
  if (fate === UNPLAYED) return "";
  return fate === EFFECTIVE ? ` ${card}` : ` ${card} countered`;
}

function writeBattle(s: State, b: Battle): string {
  let text = `battle ${s.colours[b.attacker]} ${landId(b.from)} ${landId(b.to)} ${ownerId(s, b.defender)}`;
  text += group("force", writeCounts(b.force, UNITS));
  text += ` cycle ${b.cycle} phase ${b.rank < 0 ? "none" : RANKS[b.rank]}`;
  text += ` cards ${b.side === 0 ? "attacker" : b.side === 1 ? "defender" : "done"}`;
  text += writePlayed("attacker", b.attackerCards) + writePlayed("defender", b.defenderCards);
  if (b.attackerDice.length > 0) text += ` dice ${b.attackerDice.join(" ")} vs ${b.defenderDice.join(" ")}`;
  if (b.attackerDue + b.defenderDue > 0) text += ` due ${b.attackerDue} ${b.defenderDue}`;
  return text;
}

function writePlayed(side: string, cards: readonly number[]): string {
  let text = "";
  const n = cards.length;
  for (let k = 0; k < n; k++) text += writeFate(CARDS[k], cards[k]);
  return text === "" ? "" : ` ${side}${text}`;
}
