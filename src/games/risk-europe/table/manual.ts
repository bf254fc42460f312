import { landName } from "../../../risk/europe/names";
import { parseWhole } from "../../../core/lines";
import { refuse } from "../rules/refusals";
import { NOBODY } from "../../../core/types";
import { addTo, changeLands, changeOfDrop, signed } from "../../../risk/by-hand";
import { GOLD } from "../../../risk/europe/board";
import { any } from "../../../risk/units";
import type { ManualEdits } from "../../../session/game/module";
import { colourName } from "../../../text/names";
import { findBreach } from "../notation/position/invariants";
import { armyCount, armyOf } from "../rules/army";
import { copyState } from "../rules/state/copy";
import type { State } from "../rules/state";
import { UNITS } from "../rules/units";
import { armyColours } from "../rules/variant";
import type { EuropeLanguage } from "../text/language";
import { armyColour, unitList } from "../text/names";
import { contentsOf, type TableContents } from "./contents";

/** Changes of pieces by hand: units, owners and castles of territories, and coins. Attackers stay as they are. */
export const MANUAL: ManualEdits<State, TableContents> = {
  refuse: (s) => (isFought(s) ? refuse("step.other", { step: s.step }) : undefined),
  contents: contentsOf,
  drop: ({ lands }, drop) => changeOfDrop(lands, drop, UNITS),
  /** What a change by hand has come to; `by` is who has made it. */
  describe: ({ lands, coins }, s, by, words, { names, manual }: EuropeLanguage) => {
    const [what, where] = words;
    if (what === "coins")
      return [manual.coins(by, colourName(where, names), coins[armyColours(s.colours).indexOf(where)])];
    return (what === "move" ? [where, words[2]] : [where]).map((word) => {
      const t = parseWhole(word);
      const { owner, units, castle } = lands[t];
      return manual.land(
        by,
        landName(t),
        armyColour(owner, s.colours, names),
        unitList(units, names),
        castle,
      );
    });
  },
  /** What changeLands takes, and `coins COLOUR BY`, the colour of a mercenary army too. */
  change: (contents, s, by, words) => {
    const [what = "", where = "", first = ""] = words;
    if (what !== "coins") return changeLands(contents.lands, by, (owner) => nextOwner(s, owner), words);
    const army = armyColours(s.colours).indexOf(where);
    return army < 0 ? refuse("seat.not_in_game") : addTo(contents.coins, army, signed(first));
  },
  seen: put,
  takeOver: (old, contents) => {
    const s = put(old, contents);
    return findBreach(s)?.why ?? s;
  },
};

/** Whether something is fought out or half named: what lies there is not all there is. */
function isFought(s: State): boolean {
  return s.battle !== undefined || s.assault !== undefined || s.split !== undefined;
}

/** The state with what lies there. */
function put(old: State, { lands, coins }: TableContents): State {
  const s = copyState(old);
  lands.forEach(({ owner, units, castle }, t) => {
    const land = s.territories[t];
    const holder = any(units) ? owner : NOBODY;
    // A tile that comes by hand waits for its owner's turn as any other does (rule 8.1).
    if (land.owner !== holder) land.fresh = GOLD[t] && holder !== NOBODY;
    land.owner = holder;
    land.units = [...units];
    land.castle = castle;
  });
  coins.forEach((n, i) => {
    armyOf(s, i).coins = n;
  });
  return s;
}

/** The next army that is in the game, mercenaries after the players; after the last one the first. */
function nextOwner(s: State, owner: number): number {
  const n = armyCount(s);
  for (let i = 1; i <= n; i++) {
    const next = (owner + i) % n;
    if (armyOf(s, next).alive) return next;
  }
  return owner;
}
