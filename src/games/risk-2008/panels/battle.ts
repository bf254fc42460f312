import { worldBattle } from "../../../risk/world/panels/battle";
import type { RollShow2008 } from "../table/battle-show";
import type { Language2008 } from "../text/language";
import { landName } from "../text/names";

/** Two armies face to face; beside the dice which ones were dropped (rules 8.7, 8.8). */
export const BATTLE = worldBattle<RollShow2008>({
  landName,
  rule: ({ dropped }, { panel }: Language2008) =>
    dropped.length === 0 ? panel.battleRule : `${panel.battleRule}\n${panel.dropped(dropped)}`,
});
