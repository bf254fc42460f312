import { landName } from "../../../risk/europe/names";
import { any } from "../../../risk/units";
import { parseWhole } from "../../../core/lines";
import { NEUTRAL, NOBODY } from "../../../core/types";
import { addTo, changeKind, changeLands, changeOfDrop, signed } from "../../../risk/by-hand";
import { isTerritory } from "../../../risk/europe/board";
import type { ManualEdits } from "../../../session/game/module";
import { colourName } from "../../../text/names";
import { ownerId } from "../../../core/common";
import { refuse } from "../rules/refusals";
import { findBreach } from "../notation/position/invariants";
import { copyState } from "../rules/state/copy";
import type { State, Territory } from "../rules/state";
import type { CastleLanguage } from "../text/language";
import { unitList } from "../text/names";
import { SUPPLY } from "../../../session/scene/pieces";
import { UNITS } from "../rules/units";
import { contentsOf, type TableContents } from "./contents";

/** Whether something is fought out: what lies there is not all there is. */
function isFought(s: State): boolean {
  return s.battle !== undefined || s.bombardment !== undefined || s.recruitment !== undefined;
}

/** Changes of pieces by hand. */
export const MANUAL: ManualEdits<State, TableContents> = {
  refuse: (s) => (isFought(s) ? refuse("step.other", { step: s.step }) : undefined),
  contents: contentsOf,
  drop: ({ lands }, drop) =>
    drop.kind === SUPPLY && drop.face === "plundered" && drop.to >= 0
      ? `tokens ${drop.to} 1`
      : changeOfDrop(lands, drop, UNITS),
  /** What a change by hand has come to; `by` is who has made it, `words` what was said after `hand`. */
  describe: (contents, s, by, words, language: CastleLanguage) => {
    const { manual: hand, names } = language;
    const [what, where] = words;
    const seat = s.colours.indexOf(where);
    if (what === "coins") return [hand.coins(by, colourName(where, names), contents.coins[seat])];
    if (what === "reserve")
      return [hand.reserve(by, colourName(where, names), unitList(contents.reserves[seat], names))];
    const lands = what === "move" ? [where, words[2]] : [where];
    return lands.map((text) => landText(contents, s, by, parseWhole(text), language));
  },
  /**
   * What changeLands takes, and `tokens LAND BY`, `coins COLOUR BY`, `reserve COLOUR KIND BY`.
   */
  change: (contents, s, by, words) => {
    const [what = "", where = "", first = "", second = ""] = words;
    if (what === "coins" || what === "reserve") {
      const seat = s.colours.indexOf(where);
      if (seat < 0) return refuse("seat.not_in_game");
      if (what === "coins") return addTo(contents.coins, seat, signed(first));
      return changeKind(contents.reserves[seat], first, signed(second));
    }
    if (what !== "tokens") return changeLands(contents.lands, by, (owner) => nextOwner(s, owner), words);
    const t = parseWhole(where);
    if (!isTerritory(t)) return refuse("territory.unknown");
    const land = contents.lands[t];
    if (land.tokens + signed(first) < 0) return refuse("manual.short");
    land.tokens += signed(first);
    return undefined;
  },
  seen: put,
  /** Refused where no game could stand so (CR43). */
  takeOver: (old, contents) => {
    const s = put(old, contents);
    s.territories.forEach((land, t) => {
      forget(old.territories[t], land);
    });
    return findBreach(s)?.why ?? s;
  },
};

/** The state with what lies there. */
function put(old: State, { lands, coins, reserves }: TableContents): State {
  const s = copyState(old);
  lands.forEach(({ owner, units, castle, tokens }, t) => {
    const land = s.territories[t];
    land.owner = owner;
    land.units = [...units];
    land.castle = castle;
    land.tokens = tokens;
  });
  s.seats.forEach((seat, i) => {
    seat.coins = coins[i];
    seat.reserve = [...reserves[i]];
  });
  return s;
}

/** What a territory's units have done this turn is forgotten where hands have been at them. */
function forget(old: Territory, land: Territory): void {
  if (old.owner !== land.owner || old.units.some((n, k) => n !== land.units[k])) land.marks = undefined;
  if (!any(land.units)) land.owner = NOBODY;
}

/** The next one around the table who is in the game; after the last the neutral army. */
function nextOwner({ seats }: State, owner: number): number {
  const n = seats.length;
  for (let i = owner < 0 ? 0 : owner + 1; i < n; i++) if (seats[i].alive) return i;
  return NEUTRAL;
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
  return hand.land(by, landName(t), whose, unitList(units, names), castle, tokens);
}
