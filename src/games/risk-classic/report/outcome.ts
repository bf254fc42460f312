import { ownerId } from "../../../core/common";
import { hashText } from "../../../core/hash";
import { headline, seatWithName } from "../../../core/report";
import { NOBODY } from "../../../core/types";
import { SIZE, landId } from "../../../risk/world/board";
import { countArmies, countLands } from "../../../risk/world/rules/seats";
import { META } from "../meta";
import type { State } from "../rules/state";
import { hashState } from "../rules/state/hash";

/** How a game stands, for people, in the words of the notation: who won, the seats, and what stands where. */
export function outcomeText(s: State, names: readonly string[], actions: number): string {
  const lines = [`${META.title}, ${actions} actions, round ${s.round}`, headline(s, names), ""];
  s.colours.forEach((_, seat) => lines.push(seatLine(s, seat, names)));
  lines.push("");
  for (let t = 0; t < SIZE; t++)
    if (s.owners[t] !== NOBODY) lines.push(`${landId(t)}: ${ownerId(s, s.owners[t])} ${s.armies[t]}`);
  return [...lines, "", `hash ${hashText(hashState(s))}`].join("\n");
}

function seatLine(s: State, seat: number, names: readonly string[]): string {
  const who = seatWithName(s, seat, names);
  const held = `${countLands(s, seat)} territories, ${countArmies(s, seat)} armies`;
  const { alive, hand } = s.seats[seat];
  return alive ? `${who}: ${held}, ${hand.length} cards` : `${who}: out, ${held}`;
}
