import { asks, panelsOut } from "./panels";
import { lineOut, pieceOut, vector } from "./wire";
import { isLoading, seenElements } from "../../world/interface";
import { keyPieces } from "./keys";
import { lyingOf } from "./lying";
import { personOf, tabOf, type Panels, type Room, type Scene, type Screen, type Tab } from "./room";
import { lookOf, noteLook, seenNow } from "./seen";
import { shield } from "./shield";
import { newPerson } from "../../world/coming";
import { viewOf, type Recall, type View as Seen } from "../../world/look";
import type { Person, World } from "../../world/types";
import type { Piece, Seat, View, You } from "../../wire/view";

/** Somebody at no seat, who looks while the seat picker is open. */
const NOBODY = newPerson(-1, "", false);

/** What a browser is to show now. Everything that is in it comes from what `viewOf` lets its person see. */
export function sceneOf(room: Room, tab: Tab): Scene {
  const { world } = room.table.session;
  const { screen } = tab;
  const by = (tab.looking === undefined ? undefined : personOf(room, tab.looking)) ?? NOBODY;
  const draw = <T>(what: string, make: () => T, instead: T): T => shield(room, what, make, instead);
  const seen = viewOf(world, by, recall(room), draw);
  const none: Panels = { state: "", roots: [], elements: new Map(), asked: false };
  const panels = shield(room, "The interface", () => panelsOf(world, screen, by, seen), none);
  const pieces = piecesOf(room, screen, seen);
  const { on, elements } = lyingOf(room, screen, by, seen.objects, panels.elements);
  const view: View = {
    table: {
      ...{ name: world.file.SaveName, table: world.file.Table, note: seen.note },
      ...{ turn: seen.turn, stopped: room.stopped, inspected: room.inspection.byAll },
    },
    you: youOf(room, tab, by, panels.asked),
    seats: seatsOf(room, seen),
    people: peopleOf(room),
    pieces: {},
    lines: seen.lines.flatMap((line) => shield(room, "A line drawn on the table", () => [lineOut(line)], [])),
    ui: {
      loading: isLoading(world),
      assets: Object.fromEntries(world.interface.assets.map(({ Name, URL }) => [Name, room.urls(URL)])),
      ...{ roots: panels.roots, elements: {} },
      ...(on === undefined ? {} : { on }),
    },
    chat: Object.fromEntries(screen.chat),
    notebook: seen.notebook.map(({ title, body }) => ({ title, body })),
    menu: seen.menu,
    hotkeys: seen.hotkeys,
    pings: Object.fromEntries(
      seen.pings.map(({ n, by: color, at, frame, isScript }) => [
        n,
        { by: color, at: vector(at), frame, ...(isScript ? { script: true as const } : {}) },
      ]),
    ),
  };
  const dialog = numbered(screen.dialog, seen.dialog);
  if (dialog !== undefined) {
    const { kind, text, value, options } = dialog;
    view.dialog = {
      ...{ n: screen.dialog.n, kind: kind as NonNullable<View["dialog"]>["kind"] },
      ...{ text, value, options: [...options] },
    };
  }
  const camera = numbered(screen.camera, seen.camera);
  if (camera !== undefined) {
    const { position, pitch, yaw, distance } = camera;
    view.camera = { n: screen.camera.n, at: vector(position), pitch, yaw, distance };
  }
  return { view, pieces, elements };
}

/** The interface, made anew only where it or its viewer is another. */
function panelsOf(world: World, screen: Screen, by: Person, seen: Seen): Panels {
  const { id, color, host, promoted, team, typed } = by;
  const state = [world.interface.changes, id, color, host, promoted, team, ...[...typed].flat()].join("\n");
  if (screen.panels.state !== state) {
    const asked = by !== NOBODY && asks(world.interface.document, seen.interface);
    screen.panels = { state, ...panelsOut(screen.keys, seen.interface), asked };
  }
  return screen.panels;
}

/** Another dialog or wish gets the next number. */
function numbered<T>(last: { n: number; of: T }, now: T): T {
  if (now !== undefined && now !== last.of) last.n++;
  last.of = now;
  return now;
}

/** Looks at each object once in a tick, for all who see it the same way. */
function recall(room: Room): Recall {
  return (object, hidden, make) => {
    const { looks, urls } = room;
    const { handle, guid, data } = object;
    const look = lookOf(looks, hidden);
    const seen = seenNow(looks, look, handle);
    if (seen !== undefined) return seen;
    const { Name, Nickname = "" } = data;
    const what = `The piece ${guid} (${Nickname === "" ? Name : Nickname})`;
    return shield(room, what, () => noteLook(looks, look, handle, make(), urls), undefined);
  };
}

function piecesOf(room: Room, screen: Screen, seen: Seen): Map<number, Piece> {
  const out = new Map<number, Piece>();
  const { keys } = screen;
  keyPieces(keys, seen.objects);
  for (const one of seen.objects) {
    const key = keys.pieces.get(one.handle)?.key;
    const look = lookOf(room.looks, one.side === "hidden").get(one.handle);
    if (key !== undefined) out.set(key, look?.piece ?? pieceOut(one, room.urls));
  }
  return out;
}

function youOf(room: Room, tab: Tab, by: Person, asked: boolean): You {
  const { color, host, promoted } = by;
  const { world } = room.table.session;
  const own: You["own"] = {};
  if (tab.people.length > 1)
    for (const id of tab.people) {
      const person = personOf(room, id);
      if (person === undefined || person.color === "Grey") continue;
      const isAsked = (): boolean => asks(world.interface.document, seenElements(world, person));
      own[person.color] = { name: person.name, asked: shield(room, "The interface", isAsked, false) };
    }
  return { color, host, promoted, asked, pickingSeat: by === NOBODY, own };
}

function seatsOf(room: Room, seen: Seen): Record<string, Seat> {
  const { list } = room.table.session.world.people;
  const out: Record<string, Seat> = {};
  for (const { color, position, rotation, scale, count } of seen.hands) {
    const person = list.find((one) => one.color === color);
    const seat = (out[color] ??= { hands: [], ...(person === undefined ? {} : { person: person.id }) });
    seat.hands.push({ at: vector(position), turn: vector(rotation), size: vector(scale), count });
  }
  return out;
}

function peopleOf(room: Room): View["people"] {
  const { list } = room.table.session.world.people;
  return Object.fromEntries(
    list.map(({ id, name, color, host, promoted, team }) => [
      id,
      { name, color, host, promoted, team, here: tabOf(room, id)?.here ?? false },
    ]),
  );
}
