import type { Room } from "../../table/room";
import { isOver } from "../../table/table";
import type { Panel, Writer } from "../../game/panel";
import { namesOf, seatAt } from "../../ui/viewers";
import { VALUE_HEIGHT, valuePlace } from "./geometry";

function ordersKey(room: Room, colour: string): string {
  const { match, module } = room.table;
  const seat = seatAt(room, colour);
  if (match === undefined || seat < 0 || room.screens[colour]?.page !== "orders") return "none";
  const { settings, settingValue } = module.table;
  return settings.map(([id]) => settingValue(match.game.state, seat, id)).join(" ");
}

function paintOrders(room: Room, colour: string, { putAll }: Writer): void {
  const { match, module } = room.table;
  const { settings, settingValue } = module.table;
  const seat = seatAt(room, colour);
  const open = match !== undefined && seat >= 0 && room.screens[colour]?.page === "orders";
  if (!open) return;
  settings.forEach(([id, values], i) => {
    const [x, y] = valuePlace(i, values.indexOf(settingValue(match.game.state, seat, id)));
    putAll(`orders-${colour}-${id}`, "offsetXY", `${x} ${-(y + VALUE_HEIGHT + 2)}`);
  });
}

function readers(room: Room): string {
  const { colours } = room.table.module.meta;
  return namesOf(colours.filter((id) => room.screens[id]?.page === "orders" && seatAt(room, id) >= 0));
}

/** Of those who look at it those who are in the game still, and can resign. */
function resigners(room: Room): string {
  const { match, module } = room.table;
  if (match === undefined || isOver(room.table)) return "";
  const { seats } = match.game.state;
  return namesOf(
    module.meta.colours.filter((id) => {
      const seat = seatAt(room, id);
      return seat >= 0 && seats[seat].alive && room.screens[id]?.page === "orders";
    }),
  );
}

/** The page of a seat's standing orders. */
export const ORDERS_PAGE: Panel<Room> = {
  layer: "own",
  viewers: "all",
  key: (room) => `${readers(room)} ${isOver(room.table)} ${resigners(room)}`,
  paint: (room, _viewer, { showAllTo }) => {
    showAllTo("page-orders", readers(room));
    showAllTo("orders-end", isOver(room.table) ? "" : readers(room));
    showAllTo("orders-resign", resigners(room));
  },
};

/** A seat's standing orders, when it looks at them. */
export const ORDERS: Panel<Room> = { layer: "own", viewers: "seats", key: ordersKey, paint: paintOrders };
