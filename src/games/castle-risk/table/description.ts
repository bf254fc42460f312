import { parseWhole } from "../../../core/lines";
import { landId } from "../../../risk/europe/board";
import { colourName } from "../../../text/names";
import type { CastleLanguage } from "../text/language";
import { territoryName, unitList } from "../text/names";
import { ownerId } from "../../../core/common";
import type { State } from "../rules/state";
import type { TableContents } from "./contents";

/** What a change by hand has come to; `by` is who has made it, `words` what was said after `hand`. */
export function describeEdit(
  contents: TableContents,
  s: State,
  by: string,
  words: readonly string[],
  language: CastleLanguage,
): string[] {
  const { manual: hand, names } = language;
  const [what, where] = words;
  const seat = s.colours.indexOf(where);
  if (what === "coins") return [hand.coins(by, colourName(where, names), contents.coins[seat])];
  if (what === "reserve")
    return [hand.reserve(by, colourName(where, names), unitList(contents.reserves[seat], names))];
  const lands = what === "move" ? [where, words[2]] : [where];
  return lands.map((text) => landText(contents, s, by, parseWhole(text), language));
}

function landText(
  { lands }: TableContents,
  s: State,
  by: string,
  t: number,
  { manual: hand, names }: CastleLanguage,
): string {
  const { owner, units, castle, tokens } = lands[t];
  const whose = colourName(ownerId(s, owner), names);
  return hand.land(by, territoryName(landId(t), names), whose, unitList(units, names), castle, tokens);
}
