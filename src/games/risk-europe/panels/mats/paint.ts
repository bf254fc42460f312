import { NOBODY } from "../../../../core/types";
import { PALETTE } from "../../../../session/ui/palette";
import type { Panel } from "../../../../session/game/panel";
import { playerText } from "../../../../session/ui/seat";
import { matKey, matsPanel } from "../../../../session/panels/mats/paint";
import type { Room } from "../../../../session/table/room";
import { chairOf } from "../../../../session/table/table";
import { isPlayer } from "../../rules/army";
import { armyColours } from "../../rules/variant";
import { whole } from "../../table/state";
import type { EuropeLanguage } from "../../text/language";
import { armyColour } from "../../text/names";
import { fulfilledBy, linesOfArmy } from "./model";

/** Letters that have room in the first line of a sheet, beside the emblem. */
const NAME_LETTERS = 19;

/** The sheets of all armies, mercenaries among them, and who has folded them up. */
export const MATS = matsPanel([]);

/** What everybody sees of an army. */
export const MAT: Panel<Room> = {
  layer: "seats",
  viewers: "seats",
  /** Mercenary armies have no seat: theirs depends on the match alone. */
  key: (room, colour) => {
    const { match } = room.table;
    const key = matKey(room, colour);
    return match !== undefined && key === "none" ? `${match.revision}` : key;
  },
  paint: (room, colour, { putAll }, language: EuropeLanguage) => {
    const { match } = room.table;
    if (match === undefined) return;
    const s = whole(match.game.state);
    const army = armyColours(s.colours).indexOf(colour);
    const name =
      army >= 0 && army < s.seats.length
        ? playerText(match, army, chairOf(room.table, army), NAME_LETTERS, language)
        : armyColour(army, s.colours, language.names);
    putAll(`mat-${colour}-text`, "text", linesOfArmy(s, army, name, language).join("\n"));
    putAll(`mat-${colour}-text`, "tooltip", fulfilledBy(s, army, language));
    // Of a player's army it is what the computer says that plays it.
    if (!isPlayer(s, army)) putAll(`mat-${colour}`, "tooltip", language.panel.mercenaryHelp);
    const acts = s.acting === NOBODY ? s.turn : s.acting;
    putAll(`mat-${colour}`, "color", acts === army ? PALETTE.turn : PALETTE.mat);
  },
};
