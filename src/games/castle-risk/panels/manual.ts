import { manualPage } from "../../../session/panels/manual/paint";
import { COLOURS } from "../meta";
import type { State } from "../rules/state";
import type { TableContents } from "../table/contents";
import type { CastleLanguage } from "../text/language";

/** Coins and pieces by hand. */
export const MANUAL_PAGE = manualPage({
  colours: COLOURS,
  coins: (s: State, contents: TableContents | undefined, colour) => {
    const seat = s.colours.indexOf(colour);
    if (seat < 0) return -1;
    return contents === undefined ? s.seats[seat].coins : contents.coins[seat];
  },
  say: (name, coins, { panel }: CastleLanguage) => panel.treasury(name, coins),
});
