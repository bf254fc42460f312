import type { Room } from "../../table/room";
import { pickedIf } from "../buttons";
import type { Panel, Writer } from "../panel";
import { namesOf, seatAt } from "../viewers";

function ordersKey(room: Room, colour: string): string {
  const { match, module } = room.table;
  const seat = seatAt(room, colour);
  if (match === undefined || seat < 0 || room.screens[colour]?.page !== "orders") return "none";
  let key = "";
  for (const [id] of module.table.settings)
    key += `${module.table.settingValue(match.game.state, seat, id)} `;
  return key;
}

function paintOrders(room: Room, colour: string, { put, showTo }: Writer): void {
  const { match, module } = room.table;
  const { settings, settingValue } = module.table;
  const seat = seatAt(room, colour);
  const open = match !== undefined && seat >= 0 && room.screens[colour]?.page === "orders";
  showTo(`page-orders-${colour}`, open ? namesOf([colour]) : "");
  if (!open) return;
  for (const [id, values] of settings) {
    const now = settingValue(match.game.state, seat, id);
    for (const value of values) put(`orders-${colour}-${id}-${value}`, "image", pickedIf(now === value));
  }
}

/** A seat's standing orders, when it looks at them. */
export const ORDERS: Panel<Room> = { layer: "own", viewers: "seats", key: ordersKey, paint: paintOrders };
