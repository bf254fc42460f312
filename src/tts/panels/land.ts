import { landPanel } from "../../session/panel/land";
import type { Room } from "../../session/room";
import { LANGUAGE } from "../language";
import { put, show } from "./brush";
import { isSeated } from "./viewers";

export function landKey(room: Room, viewer: string): string {
  const { match } = room.table;
  const look = room.looks[viewer];
  if (match === undefined || look === undefined || look.land < 0 || !isSeated(room, viewer)) return "none";
  return `${match.stamp} ${look.land}`;
}

/** The territory that a viewer has pressed on. */
export function paintLand(room: Room, viewer: string): void {
  const { match } = room.table;
  const look = room.looks[viewer];
  const open = match !== undefined && look !== undefined && look.land >= 0 && isSeated(room, viewer);
  show(`land-${viewer}`, open);
  if (!open) return;
  const s = match.game.state;
  const model = landPanel(s, s.colours.indexOf(viewer), look.land, LANGUAGE);
  put(`land-${viewer}-title`, "text", model.title);
  const deeds = model.deeds.map((deed) => (deed.can ? LANGUAGE.panel.canDo(deed.text) : deed.text));
  put(`land-${viewer}-text`, "text", model.facts.concat(deeds).join("\n"));
}
