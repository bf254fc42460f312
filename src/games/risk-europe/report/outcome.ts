import { writeCounts } from "../../../core/lines";
import { headline } from "../../../core/report";
import { NOBODY } from "../../../core/types";
import { hashText } from "../../../core/hash";
import { SIZE, landId, countCities } from "../../../risk/europe/board";
import { META } from "../meta";
import { armyCount, armyId, armyOf } from "../rules/army";
import { crownsOf } from "../rules/crowns";
import { countLands } from "../rules/land";
import type { State } from "../rules/state";
import { hashState } from "../rules/state/hash";
import { UNITS } from "../rules/units";

/** How a game stands, for people, in the words of the notation: who won, the armies, and what stands where. */
export function outcomeText(s: State, names: readonly string[], actions: number): string {
  const lines = [`${META.title}, ${actions} actions, round ${s.round}`, headline(s, names), ""];
  for (let i = 0; i < armyCount(s); i++) lines.push(armyLine(s, i, names[i] ?? ""));
  lines.push("");
  for (let t = 0; t < SIZE; t++) {
    const { owner, castle } = s.territories[t];
    if (owner !== NOBODY || castle) lines.push(landLine(s, t));
  }
  return [...lines, "", `hash ${hashText(hashState(s))}`].join("\n");
}

function landLine(s: State, t: number): string {
  const { owner, units, castle, attacker, force } = s.territories[t];
  const against = attacker === NOBODY ? "" : ` against ${armyId(s, attacker)}${writeCounts(force, UNITS)}`;
  return `${landId(t)}: ${armyId(s, owner)}${writeCounts(units, UNITS)}${castle ? " castle" : ""}${against}`;
}

function armyLine(s: State, i: number, name: string): string {
  const { alive, coins } = armyOf(s, i);
  const who = name === "" ? armyId(s, i) : `${armyId(s, i)} (${name})`;
  if (!alive) return `${who}: out`;
  const crowns = i < s.seats.length ? `${crownsOf(s, i)} crowns` : "mercenaries";
  return `${who}: ${crowns}, ${countCities(s, i)} cities, ${countLands(s, i)} territories, ${coins} coins`;
}
