import { whole } from "../../games/castle-risk/table/state";
import { PALETTE } from "../../session/panel/palette";
import { POLICY_KINDS } from "../../games/castle-risk/rules/policies";
import { newIntent } from "../../session/play/intent";
import { done, type Match } from "../../session/match/match";
import { actionPanel } from "../../session/panel/action";
import { ownMatOf } from "../../games/castle-risk/panels/mats/model";
import { SEAT_SETTINGS } from "../../session/panel/parts";
import type { Room } from "../../session/table/room";
import { canRedo, freeBack, lastOwn } from "../../session/table/undo";
import { LANGUAGE } from "./language";
import { put, show } from "./brush";
import { intentKey } from "./action";
import { isSeated } from "./viewers";

/** The seat of a colour at which somebody sits, or -1. */
function seatAt(room: Room, colour: string): number {
  const { match } = room.table;
  if (match === undefined || !isSeated(room, colour)) return -1;
  return match.game.state.colours.indexOf(colour);
}

export function stripKey(room: Room, colour: string): string {
  const { match } = room.table;
  return match === undefined || seatAt(room, colour) < 0 ? "none" : `${match.revision}`;
}

/** A seat's own line: its mission, and how far it may go back and forth. */
export function paintStrip(room: Room, colour: string): void {
  const { match } = room.table;
  const seat = seatAt(room, colour);
  show(`mine-${colour}`, seat >= 0);
  if (match === undefined || seat < 0) return;
  const own = ownMatOf(whole(match.game.state), seat, LANGUAGE);
  put(`mine-${colour}-mission`, "text", own.missionText === "" ? LANGUAGE.panel.noMission : own.missionText);
  put(`mine-${colour}-mission`, "tooltip", own.missionGoal);
  paintBack(match, colour, seat);
}

function paintBack(m: Match, colour: string, seat: number): void {
  const look = (on: boolean): string => (on ? "button-normal" : "button-grey");
  put(`mine-${colour}-undo`, "image", look(done(m) > 0 && freeBack(m, seat) < done(m)));
  put(`mine-${colour}-redo`, "image", look(canRedo(m, seat)));
  put(`mine-${colour}-back`, "image", look(lastOwn(m, seat) >= 0));
}

/** The seat that picks policies now, or -1; as an action, it waits for what is changed by hand. */
function pickingSeat(room: Room, colour: string): number {
  const seat = seatAt(room, colour);
  if (room.table.match === undefined || seat < 0 || room.table.ended) return -1;
  if (room.looks[colour]?.page === "manual") return -1;
  const s = room.table.match.game.state;
  return s.step === "policies" && s.asked.includes(seat) ? seat : -1;
}

export function picksKey(room: Room, colour: string): string {
  const seat = pickingSeat(room, colour);
  const intent = room.intents[seat];
  return seat < 0
    ? "none"
    : `${room.table.match?.revision ?? 0} ${intent === undefined ? "" : intentKey(intent)}`;
}

/** Where a seat picks its policy cards, while others pick theirs. */
export function paintPicks(room: Room, colour: string): void {
  const { match } = room.table;
  const seat = pickingSeat(room, colour);
  show(`pick-${colour}`, seat >= 0);
  if (match === undefined || seat < 0) return;
  const model = actionPanel(match, room.intents[seat] ?? newIntent(match, seat), LANGUAGE);
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

export function ordersKey(room: Room, colour: string): string {
  const { match } = room.table;
  const seat = seatAt(room, colour);
  if (match === undefined || seat < 0 || room.looks[colour]?.page !== "orders") return "none";
  const { windows, losses, dice } = whole(match.game.state).seats[seat].settings;
  return `${windows} ${losses} ${dice}`;
}

/** A seat's standing orders, when it looks at them. */
export function paintOrders(room: Room, colour: string): void {
  const { match } = room.table;
  const seat = seatAt(room, colour);
  const open = match !== undefined && seat >= 0 && room.looks[colour]?.page === "orders";
  show(`page-orders-${colour}`, open);
  if (!open) return;
  const { settings } = whole(match.game.state).seats[seat];
  const values: Readonly<Record<string, string>> = { ...settings };
  for (const [id, choices] of SEAT_SETTINGS) {
    for (const value of choices)
      put(
        `orders-${colour}-${id}-${value}`,
        "image",
        values[id] === value ? "button-pressed" : "button-normal",
      );
  }
}
