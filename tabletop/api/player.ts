import { objectOut, playerOut, vectorOut, type Out } from "../bridge/values";
import { changeColor } from "../world/coming";
import { COLORS } from "../save/colors";
import { changeFault, colorOf, isSeated, keyOf, personOut, seats } from "../world/players";
import { handContents, handZones } from "../world/hands";
import { rotate } from "../world/vectors";
import { emit } from "../world/events";
import { addPing, say } from "../world/world";
import { tinted } from "./base/messages";
import { ApiError, maybeFn, number, table, text, texts, vector, type Source } from "./reader";
import type { Call, Field, PlayerCall } from "./types";
import type { Person, TableObject, World } from "../world/types";

/** Where a hand faces, has its right, and its top, before it is turned. */
export const DIRECTIONS = [
  { x: 0, y: 0, z: 1 },
  { x: 1, y: 0, z: 0 },
  { x: 0, y: 1, z: 0 },
];

const people = (world: World, test: (person: Person) => boolean): Out =>
  world.people.list.filter(test).map(personOut);

export const PLAYER_FUNCTIONS: Record<string, Call> = {
  /** Player["Red"]: the seat, whether anyone sits there or not. Those who watch have none. */
  Player: (args) => {
    const name = text(args, 0);
    if (!COLORS.includes(name) || name === "Grey")
      throw new ApiError(`cannot access field ${name} of userdata<LuaPlayerManager>`);
    return playerOut(name);
  },
  "Player.getPlayers": (args) => people(args.world, () => true),
  "Player.getSpectators": (args) => people(args.world, (person) => person.color === "Grey"),
  "Player.getColors": () => COLORS,
  "Player.getAvailableColors": (args) => seats(args.world),
  getSeatedPlayers: (args) =>
    args.world.people.list.map(({ pointing }) => pointing).filter((seat) => seat !== "Grey"),
};

export const PLAYER_FIELDS: Record<string, Field<{ person: Person | undefined; key: string }>> = {
  color: { get: (world, { key }) => colorOf(world, key) },
  seated: { get: (world, { key }) => isSeated(world, key) },
  host: { get: (_, { person }) => person?.host ?? false },
  promoted: { get: (_, { person }) => person?.promoted ?? false },
  admin: { get: (_, { person }) => person !== undefined && (person.host || person.promoted) },
  steam_id: {
    get: (_, { person }) => (person === undefined ? undefined : `7656119800000${1000 + person.account}`),
  },
  steam_name: { get: (_, { person }) => person?.name },
  team: {
    get: (_, { person }) => person?.team ?? "None",
    set: (value, { person }) => {
      if (person !== undefined) person.team = text(value, 0);
    },
  },
  blindfolded: { get: (_, { person }) => person?.blindfolded ?? false },
};

type Dialog = Partial<NonNullable<Person["dialog"]>>;

function dialog(kind: string, args: Source, person: Person | undefined, rest: Dialog): Out {
  if (person === undefined) return false;
  person.dialog = { kind, text: text(args, 0), fn: undefined, value: "", options: [], ...rest };
  return true;
}

/** The hand of a player that an argument names by its number, the first if it is not given. */
export function hand(args: Source, at: number, key: string): TableObject | undefined {
  return handZones(args.world, colorOf(args.world, key))[number(args, at, 1) - 1];
}

function listen(way: "print" | "broadcast"): PlayerCall {
  return (args, person, key) => {
    if (person === undefined) throw new ApiError(`Player ${key} does not exist`);
    say(args.world, { way, text: text(args, 0), to: keyOf(person), ...tinted(args, 1) });
    return true;
  };
}

export const PLAYER_METHODS: Record<string, PlayerCall> = {
  getHandCount: (args, _, key) => handZones(args.world, colorOf(args.world, key)).length,
  getHandObjects: (args, _, key) => {
    const zone = hand(args, 0, key);
    return zone === undefined ? [] : handContents(args.world, zone).map((object) => objectOut(object.handle));
  },
  getHandTransform: (args, _, key) => {
    const zone = hand(args, 0, key);
    if (zone === undefined) return undefined;
    const { position, rotation, scale } = zone;
    const [forward, right, up] = DIRECTIONS.map((one) => vectorOut(rotate(one, rotation)));
    const place = { position: vectorOut(position), rotation: vectorOut(rotation), scale: vectorOut(scale) };
    return { ...place, forward, right, up };
  },
  getHoldingObjects: (args, person) =>
    [...args.world.objects.values()]
      .filter((object) => object.heldBy !== undefined && object.heldBy === person?.color)
      .map((object) => objectOut(object.handle)),
  getSelectedObjects: () => [],
  getHoverObject: (args, person) => {
    const hover = person?.hover;
    return hover === undefined || !args.world.objects.has(hover) ? undefined : objectOut(hover);
  },
  getPointerPosition: (_, person) => (person === undefined ? undefined : vectorOut(person.pointer)),
  lookAt: (args, person) => {
    const params = table(args, 0, ["position", "pitch", "yaw", "distance"]);
    const [pitch, yaw, distance] = [
      number(params, "pitch", 0),
      number(params, "yaw", 0),
      number(params, "distance", 40),
    ];
    if (person !== undefined) {
      person.camera = { position: vector(params, "position"), pitch, yaw, distance };
      person.cameraMode = "ThirdPerson";
    }
    return person !== undefined;
  },
  setCameraMode: (args, person) => {
    if (person !== undefined) person.cameraMode = text(args, 0);
    return person !== undefined;
  },
  changeColor: (args, person) => {
    const wanted = text(args, 0);
    if (person === undefined || changeFault(args.world, person, wanted) !== undefined) return false;
    changeColor(args.world, person, wanted);
    return true;
  },
  promote: (_, person) => {
    if (person === undefined || person.host) return false;
    person.promoted = !person.promoted;
    return true;
  },
  print: listen("print"),
  broadcast: listen("broadcast"),
  pingTable: (args, person) => {
    const position = vector(args, 0);
    if (person === undefined) return false;
    addPing(args.world, person.color, position, true);
    emit(args.world, "onPlayerPing", personOut(person), vectorOut(position), undefined);
    return true;
  },
  showInfoDialog: (args, person) => dialog("info", args, person, {}),
  showConfirmDialog: (args, person) => dialog("confirm", args, person, { fn: maybeFn(args, 1) }),
  showInputDialog: (args, person) =>
    dialog("input", args, person, { value: text(args, 1, ""), fn: maybeFn(args, 2) }),
  showMemoDialog: (args, person) =>
    dialog("memo", args, person, { value: text(args, 1, ""), fn: maybeFn(args, 2) }),
  showOptionsDialog: (args, person) =>
    dialog("options", args, person, {
      options: texts(args, 1),
      value: text(args, 2, ""),
      fn: maybeFn(args, 3),
    }),
};
