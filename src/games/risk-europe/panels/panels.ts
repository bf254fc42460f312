import { COMPUTERS } from "../../../session/panels/computers/paint";
import type { Panel } from "../../../session/game/panel";
import { menuOf } from "../../../session/panels/reference/menu";
import { referencePages } from "../../../session/panels/reference/paint";
import { MAT, MATS } from "./mats/paint";
import { whole } from "../table/state";
import { PICKS } from "./picks/paint";
import { landPanel } from "../../../session/panels/land/paint";
import type { EuropeLanguage } from "../text/language";
import { viewOfLand } from "./land/model";
import { manualPage } from "../../../session/panels/manual/paint";
import { COLOURS } from "../meta";
import { armyOf } from "../rules/army";
import { armyColours } from "../rules/variant";
import type { State } from "../rules/state";
import type { TableContents } from "../table/contents";

/** Coins and pieces by hand; mercenary armies have treasuries, too. */
const MANUAL_PAGE = manualPage({
  colours: COLOURS,
  coins: (s: State, contents: TableContents | undefined, colour) => {
    const army = armyColours(s.colours).indexOf(colour);
    if (!armyOf(s, army).alive) return -1;
    return contents === undefined ? armyOf(s, army).coins : contents.coins[army];
  },
  say: (name, coins, { panel }: EuropeLanguage) => panel.treasury(name, coins),
});

/** The territory that a viewer has pressed on. */
const LAND = landPanel(
  (s, seat, t, language) => viewOfLand(whole(s), seat, t, language as EuropeLanguage),
  () => false,
);

/** The panels that Risk Europe adds to those of every table. */
export const PANELS: readonly Panel[] = [
  LAND,
  PICKS,
  MATS,
  MAT,
  COMPUTERS,
  MANUAL_PAGE,
  referencePages(["help", "costs", "cards", "tiles", "missions"]),
  menuOf("missions", (s) => whole(s).options.kingdom_missions === "on"),
];
