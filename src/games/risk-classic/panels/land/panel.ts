import { landPanel } from "../../../../session/panel/land/paint";
import type { Room } from "../../../../session/table/room";
import { whole } from "../../table/state";
import type { ClassicLanguage } from "../../text/language";
import { viewOfLand } from "./model";

/** Whether somebody has picked where armies come from: this board goes up to the corner where a target could lie below the panel. */
function hasSource({ table, intents }: Room): boolean {
  const asked = table.match === undefined ? [] : table.match.game.state.asked;
  return asked.some((seat) => intents[seat]?.draft.from !== undefined);
}

/** The territory that a viewer has pressed on. */
export const LAND = landPanel(
  (s, seat, t, language) => viewOfLand(whole(s), seat, t, language as ClassicLanguage),
  hasSource,
);
