import { intentKey } from "../../../../session/panel/action/key";
import { modelOfAction } from "../../../../session/panel/action/model";
import { PALETTE } from "../../../../session/panel/palette";
import type { Panel, Writer } from "../../../../session/panel/panel";
import { seatAt } from "../../../../session/panel/viewers";
import { newIntent } from "../../../../session/play/intent";
import type { Room } from "../../../../session/table/room";
import { POLICY_KINDS } from "../../rules/policies";
import type { CastleLanguage } from "../../text/language";

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
    : `${room.table.match?.revision ?? 0} ${intent === undefined ? "" : intentKey(intent)}`;
}

function paintPicks(room: Room, colour: string, { put, show }: Writer, language: CastleLanguage): void {
  const { match } = room.table;
  const seat = pickingSeat(room, colour);
  show(`pick-${colour}`, seat >= 0);
  if (match === undefined || seat < 0) return;
  const model = modelOfAction(match, room.intents[seat] ?? newIntent(match, seat), language);
  put(`pick-${colour}-prompt`, "text", model.prompt);
  for (let kind = 0; kind < POLICY_KINDS; kind++) {
    const at = kind;
    const found = model.steppers.find((step) => step.kind === at);
    show(`pick-${colour}-${at}`, found !== undefined);
    if (found !== undefined) {
      put(`pick-${colour}-${at}-text`, "text", found.name);
      put(`pick-${colour}-${at}-amount`, "text", found.amount);
    }
  }
  put(`pick-${colour}-sum`, "text", model.sumText);
  put(`pick-${colour}-confirm`, "image", model.confirm ? "button-accent" : "button-grey");
  put(`pick-${colour}-confirm`, "textColor", model.confirm ? PALETTE.light : PALETTE.faint);
}

/** Where a seat picks its policy cards, while others pick theirs. */
export const PICKS: Panel<Room> = { layer: "turn", viewers: "seats", key: picksKey, paint: paintPicks };
