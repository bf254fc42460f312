import { intentKey } from "../../../../session/intent/key";
import { modelOfAction } from "../../../../session/panels/action/model";
import { PALETTE } from "../../../../session/ui/palette";
import type { Panel, Writer } from "../../../../session/game/panel";
import { namesOf, seatAt } from "../../../../session/ui/viewers";
import { newIntent } from "../../../../session/intent/intent";
import type { Room } from "../../../../session/table/room";
import { COLOURS } from "../../meta";
import { policyDeck } from "../../rules/policies";
import { whole } from "../../table/state";
import type { CastleLanguage } from "../../text/language";
import { PICK_ROWS } from "./geometry";

/** The seat that picks policies now, or -1; as an action, it waits for what is changed by hand. */
function pickingSeat(room: Room, colour: string): number {
  const seat = seatAt(room, colour);
  if (room.table.match === undefined || seat < 0 || room.table.ended) return -1;
  if (room.screens[colour]?.page === "manual") return -1;
  const s = room.table.match.game.state;
  return s.step === "policies" && s.asked.includes(seat) ? seat : -1;
}

function picksKey(room: Room, colour: string): string {
  const seat = pickingSeat(room, colour);
  const intent = room.intents[seat];
  return seat < 0
    ? "none"
    : `${room.table.match?.revision ?? 0} ${room.screens[colour]?.folded["pick"]} ${intent === undefined ? "" : intentKey(intent)}`;
}

function paintPicks(room: Room, colour: string, { putAll }: Writer, language: CastleLanguage): void {
  const { match } = room.table;
  const seat = pickingSeat(room, colour);
  const open = seat >= 0 && room.screens[colour]?.folded["pick"] !== true;
  if (match === undefined || !open) return;
  const model = modelOfAction(match, room.intents[seat] ?? newIntent(match, seat), language);
  model.steppers.forEach((step, i) => {
    if (i < PICK_ROWS) putAll(`pick-${colour}-${i}`, "text", step.amount);
  });
  putAll(`pick-${colour}-sum`, "text", model.sumText);
  putAll(`pick-${colour}-confirm`, "image", model.confirm ? "button-accent" : "button-grey");
  putAll(`pick-${colour}-confirm`, "textColor", model.confirm ? PALETTE.light : PALETTE.faint);
}

/** What a seat has picked of its policy cards. */
export const PICKED: Panel<Room> = { layer: "turn", viewers: "seats", key: picksKey, paint: paintPicks };

/** Those who pick now; `folded` tells who has folded it. */
function pickers(room: Room, folded: boolean): string {
  const is = (id: string): boolean => (room.screens[id]?.folded["pick"] === true) === folded;
  return namesOf(COLOURS.filter((id) => pickingSeat(room, id) >= 0 && is(id)));
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
      const deck = policyDeck(whole(match.game.state).options);
      deck.forEach((cards, kind) => {
        showAll(`pick-${kind}`, cards > 0);
      });
    }
    showAllTo("pick", open);
    showAllTo("pick-folded", pickers(room, true));
  },
};
