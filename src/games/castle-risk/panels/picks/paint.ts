import { choosingKey, choosingSeat, isPickFolded } from "../../../../session/panels/choosing";
import { modelOfAction } from "../../../../session/panels/action/model";
import { PALETTE } from "../../../../session/ui/palette";
import type { Panel } from "../../../../session/game/panel";
import { namesOf } from "../../../../session/ui/viewers";
import { newIntent } from "../../../../session/intent/intent";
import type { Room } from "../../../../session/table/room";
import { COLOURS } from "../../meta";
import { policyDeck } from "../../rules/policies";
import { whole } from "../../table/state";
import type { CastleLanguage } from "../../text/language";
import { PICK_ROWS } from "./geometry";

const STEPS: readonly string[] = ["policies"];

/** What a seat has picked of its policy cards. */
export const PICKED: Panel<Room> = {
  layer: "turn",
  viewers: "seats",
  key: (room, colour) => choosingKey(room, colour, STEPS),
  paint: (room, colour, { putAll }, language: CastleLanguage) => {
    const { match } = room.table;
    const seat = choosingSeat(room, colour, STEPS);
    const open = seat >= 0 && !isPickFolded(room, colour);
    if (match === undefined || !open) return;
    const model = modelOfAction(match, room.intents[seat] ?? newIntent(match, seat), language);
    model.steppers.forEach((step, i) => {
      if (i < PICK_ROWS) putAll(`pick-${colour}-${i}`, "text", step.amount);
    });
    putAll(`pick-${colour}-sum`, "text", model.sumText);
    putAll(`pick-${colour}-confirm`, "image", model.confirm ? "button-accent" : "button-grey");
    putAll(`pick-${colour}-confirm`, "textColor", model.confirm ? PALETTE.light : PALETTE.faint);
  },
};

/** Those who pick now; `folded` tells who has folded it. */
function pickers(room: Room, folded: boolean): string {
  return namesOf(
    COLOURS.filter((id) => choosingSeat(room, id, STEPS) >= 0 && isPickFolded(room, id) === folded),
  );
}

/** Where seats pick their policy cards, while others pick theirs. */
export const PICKS: Panel<Room> = {
  layer: "turn",
  viewers: "all",
  key: (room) => `${pickers(room, false)} ${pickers(room, true)}`,
  paint: (room, _viewer, { showAll, showAllTo }) => {
    const { match } = room.table;
    const open = pickers(room, false);
    if (open !== "" && match !== undefined) {
      policyDeck(whole(match.game.state).options).forEach((cards, kind) => {
        showAll(`pick-${kind}`, cards > 0);
      });
    }
    showAllTo("pick", open);
    showAllTo("pick-folded", pickers(room, true));
  },
};
