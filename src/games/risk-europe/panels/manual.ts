import { manualPage } from "../../../session/panels/manual/paint";
import { COLOURS } from "../meta";
import { armyOf } from "../rules/army";
import { armyColours } from "../rules/variant";
import type { State } from "../rules/state";
import type { TableContents } from "../table/contents";
import type { EuropeLanguage } from "../text/language";

/** Coins and pieces by hand; mercenary armies have treasuries, too. */
export const MANUAL_PAGE = manualPage({
  colours: COLOURS,
  coins: (s: State, contents: TableContents | undefined, colour) => {
    const army = armyColours(s.colours).indexOf(colour);
    if (!armyOf(s, army).alive) return -1;
    return contents === undefined ? armyOf(s, army).coins : contents.coins[army];
  },
  say: (name, coins, { panel }: EuropeLanguage) => panel.treasury(name, coins),
});
