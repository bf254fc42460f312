import { ownerId } from "../../../../core/common";
import { writeNumbers } from "../../../../core/lines";
import { hasRng } from "../../../../core/rng";
import { writeSettings } from "../../../../core/settings";
import { landId } from "../../../../risk/world/board";
import { landWords } from "../../../../risk/world/notation/actions";
import { writeBattle } from "../../../../risk/world/notation/battle";
import { writeHead, writeLands } from "../../../../risk/world/notation/clauses";
import { SETTINGS } from "../../../../risk/world/rules/settings";
import { META } from "../../meta";
import { ARMY_IDS } from "../../rules/game/army";
import { OBJECTIVE_IDS, REWARDS } from "../../rules/objectives";
import { rewardOn } from "../../rules/seats";
import { GONE, OPEN, type SeatState, type State } from "../../rules/state";
import { isBasic } from "../../rules/variant";
import { AIRFIELD_IDS } from "./words";

/**
 * Writes a state as a position: one line of clauses parted by `;`. What is at its default is left out; the pile follows
 * from what is seen elsewhere. The colours' names are not part of it, nor is a record's past.
 */
export function writePosition(s: State): string {
  const clauses = writeHead(s, META);
  s.seats.forEach((player, i) => clauses.push(`seat ${s.colours[i]}${writeSeat(player)}`));
  if (s.cities.length > 0 && !isBasic(s)) clauses.push(`cities${landWords(s.cities)}`);
  s.objectives.forEach((holder, k) => {
    if (holder !== GONE) clauses.push(writeObjective(s, holder, k));
  });
  s.airfields.forEach((t, i) => {
    if (t >= 0) clauses.push(`airfield ${AIRFIELD_IDS[i]} ${landId(t)}`);
  });
  writeLands(s, clauses);
  if (s.battle !== undefined) clauses.push(writeBattle(s.battle));
  if (s.taken.length > 0) clauses.push(`taken${landWords(s.taken)}`);
  if (s.collected) clauses.push("collected");
  if (s.maneuvers > 0) clauses.push(`maneuvers ${s.maneuvers}`);
  if (s.discards.length > 0) clauses.push(`discards${landWords(s.discards)}`);
  if (s.ending !== "none") clauses.push(`ending ${s.ending} ${ownerId(s, s.winner)}`);
  if (hasRng(s.rng)) clauses.push(`chance${writeNumbers(s.rng)}`);
  return clauses.join(" ; ");
}

function writeSeat(player: SeatState): string {
  let text = player.alive ? "" : " out";
  if (player.reserve > 0) text += ` reserve ${player.reserve}`;
  if (player.hand.length > 0) text += ` hand${landWords(player.hand)}`;
  if (player.rank > 0) text += ` rank ${player.rank}`;
  if (player.army >= 0) text += ` army ${ARMY_IDS[player.army]}`;
  if (player.capital >= 0) text += ` capital ${landId(player.capital)}`;
  return text + writeSettings(SETTINGS, player.settings);
}

function writeObjective(s: State, holder: number, k: number): string {
  const reward = rewardOn(s, k);
  const text = `objective ${OBJECTIVE_IDS[k]} ${holder === OPEN ? "open" : s.colours[holder]}`;
  return reward < 0 ? text : `${text} ${REWARDS[reward]}`;
}
