import { manualPage } from "../../../session/panels/manual/paint";
import { COLOURS } from "../meta";
import type { TableContents } from "../table/contents";
import { whole } from "../table/state";
import type { CastleLanguage } from "../text/language";

/** Coins and pieces by hand. */
export const MANUAL_PAGE = manualPage({
  colours: COLOURS,
  coins: (state, contents, colour) => {
    const s = whole(state);
    const seat = s.colours.indexOf(colour);
    if (seat < 0) return -1;
    return contents === undefined ? s.seats[seat].coins : (contents as TableContents).coins[seat];
  },
  say: (name, coins, { panel }: CastleLanguage) => panel.treasury(name, coins),
});
