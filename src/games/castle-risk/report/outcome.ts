import { ownerId } from "../../../core/common";
import { hashText } from "../../../core/hash";
import { writeCounts } from "../../../core/lines";
import { headline, seatWithName } from "../../../core/report";
import { NOBODY } from "../../../core/types";
import { SIZE, landId } from "../../../risk/europe/board";
import { META } from "../meta";
import { countCrowns } from "../rules/crowns";
import type { State } from "../rules/state";
import { hashState } from "../rules/state/hash";
import { handSize } from "../rules/state/hand";
import { UNITS } from "../rules/units";
import { isView } from "./report";

/** How a game stands, for people, in the words of the notation: who won, the kingdoms, and what stands where. */
export function outcomeText(s: State, names: readonly string[], actions: number): string {
  const lines = [`${META.title}, ${actions} actions, round ${s.round}`, headline(s, names), ""];
  s.seats.forEach((_, seat) => lines.push(seatLine(s, seat, names)));
  lines.push("");
  for (let t = 0; t < SIZE; t++) {
    const { owner, castle, tokens } = s.territories[t];
    if (owner !== NOBODY || castle || tokens > 0) lines.push(landLine(s, t));
  }
  return [...lines, "", ...(isView(s) ? [] : [`hash ${hashText(hashState(s))}`])].join("\n");
}

function seatLine(s: State, seat: number, names: readonly string[]): string {
  const who = seatWithName(s, seat, names);
  const player = s.seats[seat];
  if (!player.alive) return `${who}: out`;
  const now = countCrowns(s, seat);
  return `${who}: ${now.total} crowns, tax ${now.taxValue}, ${player.coins} coins, ${handSize(player)} cards`;
}

function landLine(s: State, t: number): string {
  const { owner, units, castle, tokens } = s.territories[t];
  const plundered = tokens > 0 ? ` tokens ${tokens}` : "";
  return `${landId(t)}: ${ownerId(s, owner)}${writeCounts(units, UNITS)}${castle ? " castle" : ""}${plundered}`;
}
