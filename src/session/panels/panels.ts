import type { GameModule } from "../game/module";
import { ACTION } from "./action/paint";
import { ADVICE } from "./advice/paint";
import { ASKS } from "./asks/paint";
import { BATTLE } from "./battle/paint";
import { GUIDE } from "./guide/paint";
import { LOG_ROWS_READ, LOG_PAGE, LOG_TAIL } from "./log/paint";
import { MIDDLE } from "./middle/paint";
import { MOMENT } from "./moment/paint";
import { ODDS } from "./odds/paint";
import { ORDERS, ORDERS_PAGE } from "./orders/paint";
import { OWN } from "./own/paint";
import { LAYERS, type Panel } from "../game/panel";
import { PEOPLE } from "./people/paint";
import { PROPOSAL } from "./proposal/paint";
import { SETTINGS } from "./settings/paint";
import { SETUP } from "./setup/paint";
import { COPIES, SIZES } from "./sizes/paint";
import { STATUS } from "./status/paint";
import { VICTORY } from "./victory/paint";
import { WATCHING } from "../ui/viewers";

/** The panels that every table has; in a layer they are painted in this order. */
const OWN_PANELS: readonly Panel[] = [
  SIZES,
  COPIES,
  SETUP,
  MIDDLE,
  STATUS,
  PROPOSAL,
  BATTLE,
  MOMENT,
  ODDS,
  ACTION,
  OWN,
  ADVICE,
  LOG_TAIL,
  LOG_PAGE,
  LOG_ROWS_READ,
  ORDERS_PAGE,
  ORDERS,
  ASKS,
  SETTINGS,
  PEOPLE,
  GUIDE,
  VICTORY,
];

/** A panel as it is painted for one viewer; the viewer is empty where it is painted once. */
export interface PanelView {
  readonly panel: Panel;
  readonly viewer: string;
}

/** All panels of a table at which a game is played, the table's and the game's, in the order of painting. */
export function panelViews({ meta, panels }: GameModule): PanelView[] {
  const everyone = meta.colours.concat([WATCHING]);
  const list: PanelView[] = [];
  for (const layer of LAYERS) {
    for (const panel of OWN_PANELS.concat(panels)) {
      if (panel.layer === layer) {
        const viewers = panel.viewers === "all" ? [""] : panel.viewers === "seats" ? meta.colours : everyone;
        for (const viewer of viewers) list.push({ panel, viewer });
      }
    }
  }
  return list;
}
