import { writeSettings } from "../../../../core/settings";
import { SETTINGS } from "../../rules/settings";
import { writeCounts, writeNumbers } from "../../../../core/lines";
import { writeOptions } from "../../../../core/options";
import { titleLine } from "../../../../core/record";
import { hasRng } from "../../../../core/rng";
import { NOBODY } from "../../../../core/types";
import { RANKS } from "../../../../risk/combat/ranks";
import { SIZE, landId } from "../../../../risk/europe/board";
import { META } from "../../meta";
import { armyId } from "../../rules/army";
import { CARD_IDS } from "../../rules/cards";
import { UNBID, type Army, type Battle, type SeatState, type State, type Territory } from "../../rules/state";
import { UNITS } from "../../rules/units";
import { missionWords } from "../write";

/**
 * Writes a state as a position: one line of clauses parted by `;`. What is at its default is left out; the mission
 * deck follows from what is seen elsewhere. The colours' names are not part of it, nor is a record's past.
 */
export function writePosition(s: State): string {
  const clauses = [titleLine(META), `players ${s.colours.join(" ")}`];
  for (const option of writeOptions(META.options, s.options)) clauses.push(`option ${option}`);
  clauses.push(`round ${s.round}`, `phase ${s.phase}`, `step ${s.step}`);
  if (s.asked.length > 0) clauses.push(`asked${names(s, s.asked)}`);
  if (s.contenders.length > 0) clauses.push(`contenders${names(s, s.contenders)}`);
  for (const [word, army] of pointers(s)) if (army !== NOBODY) clauses.push(`${word} ${armyId(s, army)}`);
  if (s.half > 0) clauses.push(`half ${s.half}`);
  if (s.phase === "turns") clauses.push(writeMoves(s));
  s.seats.forEach((player, i) =>
    clauses.push(`seat ${armyId(s, i)}${player.alive ? writeSeat(player) : " out"}`),
  );
  s.mercenaries.forEach((mercenary, i) => {
    const captain = mercenary.captain === NOBODY ? "" : ` captain ${armyId(s, mercenary.captain)}`;
    clauses.push(
      `army ${armyId(s, s.seats.length + i)}${mercenary.alive ? `${writeArmy(mercenary)}${captain}` : " out"}`,
    );
  });
  for (let t = 0; t < SIZE; t++) {
    const land = s.territories[t];
    if (land.owner !== NOBODY || land.castle) clauses.push(writeTerritory(s, land, t));
  }
  writeProgress(s, clauses);
  if (hasRng(s.rng)) clauses.push(`chance${writeNumbers(s.rng)}`);
  return clauses.join(" ; ");
}

/** Clauses that name one army or seat. */
function pointers(s: State): readonly (readonly [string, number])[] {
  return [
    ["first", s.first],
    ["opener", s.opener],
    ["leader", s.leader],
    ["lot", s.lot],
    ["acting", s.acting],
    ["turn", s.turn],
  ];
}

function names(s: State, seats: readonly number[]): string {
  return seats.map((seat) => ` ${s.colours[seat]}`).join("");
}

function writeMoves(s: State): string {
  const { order, bonus, rode, gratis } = s.moves;
  const more = (rode ? " rode" : "") + (gratis > 0 ? ` gratis ${gratis}` : "");
  return `moves order ${order} bonus ${bonus}${more}`;
}

function writeArmy(army: Army): string {
  let text = ` coins ${army.coins}${group("discards", writeCounts(army.discards, CARD_IDS))}`;
  if (army.picks.length > 0)
    text += ` picks${army.picks.map((card) => ` ${CARD_IDS[card]}`).join("")} revealed ${army.revealed}`;
  return text;
}

function writeSeat(player: SeatState): string {
  let text = writeArmy(player);
  if (player.bid !== UNBID) text += ` bid ${player.bid}`;
  if (player.cards > 0) text += ` cards ${player.cards}`;
  if (player.bought) text += " bought";
  if (player.grace) text += " grace";
  text +=
    group("missions", missionWords(player.missions)) + group("completed", missionWords(player.completed));
  if (player.spoils > 0) text += ` spoils ${player.spoils}`;
  if (player.answered) text += " answered";
  text += group("showing", missionWords(player.showing));
  text += writeSettings(SETTINGS, player.settings);
  return text;
}

function group(word: string, words: string): string {
  return words === "" ? "" : ` ${word}${words}`;
}

function writeTerritory(s: State, land: Territory, t: number): string {
  let text = `${landId(t)} ${armyId(s, land.owner)}${writeCounts(land.units, UNITS)}`;
  if (land.castle) text += " castle";
  if (land.fresh) text += " fresh";
  if (land.attacker !== NOBODY)
    text += ` against ${armyId(s, land.attacker)}${writeCounts(land.force, UNITS)}`;
  return text;
}

/** What is under way, what has left the game, and how it ended. */
function writeProgress(s: State, clauses: string[]): void {
  const { split, assault, battle } = s;
  if (split !== undefined)
    clauses.push(`split ${landId(split.from)} ${landId(split.to)}${writeCounts(split.units, UNITS)}`);
  if (assault !== undefined)
    clauses.push(`assault ${landId(assault.from)} ${landId(assault.to)} due ${assault.due}`);
  if (battle !== undefined) clauses.push(writeBattle(battle));
  if (s.drawn.length > 0) clauses.push(`drawn${missionWords(s.drawn)}`);
  if (s.below.length > 0) clauses.push(`below${missionWords(s.below)}`);
  if (s.gone.length > 0) clauses.push(`gone${missionWords(s.gone)}`);
  if (s.goneCards > 0) clauses.push(`gone_cards ${s.goneCards}`);
  if (s.ending !== "none") clauses.push(`ending ${s.ending} ${armyId(s, s.winner)}`);
  if (s.winners.length > 0) clauses.push(`winners${names(s, s.winners)}`);
}

function writeBattle(battle: Battle): string {
  let text = `battle ${landId(battle.land)} pass ${battle.pass} rank ${RANKS[battle.rank]}${battle.rerolled ? " rerolled" : ""}`;
  if (battle.attackerDice.length + battle.defenderDice.length > 0)
    text += ` dice${writeNumbers(battle.attackerDice)} vs${writeNumbers(battle.defenderDice)}`;
  if (battle.attackerDue + battle.defenderDue > 0) text += ` due ${battle.attackerDue} ${battle.defenderDue}`;
  return text;
}
