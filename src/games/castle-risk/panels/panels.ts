import { COMPUTERS } from "../../../session/panels/computers/paint";
import type { Panel } from "../../../session/game/panel";
import { referencePages } from "../../../session/panels/reference/paint";
import { CROWNS, KINGDOM } from "./kingdom/paint";
import { MAT, MATS } from "./mats/paint";
import { PICKED, PICKS } from "./picks/paint";
import { WINDOW, windowKey } from "./window/paint";
import { landPanel } from "../../../session/panels/land/paint";
import { whole } from "../table/state";
import type { CastleLanguage } from "../text/language";
import { viewOfLand } from "./land/model";
import { manualPage } from "../../../session/panels/manual/paint";
import { COLOURS } from "../meta";
import type { State } from "../rules/state";
import type { TableContents } from "../table/contents";

/** Coins and pieces by hand. */
const MANUAL_PAGE = manualPage({
  colours: COLOURS,
  coins: (s: State, contents: TableContents | undefined, colour) => {
    const seat = s.colours.indexOf(colour);
    if (seat < 0) return -1;
    return contents === undefined ? s.seats[seat].coins : contents.coins[seat];
  },
  say: (name, coins, { panel }: CastleLanguage) => panel.treasury(name, coins),
});

/** The territory that a viewer has pressed on. Card windows stand in the same place. */
const LAND = landPanel(
  (s, seat, t, language) => viewOfLand(whole(s), seat, t, language as CastleLanguage),
  (room) => windowKey(room) !== "none",
);

/** The panels that Castle Risk adds to those of every table. */
export const PANELS: readonly Panel[] = [
  LAND,
  WINDOW,
  PICKS,
  PICKED,
  MATS,
  MAT,
  COMPUTERS,
  referencePages(["help", "costs", "titles", "cards", "policies"]),
  CROWNS,
  MANUAL_PAGE,
  KINGDOM,
];
