import { ownerId } from "../../../core/common";
import { hashText } from "../../../core/hash";
import { NOBODY } from "../../../core/types";
import { SIZE, landId } from "../../../risk/world/board";
import { META } from "../meta";
import { countArmies, countLands } from "../rules/seats";
import type { State } from "../rules/state";
import { hashState } from "../rules/state/hash";

/** How a game stands, for people, in the words of the notation: who won, the seats, and what stands where. */
export function outcomeText(s: State, names: readonly string[], actions: number): string {
  const lines = [`${META.title}, ${actions} actions, round ${s.round}`, headline(s, names), ""];
  s.colours.forEach((_, seat) => lines.push(seatLine(s, seat, names[seat] ?? "")));
  lines.push("");
  for (let t = 0; t < SIZE; t++)
    if (s.owners[t] !== NOBODY) lines.push(`${landId(t)}: ${ownerId(s, s.owners[t])} ${s.armies[t]}`);
  return [...lines, "", `hash ${hashText(hashState(s))}`].join("\n");
}

function headline(s: State, names: readonly string[]): string {
  const who = (seat: number): string => {
    const name = names[seat] ?? "";
    return name === "" ? s.colours[seat] : `${s.colours[seat]} (${name})`;
  };
  if (s.ending === "none") {
    const asked = s.asked.length === 0 ? "chance" : s.asked.map(who).join(", ");
    return `Not over: ${s.phase}, ${s.step} of ${asked}.`;
  }
  return s.winner === NOBODY
    ? `Over: ${s.ending}. Nobody wins.`
    : `Over: ${s.ending}, won by ${who(s.winner)}.`;
}

function seatLine(s: State, seat: number, name: string): string {
  const who = name === "" ? s.colours[seat] : `${s.colours[seat]} (${name})`;
  const held = `${countLands(s, seat)} territories, ${countArmies(s, seat)} armies`;
  const { alive, hand } = s.seats[seat];
  return alive ? `${who}: ${held}, ${hand.length} cards` : `${who}: out, ${held}`;
}
