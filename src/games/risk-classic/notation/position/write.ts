import { ownerId } from "../../../../core/common";
import { writeNumbers } from "../../../../core/lines";
import { hasRng } from "../../../../core/rng";
import { writeSettings } from "../../../../core/settings";
import { landId } from "../../../../risk/world/board";
import { writeHead, writeLands } from "../../../../risk/world/notation/clauses";
import { writeBattle } from "../../../../risk/world/notation/battle";
import { SETTINGS } from "../../../../risk/world/rules/settings";
import { META } from "../../meta";
import { MISSIONS } from "../../rules/missions";
import type { SeatState, State } from "../../rules/state";
import { cardWords } from "../write";

/**
 * Writes a state as a position: one line of clauses parted by `;`. What is at its default is left out; the pile follows
 * from what is seen elsewhere. The colours' names are not part of it, nor is a record's past.
 */
export function writePosition(s: State): string {
  const clauses = writeHead(s, META);
  if (s.sets > 0) clauses.push(`sets ${s.sets}`);
  if (s.captured) clauses.push("captured");
  if (s.rewarded) clauses.push("rewarded");
  s.seats.forEach((player, i) => clauses.push(`seat ${s.colours[i]}${writeSeat(player)}`));
  if (s.neutralReserve > 0) clauses.push(`neutral ${s.neutralReserve}`);
  writeLands(s, clauses);
  if (s.battle !== undefined) clauses.push(writeBattle(s.battle));
  if (s.discards.length > 0) clauses.push(`discards${cardWords(s.discards)}`);
  if (s.ending !== "none") clauses.push(`ending ${s.ending} ${ownerId(s, s.winner)}`);
  if (hasRng(s.rng)) clauses.push(`chance${writeNumbers(s.rng)}`);
  return clauses.join(" ; ");
}

function writeSeat(player: SeatState): string {
  let text = player.alive ? "" : " out";
  if (player.reserve > 0) text += ` reserve ${player.reserve}`;
  if (player.hand.length > 0) text += ` hand${cardWords(player.hand)}`;
  if (player.headquarters >= 0) text += ` headquarters ${landId(player.headquarters)}`;
  if (player.mission >= 0) text += ` mission ${MISSIONS[player.mission]}`;
  if (player.changed) text += " changed";
  return text + writeSettings(SETTINGS, player.settings);
}
