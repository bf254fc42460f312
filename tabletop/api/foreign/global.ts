import { seats } from "../../world/players";
import { handZones } from "../../world/hands";
import { colorOut, objectOut, vectorOut } from "../../bridge/values";
import { isRecord } from "../../save/check";
import { colorIn } from "../../save/parts";
import { does, done } from "../done";
import { partOf, saved, setPart } from "../saved";
import { color, number, rawTable, rows, text, texts, toJson, vector, type Source } from "../reader";
import { tellOutside } from "../../world/world";
import type { Call, Field } from "../types";

const tint = (part: string, key: string): Field<undefined> => ({
  get: (world) => colorOut(colorIn(partOf(world, part)[key])),
  set: (value) => setPart(value.world, part, key, color(value, 0)),
});

const gridPlace = (axis: "x" | "y" | "z"): Field<undefined> => ({
  get: ({ file: { Grid } }) => Number(isRecord(Grid["PosOffset"]) ? (Grid["PosOffset"][axis] ?? 0) : 0),
  set: (value) => {
    const { Grid } = value.world.file;
    const place = isRecord(Grid["PosOffset"]) ? Grid["PosOffset"] : {};
    Grid["PosOffset"] = { x: 0, y: 1, z: 0, ...place, [axis]: number(value, 0) };
  },
});

/** A list of the save, of what `isOne` knows; whoever sets it hands over a list. */
const list = <T extends string | number>(
  key: string,
  isOne: (value: unknown) => value is T,
  read: (list: Source) => T[],
): Field<undefined> => ({
  get: ({ file }) => {
    const there = file[key];
    return Array.isArray(there) ? there.filter(isOne) : [];
  },
  set: (value) => setPart(value.world, "", key, read(value)),
});

/** Two numbers of the save, the least and the most. */
const pair = (key: string): Field<undefined> =>
  list(
    key,
    (one) => typeof one === "number",
    (value) => rows(value, 0, number),
  );

export const GLOBAL_FIELDS: Record<string, Field<undefined>> = {
  "Grid.type": {
    get: ({ file }) => Number(file.Grid["Type"] ?? 0) + 1,
    set: (value) => (value.world.file.Grid["Type"] = number(value, 0) - 1),
  },
  "Grid.show_lines": saved("Grid", "Lines", false),
  "Grid.thick_lines": saved("Grid", "ThickLines", false),
  "Grid.opacity": saved("Grid", "Opacity", 0.75),
  "Grid.sizeX": saved("Grid", "xSize", 2),
  "Grid.sizeY": saved("Grid", "ySize", 2),
  "Grid.offsetX": gridPlace("x"),
  "Grid.offsetY": gridPlace("z"),
  "Grid.color": tint("Grid", "Color"),
  "Info.name": saved("", "GameMode", ""),
  "Info.type": saved("", "GameType", ""),
  "Info.complexity": saved("", "GameComplexity", ""),
  "Info.number_of_players": pair("PlayerCounts"),
  "Info.playing_time": pair("PlayingTime"),
  "Info.tags": list(
    "Tags",
    (one) => typeof one === "string",
    (value) => texts(value, 0),
  ),
  "Lighting.ambient_type": saved("Lighting", "AmbientType", 0),
  "Lighting.lut_contribution": saved("Lighting", "LutContribution", 1),
  "Lighting.lut_index": saved("Lighting", "LutIndex", 0),
  "Lighting.lut_url": saved("Lighting", "LutURL", ""),
  "Time.fixed_delta_time": { get: () => 1 / 90 },
  "MusicPlayer.repeat_track": saved("MusicPlayer", "RepeatSong", false),
  "MusicPlayer.playlist_index": saved("MusicPlayer", "PlaylistEntry", -1),
  "MusicPlayer.shuffle": saved("MusicPlayer", "Shuffle", false),
  "MusicPlayer.player_status": { get: () => "Stop" },
  "MusicPlayer.loaded": { get: () => true },
};

const word = (value: unknown): string => (typeof value === "string" ? value : "");

const ambient = (name: string): [string, Call][] => [
  [
    `Lighting.getAmbient${name}Color`,
    ({ world }) => colorOut(colorIn(world.file.Lighting[`Ambient${name}Color`], { r: 0.5, g: 0.5, b: 0.5 })),
  ],
  [
    `Lighting.setAmbient${name}Color`,
    (args) => {
      args.world.file.Lighting[`Ambient${name}Color`] = color(args, 0);
      return true;
    },
  ],
];

export const GLOBAL_FUNCTIONS: Record<string, Call> = {
  "Hands.getHands": ({ world }) =>
    seats(world).flatMap((seat) => handZones(world, seat).map(({ handle }) => objectOut(handle))),
  "Backgrounds.getBackground": ({ world }) => word(world.file["Sky"]),
  "Backgrounds.setBackground": does((args) => (args.world.file["Sky"] = text(args, 0))),
  "Backgrounds.getCustomURL": ({ world }) => word(world.file["SkyURL"]),
  "Backgrounds.setCustomURL": does((args) => (args.world.file["SkyURL"] = text(args, 0))),
  "Tables.getTable": ({ world }) => world.file.Table,
  "Tables.setTable": does((args) => (args.world.file.Table = text(args, 0))),
  "Tables.getCustomURL": ({ world }) => word(world.file["TableURL"]),
  "Tables.setCustomURL": does((args) => (args.world.file["TableURL"] = text(args, 0))),
  "Tables.getTableObject": () => undefined,
  ...Object.fromEntries(["Sky", "Equator", "Ground"].flatMap(ambient)),
  "MusicPlayer.play": done,
  "MusicPlayer.pause": done,
  "MusicPlayer.skipForward": done,
  "MusicPlayer.skipBack": done,
  "MusicPlayer.getPlaylist": () => [],
  "MusicPlayer.setPlaylist": done,
  "MusicPlayer.getCurrentAudioclip": () => ({ url: "", title: "" }),
  "MusicPlayer.setCurrentAudioclip": done,
  // No page has these of Global, and published mods call them: it stands where the table's own places begin.
  "Global.positionToWorld": (args) => vectorOut(vector(args, 0)),
  "Global.positionToLocal": (args) => vectorOut(vector(args, 0)),
  "Global.getLuaScript": ({ world }) => world.file.LuaScript,
  "Global.setLuaScript": does((args) => (args.world.file.LuaScript = text(args, 0))),
  flipTable: () => false,
  setLookingForPlayers: done,
  sendExternalMessage: does((args) =>
    tellOutside(args.world, { way: "message", value: toJson(rawTable(args, 0), args.name) }),
  ),
  logString: (args) => {
    const value = args.get(0);
    return typeof value === "object" ? `(${value.$})` : String(value ?? "nil");
  },
  logStyle: done,
  copy: done,
  paste: () => [],
};
