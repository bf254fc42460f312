import { ownerId } from "../../../../core/common";
import { writeNumbers } from "../../../../core/lines";
import { writeOptions } from "../../../../core/options";
import { titleLine } from "../../../../core/record";
import { hasRng } from "../../../../core/rng";
import { writeSettings } from "../../../../core/settings";
import { NOBODY } from "../../../../core/types";
import { SIZE, landId } from "../../../../risk/world/board";
import { META } from "../../meta";
import { MISSIONS } from "../../rules/missions";
import { SETTINGS } from "../../rules/settings";
import type { Battle, SeatState, State } from "../../rules/state";
import { cardWords } from "../write";

/**
 * Writes a state as a position: one line of clauses parted by `;`. What is at its default is left out; the pile follows
 * from what is seen elsewhere. The colours' names are not part of it, nor is a record's past.
 */
export function writePosition(s: State): string {
  const clauses = [titleLine(META), `players ${s.colours.join(" ")}`];
  for (const option of writeOptions(META.options, s.options)) clauses.push(`option ${option}`);
  clauses.push(`round ${s.round}`, `phase ${s.phase}`, `step ${s.step}`);
  if (s.asked.length > 0) clauses.push(`asked${names(s, s.asked)}`);
  if (s.contenders.length > 0) clauses.push(`contenders${names(s, s.contenders)}`);
  if (s.first !== NOBODY) clauses.push(`first ${s.colours[s.first]}`);
  if (s.turn !== NOBODY) clauses.push(`turn ${s.colours[s.turn]}`);
  if (s.due > 0) clauses.push(`due ${s.due}`);
  if (s.sets > 0) clauses.push(`sets ${s.sets}`);
  if (s.captured) clauses.push("captured");
  if (s.rewarded) clauses.push("rewarded");
  s.seats.forEach((p, i) => clauses.push(`seat ${s.colours[i]}${writeSeat(p)}`));
  if (s.neutralReserve > 0) clauses.push(`neutral ${s.neutralReserve}`);
  for (let t = 0; t < SIZE; t++)
    if (s.owners[t] !== NOBODY) clauses.push(`${landId(t)} ${ownerId(s, s.owners[t])} ${s.armies[t]}`);
  if (s.battle !== undefined) clauses.push(writeBattle(s.battle));
  if (s.discards.length > 0) clauses.push(`discards${cardWords(s.discards)}`);
  if (s.ending !== "none") clauses.push(`ending ${s.ending} ${ownerId(s, s.winner)}`);
  if (hasRng(s.rng)) clauses.push(`chance${writeNumbers(s.rng)}`);
  return clauses.join(" ; ");
}

function names(s: State, seats: readonly number[]): string {
  return seats.map((seat) => ` ${s.colours[seat]}`).join("");
}

function writeSeat(p: SeatState): string {
  let text = p.alive ? "" : " out";
  if (p.reserve > 0) text += ` reserve ${p.reserve}`;
  if (p.hand.length > 0) text += ` hand${cardWords(p.hand)}`;
  if (p.headquarters >= 0) text += ` headquarters ${landId(p.headquarters)}`;
  if (p.mission >= 0) text += ` mission ${MISSIONS[p.mission]}`;
  if (p.changed) text += " changed";
  return text + writeSettings(SETTINGS, p.settings);
}

function writeBattle(b: Battle): string {
  const defence = b.defence > 0 ? ` defence ${b.defence}` : "";
  const until = b.until > 0 ? ` until ${b.until}` : "";
  return `battle ${landId(b.from)} ${landId(b.to)} dice ${b.dice}${defence}${until}`;
}
